import FlowEngine

/// What is wrong with one frame at rest.
struct ScreenAudit {
  /// A fault, and the node that has it.
  struct Fault {
    var rule: AuditRule
    var node: NodeID?
    var message: String
  }

  /// What is known of a node by its id.
  struct Known {
    /// The name of its part, or its id if it is of none.
    var part: String
    /// Whether it is a piece of a picture.
    var isPicture: Bool
  }

  let environment: Environment
  /// The top of a keyboard that covers the window's bottom, in points.
  let keyboardTop: Double?
  /// The colours that may be shown; `nil` for any.
  let colors: Set<UInt32>?
  /// The client's colours: what it has given for the plain look has no other look.
  let given: Set<UInt32>
  /// What is known of a node.
  let known: (NodeID) -> Known
  private(set) var faults: [Fault] = []

  /// The smallest side of what is touched, in points (Apple's Human Interface Guidelines).
  static let targetSize = 44.0
  /// How far two things may overlap, or a text be too large for its node, without being seen, in points.
  private static let tolerance = 1.0
  /// The contrasts of text and of what is large or no text (WCAG 2.2, 1.4.3 and 1.4.11).
  private static let contrast = (text: 4.5, large: 3.0)
  /// From which size on text is large, plain and bold, in points.
  private static let largeText = (plain: 18.0, bold: 14.0)

  init(
    in environment: Environment, keyboardTop: Double?, colors: Set<UInt32>?,
    given: Set<UInt32> = [], known: @escaping (NodeID) -> Known
  ) {
    self.environment = environment
    self.keyboardTop = keyboardTop
    self.colors = colors
    self.given = given
    self.known = known
  }

  private mutating func add(_ rule: AuditRule, _ node: NodeID, _ message: String) {
    faults.append(Fault(rule: rule, node: node, message: message))
  }

  /// A text that is seen.
  private struct ShownText {
    var index: Int
    var rect: Rect
  }

  /// Checks what is presented.
  mutating func check(_ list: NodeList) {
    list.withUnsafeBufferPointer { nodes in
      let screen = SeenNodes(nodes, in: environment.window)
      var texts: [ShownText] = []
      var targets: [Int] = []
      for index in nodes.indices where screen.seen[index].isVisible {
        let picture = known(nodes[index].id).isPicture
        cover(&texts, index, nodes, screen)
        if nodes[index].interactive {
          targets.append(index)
          checkTarget(index, nodes, screen, isPicture: picture)
        }
        if nodes[index].focused, nodes[index].kind == .field { checkFocus(index, nodes, screen) }
        checkColors(index, nodes)
        guard !picture else { continue }
        checkContrast(index, nodes, screen)
        if let rect = checkText(index, nodes, screen) {
          texts.append(ShownText(index: index, rect: rect))
        }
      }
      checkOverlaps(texts, nodes, screen)
      checkOverlaps(targets, nodes, screen)
    }
  }

  // MARK: Texts

  /// Checks that a text has room, and returns where it is seen.
  private mutating func checkText(
    _ index: Int, _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) -> Rect? {
    guard let font = nodes[index].font else { return nil }
    let isEmpty = nodes[index].text?.isEmpty ?? true
    guard let text = isEmpty ? nodes[index].placeholder : nodes[index].text, !text.isEmpty else {
      return nil
    }
    let seen = screen.seen[index]
    // What is folded away is not read.
    guard seen.scale.x > 0.1, seen.scale.y > 0.1 else { return nil }
    let room = nodes[index].frame.size
    let isField = nodes[index].kind == .field
    let width = max(
      0, room.width - nodes[index].contentInset.left - nodes[index].contentInset.right)
    var size = environment.size(of: text, in: font, width: width)
    if isField, !isEmpty {
      // What is entered scrolls.
      let line = environment.size(of: "", in: font).height
      if line > room.height + Self.tolerance {
        add(
          .cutText, nodes[index].id,
          "a line is \(points(line)) high in a field of \(points(room.height))")
      }
      size = Size(width: min(size.width, width), height: line)
    } else if size.width > width + Self.tolerance {
      add(
        .cutText, nodes[index].id,
        "\(quoted(text)) is \(points(size.width)) wide in a width of \(points(width))")
    } else if size.height > room.height + Self.tolerance {
      let lines = Int((size.height / environment.size(of: "", in: font).height).rounded())
      add(
        .cutText, nodes[index].id,
        "\(quoted(text)) is \(points(size.height)) high, in \(lines) "
          + "\(lines == 1 ? "line" : "lines"), in a height of \(points(room.height))")
    } else if !seen.isReachable {
      let seenPart = seen.rect.intersection(seen.clip)
      let isCut =
        seenPart.width < min(seen.rect.width, size.width * seen.scale.x) - Self.tolerance
        || seenPart.height < min(seen.rect.height, size.height * seen.scale.y) - Self.tolerance
      if isCut, !seenPart.isEmpty {
        add(.cutText, nodes[index].id, "\(quoted(text)) is cut off by what it is in")
      }
    }
    return place(of: size, in: seen, nodes[index].textAlignment).intersection(seen.clip)
  }

