import FlowEngine
import FlowSnapshots

/// Draws the screen of a frame.
///
/// A node is drawn as `docs/frame-format.md` says. What is merely moved is written where it comes to
/// be; what is turned or scaled has a group of its own, unless it is seen in perspective, which has no
/// transform in SVG: its outlines are then projected point by point.
struct ScreenDrawing {

  /// What has been drawn.
  var svg: SVGWriter
  /// Whether text without an alignment begins at the right.
  let isRightToLeft: Bool
  /// The colours of what the system draws.
  let look: DrawnKeyboard.Look
  private let marks: Set<String>
  private let nodes: [DrawnNode]
  /// The indices of each node's children; those of roots are under nil.
  private let children: [String?: [Int]]

  /// Where something is drawn.
  struct Place {
    /// The node's plane in the innermost group.
    var plane: Plane
    /// What is not clipped, in the innermost group; `nil` where that is not known.
    var visible: Rect?
    /// How many nodes it is in.
    var depth = 0
  }

  /// Begins to draw.
  ///
  /// - Parameters:
  ///   - nodes: The frame's nodes, back to front, parents before their children.
  ///   - marks: The ids of nodes that differ from those of another frame.
  ///   - isRightToLeft: Whether the interface is laid out from right to left.
  ///   - look: The colours of what the system draws, such as wheels.
  ///   - svg: What has been written before.
  init(
    _ nodes: [DrawnNode], marks: Set<String>, isRightToLeft: Bool, look: DrawnKeyboard.Look,
    svg: SVGWriter
  ) {
    self.nodes = nodes
    self.marks = marks
    self.isRightToLeft = isRightToLeft
    self.look = look
    self.svg = svg
    var children: [String?: [Int]] = [:]
    var known: Set<String> = []
    for (index, node) in nodes.enumerated() {
      // A parent that does not come before its child is none.
      let parent = node.parent.flatMap { known.contains($0) ? $0 : nil }
      children[parent, default: []].append(index)
      known.insert(node.id)
    }
    self.children = children
  }

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - keyboard: The keyboard, if there is one.
  mutating func draw(_ size: Size, keyboard: DrawnKeyboard?) {
    let place = Place(
      plane: .identity, visible: Rect(x: 0, y: 0, width: size.width, height: size.height))
    let roots = (children[nil] ?? []).map { nodes[$0] }
    let inFront = keyboard.map { keyboard in Set(roots.filter { keyboard.isBehind($0) }.map(\.id)) }
    for node in roots where !(inFront?.contains(node.id) ?? false) { draw(node, in: place) }
    guard let keyboard, let inFront else { return }
    keyboard.draw(under: roots.filter { inFront.contains($0.id) }, in: size, to: &svg)
    for node in roots where inFront.contains(node.id) { draw(node, in: place) }
  }

  private mutating func draw(_ node: DrawnNode, in outer: Place) {
    guard !node.isHidden, node.alpha >= 0.005, outer.depth < DrawingLimits.depth else { return }
    var place = outer
    place.depth += 1
    place.plane = Plane(of: node).then(outer.plane)
    let rect = Rect(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
    guard isSeen(node, rect, place) else { return }
    var group: [SVGWriter.Attribute] = node.opacity < 1 ? [("opacity", node.opacity.drawn)] : []
    if place.plane.translation == nil, place.plane.isAffine {
      group.append(("transform", place.plane.matrixText(about: .zero)))
      place.plane = .identity
      place.visible = nil
    }
    if !group.isEmpty { svg.begin("g", group) }
    drawLayer(of: node, rect, in: place)
    drawContents(of: node, rect, in: place)
    if node.isFocused, node.kind != "field" { drawRing(around: rect, node.cornerRadius, in: place) }
    if marks.contains(node.id) { drawMark(Outline(rect, radius: 0), in: place) }
    if !group.isEmpty { svg.end() }
  }

  /// Whether anything of a node may be seen.
  private func isSeen(_ node: DrawnNode, _ rect: Rect, _ place: Place) -> Bool {
    guard let visible = place.visible, let origin = place.plane.translation else { return true }
    guard children[node.id] == nil || node.clips else { return true }
    // Text and strokes may reach beyond a node by a little.
    let reach = node.font.size + node.borderWidth
    return origin.x - reach < visible.maxX && origin.x + rect.width + reach > visible.minX
      && origin.y - reach < visible.maxY && origin.y + rect.height + reach > visible.minY
  }

  /// Draws a ring around a node other than a field that has the focus.
  private mutating func drawRing(around rect: Rect, _ radius: Double, in place: Place) {
    let ring = Outline(rect.insetBy(dx: -3.5, dy: -3.5), radius: radius + 3.5)
    let line = DrawnColor.tint.stroking + [("stroke-width", "3")]
    path(of: ring, in: place, [("fill", "none")] + line)
  }

  // MARK: The node's own layer

  private mutating func drawLayer(of node: DrawnNode, _ rect: Rect, in place: Place) {
    let isCircle = node.kind == "shape" && abs(rect.width - rect.height) < 0.5
    let radius = isCircle ? rect.width / 2 : node.cornerRadius
    if let background = node.background, background.alpha > 0 {
      fill(Outline(rect, radius: radius), with: background.filling(), in: place)
    }
    if node.strokeEnd != nil || node.kind == "shape" {
      stroke(node, rect, radius, in: place)
    } else if node.borderWidth > 0 {
      let half = node.borderWidth / 2
      let line = Outline(rect.insetBy(dx: half, dy: half), radius: max(0, radius - half))
      let color = node.borderColor ?? .black
      path(
        of: line, in: place,
        [("fill", "none")] + color.stroking + [("stroke-width", node.borderWidth.drawn)])
    }
  }

  /// Draws along an outline clockwise from its top centre; along a thin shape from end to end.
  private mutating func stroke(_ node: DrawnNode, _ rect: Rect, _ radius: Double, in place: Place) {
    let line = node.borderWidth > 0 ? node.borderWidth : node.borderColor == nil ? 0 : 1
    let end = min(1, max(0, node.strokeEnd ?? 1))
    guard line > 0, end > 0 else { return }
    let color = node.borderColor ?? node.textColor ?? .black
    var attributes: [SVGWriter.Attribute] = [("fill", "none")] + color.stroking
    attributes.append(("stroke-width", line.drawn))
    if end < 1 {
      attributes += [("pathLength", "1"), ("stroke-dasharray", "\(end.drawnFinely) 2")]
    }
    let thin = max(4, line)
    if rect.height <= thin || rect.width <= thin {
      let isFlat = rect.height <= thin
      let start = place.plane.point(isFlat ? 0 : rect.midX, isFlat ? rect.midY : 0)
      let end = place.plane.point(
        isFlat ? rect.width : rect.midX, isFlat ? rect.midY : rect.height)
      let text = "M\(start.0.drawn) \(start.1.drawn)L\(end.0.drawn) \(end.1.drawn)"
      return svg.element("path", [("d", text)] + attributes)
    }
    let inner = Outline(
      rect.insetBy(dx: line / 2, dy: line / 2),
      radius: max(0, min(radius, rect.width / 2) - line / 2))
    path(of: inner, in: place, attributes)
  }

  private mutating func drawMark(_ outline: Outline, in place: Place) {
    path(of: outline, in: place, [("class", "differs")])
  }

  /// Fills an outline.
  mutating func fill(
    _ outline: Outline, with attributes: [SVGWriter.Attribute], in place: Place
  ) {
    guard let origin = place.plane.translation else {
      return path(of: outline, in: place, attributes)
    }
    var box: [SVGWriter.Attribute] = [
      ("x", (origin.x + outline.rect.minX).drawn), ("y", (origin.y + outline.rect.minY).drawn),
      ("width", outline.rect.width.drawn), ("height", outline.rect.height.drawn),
    ]
    if outline.radius > 0 { box.append(("rx", outline.radius.drawn)) }
    svg.element("rect", box + attributes)
  }

  private mutating func path(
    of outline: Outline, in place: Place, _ attributes: [SVGWriter.Attribute]
  ) {
    svg.element("path", [("d", Self.path(of: outline, in: place))] + attributes)
  }

  private static func path(of outline: Outline, in place: Place) -> String {
    place.plane.translation.map { outline.path(from: $0) } ?? outline.path(in: place.plane)
  }

  // MARK: What is in it

  private mutating func drawContents(of node: DrawnNode, _ rect: Rect, in place: Place) {
    if let image = node.image { drawPicture(image, of: node, rect, in: place) }
    if node.kind == "picker" {
      drawWheels(of: node, rect, in: place)
    } else {
      drawText(of: node, rect, in: place)
    }
    let inner = children[node.id] ?? []
    let isList = node.kind == "scroll" && inner.isEmpty
    guard !inner.isEmpty || isList else { return }
    var content = place
    if node.kind == "scroll" {
      content.plane = Plane(x: -node.contentOffset.x, y: -node.contentOffset.y).then(place.plane)
    }
    if node.clips {
      let outline = Outline(rect, radius: node.cornerRadius)
      let shape = "<path d=\"\(Self.path(of: outline, in: place))\"/>"
      let id = svg.define("clipPath", [], id: "c", shape)
      svg.begin("g", [("clip-path", "url(#\(id))")])
      if let origin = place.plane.translation {
        content.visible = place.visible.map { visible in
          let left = max(visible.minX, origin.x)
          let top = max(visible.minY, origin.y)
          return Rect(
            x: left, y: top, width: max(0, min(visible.maxX, origin.x + rect.width) - left),
            height: max(0, min(visible.maxY, origin.y + rect.height) - top))
        }
      }
    }
    if isList { drawRows(of: node, rect, in: content) }
    for index in inner { draw(nodes[index], in: content) }
    if node.clips { svg.end() }
  }

  /// What a client puts into a list is not in the frame: faint rows show that it is one, and move with
  /// it.
  private mutating func drawRows(of node: DrawnNode, _ rect: Rect, in place: Place) {
    let height = 44.0
    guard let content = node.contentSize, content.height > height, rect.width > 80 else { return }
    let first = max(0, (node.contentOffset.y / height).rounded(.down))
    let last = min(content.height / height, (node.contentOffset.y + rect.height) / height)
    let color = (node.background?.lightness ?? 1) > 0.5 ? DrawnColor.black : .white
    for row in stride(from: first, to: last, by: 1).prefix(64) {
      let top = row * height
      let width = rect.width * [0.42, 0.55, 0.36, 0.48][Int(row) % 4]
      fill(
        Outline(Rect(x: 16, y: top + 16, width: width, height: 12), radius: 6),
        with: color.filling(opacity: 0.12), in: place)
      fill(
        Outline(Rect(x: 16, y: top + height - 1, width: rect.width - 16, height: 1), radius: 0),
        with: color.filling(opacity: 0.14), in: place)
    }
  }

  private mutating func drawPicture(
    _ image: String, of node: DrawnNode, _ rect: Rect, in place: Place
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let name = DrawnPicture.name(for: image), let picture = EmbeddedDrawings.pictures[name]
    else { return drawUnknownPicture(rect, in: place) }
    let isPhoto = name == DrawnPicture.photo
    var symbol: [SVGWriter.Attribute] = [
      ("viewBox", "0 0 \(picture.width.drawn) \(picture.height.drawn)")
    ]
    if isPhoto { symbol.append(("preserveAspectRatio", "xMidYMid slice")) }
    let id = svg.define("symbol", symbol, id: "p", picture.elements)
    // A button's image has its own size, an image view's that of the view.
    let isOwn = node.kind == "button" && !isPhoto
    let share = min(1, rect.width / picture.width, rect.height / picture.height)
    let size =
      isOwn
      ? Size(width: picture.width * share, height: picture.height * share) : rect.size
    let box = Rect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    var attributes: [SVGWriter.Attribute] = [("href", "#\(id)")]
    let origin = place.plane.translation
    attributes += [
      ("x", ((origin?.x ?? 0) + box.minX).drawn), ("y", ((origin?.y ?? 0) + box.minY).drawn),
      ("width", box.width.drawn), ("height", box.height.drawn),
    ]
    if let tint = node.tintColor { attributes.append(("color", tint.text)) }
    if origin == nil {
      attributes.append(("transform", place.plane.matrixText(about: rect.center)))
    }
    let isRound = isPhoto && node.cornerRadius > 0
    if isRound {
      let outline = Outline(rect, radius: node.cornerRadius)
      let shape = "<path d=\"\(Self.path(of: outline, in: place))\"/>"
      let clip = svg.define("clipPath", [], id: "c", shape)
      svg.begin("g", [("clip-path", "url(#\(clip))")])
    }
    svg.element("use", attributes)
    if isRound { svg.end() }
  }

  /// An image of which nothing but the name is known: a frame, crossed.
  private mutating func drawUnknownPicture(_ rect: Rect, in place: Place) {
    let outline = Outline(rect.insetBy(dx: 0.5, dy: 0.5), radius: 2)
    let line: [SVGWriter.Attribute] = [
      ("fill", "none"), ("stroke", "#808A9C"), ("stroke-dasharray", "3 2"),
    ]
    path(of: outline, in: place, line)
  }
}