  /// Where a text is in its node.
  private func place(
    of size: Size, in seen: SeenNodes.Seen, _ alignment: Node.TextAlignment?
  ) -> Rect {
    let width = min(size.width * seen.scale.x, seen.rect.width)
    let height = min(size.height * seen.scale.y, seen.rect.height)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let room = seen.rect.width - width
    let x =
      switch alignment {
      case .left: 0.0
      case .right: room
      case .center: room / 2
      default: isMirrored ? room : 0
      }
    return Rect(
      x: seen.rect.minX + x, y: seen.rect.midY - height / 2, width: width, height: height)
  }

  /// Forgets texts that a node covers, and what it covers of the others.
  private func cover(
    _ texts: inout [ShownText], _ index: Int, _ nodes: UnsafeBufferPointer<Node>,
    _ screen: SeenNodes
  ) {
    guard !texts.isEmpty, let color = nodes[index].background, color.alpha > 250,
      screen.seen[index].opacity > 0.98
    else { return }
    let rect = screen.seen[index].rect.intersection(screen.seen[index].clip)
    texts.removeAll { rect.covers($0.rect) }
    for place in texts.indices {
      let text = texts[place].rect
      guard rect.minX <= text.minX + 0.01, rect.maxX >= text.maxX - 0.01 else { continue }
      if rect.minY <= text.minY, rect.maxY > text.minY {
        texts[place].rect = Rect(
          x: text.minX, y: rect.maxY, width: text.width, height: max(0, text.maxY - rect.maxY))
      } else if rect.minY < text.maxY, rect.maxY >= text.maxY {
        texts[place].rect.size.height = max(0, rect.minY - text.minY)
      }
    }
  }

  private mutating func checkOverlaps(
    _ texts: [ShownText], _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) {
    for (place, text) in texts.enumerated() {
      for other in texts[..<place] {
        let common = text.rect.intersection(other.rect)
        guard common.width > Self.tolerance, common.height > Self.tolerance,
          !screen.isInside(text.index, other.index),
          !isCovered(common, between: other.index, and: text.index, nodes, screen)
        else { continue }
        add(
          .textOverlap, nodes[text.index].id,
          "overlaps the text of '\(nodes[other.index].id.name)'")
      }
    }
  }

  /// Whether something opaque lies between two nodes and covers a place.
  private func isCovered(
    _ place: Rect, between lower: Int, and upper: Int, _ nodes: UnsafeBufferPointer<Node>,
    _ screen: SeenNodes
  ) -> Bool {
    nodes.indices[(lower + 1)..<upper].contains { index in
      guard screen.seen[index].isVisible, screen.seen[index].opacity > 0.98,
        let color = nodes[index].background, color.alpha > 250
      else { return false }
      return screen.seen[index].rect.intersection(screen.seen[index].clip).covers(place)
    }
  }

  // MARK: Targets

  private mutating func checkTarget(
    _ index: Int, _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes, isPicture: Bool
  ) {
    let id = nodes[index].id
    let label = nodes[index].accessibilityLabel ?? ""
    if label.isEmpty {
      add(.label, id, "takes touches and has no label")
    } else if label == id.name || id.name.hasSuffix("/" + label) {
      add(.labelIsID, id, "its label is its id, \(quoted(label))")
    }
    let seen = screen.seen[index]
    guard seen.isEnabled else { return }
    let size = seen.rect.size
    // A touch on a handle is one on what it is on, which takes it alike.
    let isHandle =
      nodes[index].accessibilityTraits.contains(.adjustable) && seen.parent >= 0
      && nodes[seen.parent].interactive
    let isLow = size.width + 0.01 < Self.targetSize || size.height + 0.01 < Self.targetSize
    if !isHandle, isLow, !seen.clip.isEmpty, !isOff(seen) {
      add(
        .targetSize, id,
        "is \(points(size.width)) wide and \(points(size.height)) high; expected 44 points each")
    }
    // A picture is no way that there is not another one to.
    guard !seen.isReachable, !isPicture else { return }
    let rect = seen.rect
    if isOff(seen) {
      add(.offScreen, id, "is beyond the edge of the screen")
    } else if rect.minX < -Self.tolerance || rect.maxX > environment.size.width + Self.tolerance
      || rect.minY < -Self.tolerance || rect.maxY > environment.size.height + Self.tolerance,
      nodes[index].kind != .scroll, !(nodes[index].kind == .view && seen.isContainer)
    {
      // What is in a surface, such as a sheet, is what has to be reached.
      add(.offScreen, id, "is beyond the edge of the screen in part")
    }
  }

  /// Whether nothing of a node is on the screen.
  private func isOff(_ seen: SeenNodes.Seen) -> Bool {
    seen.rect.intersection(environment.window).isEmpty
  }

  /// Checks that siblings do not overlap; one that holds another is meant to.
  private mutating func checkOverlaps(
    _ targets: [Int], _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) {
    for (place, index) in targets.enumerated() {
      let one = screen.seen[index]
      guard one.isEnabled, !known(nodes[index].id).isPicture else { continue }
      for other in targets[..<place] {
        let two = screen.seen[other]
        guard one.parent == two.parent, two.isEnabled else { continue }
        // What is beyond the window is no overlap.
        let (upper, lower) = (
          one.rect.intersection(environment.window), two.rect.intersection(environment.window)
        )
        let common = upper.intersection(lower)
        guard common.width > Self.tolerance, common.height > Self.tolerance,
          !upper.covers(lower), !lower.covers(upper)
        else { continue }
        add(.targetOverlap, nodes[index].id, "overlaps '\(nodes[other].id.name)'")
      }
    }
  }

  /// Checks that the node with the keyboard's focus can be seen.
  private mutating func checkFocus(
    _ index: Int, _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) {
    let seen = screen.seen[index]
    if let top = keyboardTop {
      let room = top - environment.safeArea.top
      let line = nodes[index].font.map { environment.size(of: "", in: $0).height } ?? 0
      let needed = seen.rect.height <= room ? seen.rect.height : min(line, seen.rect.height)
      if seen.rect.minY + needed > top + Self.tolerance {
        return add(
          .underKeyboard, nodes[index].id,
          "has the keyboard, ends at \(points(seen.rect.minY + needed)), and is under it from "
            + "\(points(top)) on")
      }
    }
    for other in nodes.indices[(index + 1)...]
    where screen.seen[other].isVisible && !screen.isInside(other, index) {
      guard let color = nodes[other].background, color.alpha > 250,
        screen.seen[other].opacity > 0.98
      else { continue }
      let common = seen.rect.intersection(screen.seen[other].rect)
      // Of a field that is higher than its room, the line in the middle is to be seen.
      let line = nodes[index].font.map { environment.size(of: "", in: $0).height } ?? 0
      let room = screen.seen[other].rect.minY - environment.safeArea.top
      let isShown =
        seen.rect.height > room && screen.seen[other].rect.minY >= seen.rect.midY + line / 2
      guard !isShown, common.width > seen.rect.width / 2,
        common.height > min(seen.rect.height / 2, Self.targetSize / 2)
      else { continue }
      return add(
        .underKeyboard, nodes[index].id,
        "has the keyboard, and is behind '\(nodes[other].id.name)'")
    }
  }

  // MARK: Colours

  private mutating func checkColors(_ index: Int, _ nodes: UnsafeBufferPointer<Node>) {
    guard let colors else { return }
    func check(_ color: Color?, _ member: String) {
      guard let color, !colors.contains(color.packed) else { return }
      add(.color, nodes[index].id, "\(member) \(color.text) is in no palette")
    }
    check(nodes[index].background, "background")
    check(nodes[index].textColor, "textColor")
    check(nodes[index].borderColor, "borderColor")
    check(nodes[index].placeholderColor, "placeholderColor")
    check(nodes[index].tintColor, "tintColor")
  }

  private mutating func checkContrast(
    _ index: Int, _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) {
    let seen = screen.seen[index]
    guard seen.isEnabled, seen.opacity > 0.05, !seen.rect.intersection(seen.clip).isEmpty,
      seen.scale.x > 0.1, seen.scale.y > 0.1
    else { return }
    let id = nodes[index].id
    let isBold = nodes[index].font?.name.hasSuffix("Bold") ?? false
    let size = (nodes[index].font?.size ?? 17) * min(seen.scale.y, 1)
    let isLarge = size >= (isBold ? Self.largeText.bold : Self.largeText.plain)
    let least = isLarge ? Self.contrast.large : Self.contrast.text
    let isPlain = environment.colorScheme == .light && environment.contrast == .standard
    func check(_ color: Color?, over ground: PaintLayers, _ least: Double, _ what: String) {
      guard let color, isPlain || !given.contains(color.packed) else { return }
      let ratio = ground.under(color).paint.contrast(with: ground.paint)
      guard ratio < least - 0.005 else { return }
      add(
        .contrast, id,
        "\(what) \(color.text) has a contrast of \(hundredths(ratio)); expected \(hundredths(least))"
      )
    }
    let isEmpty = nodes[index].text?.isEmpty ?? true
    if !isEmpty {
      check(nodes[index].textColor, over: ground(index, nodes, screen), least, "text")
    } else if !(nodes[index].placeholder?.isEmpty ?? true) {
      check(
        nodes[index].placeholderColor, over: ground(index, nodes, screen), least,
        "placeholder")
    }
    if nodes[index].image != nil, nodes[index].tintColor != nil {
      check(
        nodes[index].tintColor, over: ground(index, nodes, screen),
        Self.contrast.large, "tint")
    }
    guard nodes[index].alpha == 1 else { return }
    if nodes[index].borderWidth > 0, nodes[index].borderColor != nil {
      check(
        nodes[index].borderColor, over: surroundings(index, nodes, screen),
        Self.contrast.large, "border")
    }
    let isMark =
      nodes[index].kind == .shape
      || nodes[index].kind == .view && nodes[index].interactive && !seen.isContainer
    if isMark, nodes[index].image == nil, let color = nodes[index].background, isEmpty,
      seen.rect.width <= environment.size.width / 2
    {
      check(
        color, over: surroundings(index, nodes, screen), Self.contrast.large, "shape")
    }
  }

  /// What is seen behind the middle of a node's text or image, on its own background.
  private func ground(
    _ index: Int, _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) -> PaintLayers {
    let rect = screen.seen[index].rect.intersection(screen.seen[index].clip)
    return ground(at: rect.center, of: index, isOwn: true, nodes, screen)
  }

  /// What is seen behind most of a node: its middle may be over something narrow, such as a slider's track.
  private func surroundings(
    _ index: Int, _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) -> PaintLayers {
    let rect = screen.seen[index].rect.intersection(screen.seen[index].clip)
    var grounds: [(layers: PaintLayers, count: Int)] = []
    // The middle first: where no ground is behind more than another, it counts.
    let shares = [0.5, 1.0 / 6, 5.0 / 6]
    for x in shares {
      for y in shares {
        let point = Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        let layers = ground(at: point, of: index, isOwn: false, nodes, screen)
        if let known = grounds.firstIndex(where: { $0.layers == layers }) {
          grounds[known].count += 1
        } else {
          grounds.append((layers, 1))
        }
      }
    }
    var most = grounds[0]
    for ground in grounds where ground.count > most.count { most = ground }
    return most.layers
  }

  /// What is behind a node at a point.
  ///
  /// - Parameter isOwn: Whether its own background counts, as behind its text.
  private func ground(
    at point: Point, of index: Int, isOwn: Bool, _ nodes: UnsafeBufferPointer<Node>,
    _ screen: SeenNodes
  ) -> PaintLayers {
    var layers = PaintLayers(Paint(environment.colorScheme == .dark ? .black : .white))
    for other in 0..<(isOwn ? index + 1 : index) where screen.seen[other].isVisible {
      guard let color = nodes[other].background,
        screen.seen[other].rect.intersection(screen.seen[other].clip).contains(point)
      else { continue }
      layers.enter(translucent(other, nodes, screen))
      layers = layers.under(color)
    }
    layers.enter(translucent(index, nodes, screen))
    return layers
  }

  /// The translucent ones of a node and its ancestors, the outermost first.
  private func translucent(
    _ index: Int, _ nodes: UnsafeBufferPointer<Node>, _ screen: SeenNodes
  ) -> [PaintLayers.Group] {
    var groups: [PaintLayers.Group] = []
    var place = index
    while place >= 0 {
      if nodes[place].alpha < 1 {
        groups.append(PaintLayers.Group(index: place, alpha: nodes[place].alpha))
      }
      place = screen.seen[place].parent
    }
    return groups.reversed()
  }

  // MARK: Words

  private func points(_ number: Double) -> String { tenths(number) + " pt" }

  private func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  private func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded(.down))
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100)" }
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
  }

  private func quoted(_ text: String) -> String { "'\(text.shown())'" }
}

extension Color {
  /// The components in one number.
  var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// As in frames: `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  var text: String {
    func hex(_ value: UInt8) -> String {
      let digits = Array("0123456789ABCDEF")
      return String([digits[Int(value >> 4)], digits[Int(value & 15)]])
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : hex(alpha))
  }
}
