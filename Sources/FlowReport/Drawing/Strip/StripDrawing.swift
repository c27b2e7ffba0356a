import FlowEngine
import FlowSnapshots

/// A storyboard as a drawing: a column for each panel, with a caption under it.
struct StripDrawing {
  /// Sizes in the drawing, in pixels.
  private enum Metrics {
    /// The height of the largest screen.
    static let height = 270.0
    /// The largest width of an upright screen of a phone, and of a wider one.
    static let width = (upright: 140.0, wide: 250.0)
    /// The width in points from which on a screen is a wider one.
    static let wide = 500.0
    /// The least width of a column, for its caption.
    static let column = 112.0
    static let gap = 12.0
    static let margin = 14.0
    static let radius = 9.0
    static let line = 16.0
    static let rowTitle = 18.0
    /// The size of captions.
    static let text = 12.0
  }

  private static let style = """
    .ground{fill:#f4f5f8;stroke:#d9dce4}.ink{fill:#20242e}.soft{fill:#5b6272}\
    .device{fill:none;stroke:#8a92a5;stroke-opacity:.7}.differs{fill:none;stroke:#e02020;\
    stroke-width:3}.expected{fill:#1a6f3c}.actual{fill:#b3261e}\
    text{white-space:pre}.sans{font-family:%sans}.monospaced{font-family:%monospaced}\
    .script{font-family:%script}.bold{font-weight:700}.italic{font-style:italic}\
    @media(prefers-color-scheme:dark){.ground{fill:#1b1e26;stroke:#363b49}.ink{fill:#eceef4}\
    .soft{fill:#a7afc0}.expected{fill:#6fd39a}.actual{fill:#ff9a92}}
    """

  /// The height of the captions: time, cause on two lines at most, state.
  private static let captionHeight = 4 * Metrics.line + 4

  private let storyboard: Storyboard
  private let scale: Double

  init(_ storyboard: Storyboard) {
    self.storyboard = storyboard
    let sizes = storyboard.panels.map { $0.surroundings.size }
    let height = sizes.map(\.height).max() ?? 1
    let width = sizes.map(\.width).max() ?? 1
    let limit = width > Metrics.wide ? Metrics.width.wide : Metrics.width.upright
    scale = min(1, Metrics.height / max(1, height), limit / max(1, width))
  }

  /// The drawing, as a document of its own.
  var document: String {
    var svg = SVGWriter()
    let columns = storyboard.panels.map {
      max(Metrics.column, $0.surroundings.size.width * scale)
    }
    let hasRows = storyboard.differs
    let title = hasRows ? Metrics.rowTitle : 0
    let screens = (storyboard.panels.map { $0.surroundings.size.height }.max() ?? 0) * scale
    let rows = hasRows ? 2.0 : 1
    let width = columns.reduce(2 * Metrics.margin - Metrics.gap) { $0 + $1 + Metrics.gap }
    let height =
      2 * Metrics.margin + rows * (screens + title) + (rows - 1) * Metrics.gap
      + Self.captionHeight
    svg.element(
      "rect",
      [
        ("class", "ground"), ("x", "0.5"), ("y", "0.5"), ("width", (width - 1).drawn),
        ("height", (height - 1).drawn), ("rx", "8"),
      ])
    if hasRows {
      for (row, name) in ["expected", "actual"].enumerated() {
        let y = Metrics.margin + Double(row) * (screens + title + Metrics.gap) + 12
        label(name, x: Metrics.margin, y, classes: "sans bold \(name)", to: &svg)
      }
    }
    var x = Metrics.margin
    for (panel, column) in zip(storyboard.panels, columns) {
      svg.breakLine()
      let middle = x + column / 2
      let top = Metrics.margin + title
      let second = top + screens + Metrics.gap + title
      if hasRows {
        if panel.expected != nil || panel.actual != nil {
          draw(panel.expected ?? panel.actual, of: panel, middle, top, to: &svg)
        }
        if panel.expected != nil { draw(panel.actual, of: panel, middle, second, to: &svg) }
      } else {
        draw(panel.actual ?? panel.expected, of: panel, middle, top, to: &svg)
      }
      caption(of: panel, middle, height - Metrics.margin - Self.captionHeight + 4, column, to: &svg)
      x += column + Metrics.gap
    }
    return Self.document(svg, width: width, height: height, named: description)
  }

  private static func document(
    _ svg: SVGWriter, width: Double, height: Double, named name: String
  ) -> String {
    var style = style
    for (family, fonts) in EmbeddedDrawings.families {
      style = style.replacing("%\(family)", with: fonts)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.drawn)" height="\(height.drawn)" \
      viewBox="0 0 \(width.drawn) \(height.drawn)" role="img">
      <title>\(XMLText.escaped(name))</title>
      <style>\(style)</style>
      <defs>
      \(svg.definitions)</defs>
      \(svg.body)
      </svg>

      """
  }

  /// What the drawing is of, for who cannot see it.
  private var description: String {
    let panels = storyboard.panels.map {
      "\(Self.seconds($0.time)) \($0.cause)\($0.state.isEmpty ? "" : ", \($0.state)")"
    }
    return "\(storyboard.name): \(panels.joined(separator: "; "))"
  }

  private static func seconds(_ time: Double) -> String { "\(time.drawn) s" }

  // MARK: A column

  private func caption(
    of panel: Storyboard.Panel, _ middle: Double, _ top: Double, _ width: Double,
    to svg: inout SVGWriter
  ) {
    let cause = Self.lines(of: panel.cause, width: width)
    let lines =
      [(Self.seconds(panel.time), "sans soft")] + cause.map { ($0, "sans bold ink") }
      + Self.lines(of: panel.state, width: width).prefix(1).map { ($0, "sans ink") }
    for (index, (text, classes)) in lines.enumerated() {
      svg.element(
        "text",
        [
          ("class", classes), ("x", middle.drawn),
          ("y", (top + Double(index + 1) * Metrics.line).drawn), ("font-size", Metrics.text.drawn),
          ("text-anchor", "middle"),
        ], text: text)
    }
  }

  /// One line or two, none wider than the column.
  private static func lines(of text: String, width: Double) -> [String] {
    // A reader's own font may be wider than the one that is measured.
    let font = DrawnFont(name: "System-Bold", size: Metrics.text * 1.2)
    func cut(_ text: Substring) -> String {
      guard font.width(of: text) > width else { return String(text) }
      var rest = text
      while !rest.isEmpty, font.width(of: rest + "…") > width { rest.removeLast() }
      return "\(rest)…"
    }
    guard font.width(of: text) > width else { return [text] }
    let spaces = text.indices.filter { text[$0] == " " }
    guard let space = spaces.last(where: { font.width(of: text[..<$0]) <= width }) else {
      return [cut(text[...])]
    }
    return [String(text[..<space]), cut(text[text.index(after: space)...])]
  }

  private func label(
    _ text: String, x: Double, _ y: Double, classes: String, to svg: inout SVGWriter
  ) {
    svg.element(
      "text",
      [("class", classes), ("x", x.drawn), ("y", y.drawn), ("font-size", Metrics.text.drawn)],
      text: text)
  }

  private func draw(
    _ screen: Storyboard.Screen?, of panel: Storyboard.Panel, _ middle: Double, _ top: Double,
    to svg: inout SVGWriter
  ) {
    let size = panel.surroundings.size
    let box = Rect(
      x: 0, y: 0, width: max(1, size.width * scale), height: max(1, size.height * scale))
    svg.begin("g", [("transform", "translate(\((middle - box.width / 2).drawn) \(top.drawn))")])
    if let screen { draw(screen, panel, box, to: &svg) }
    svg.element(
      "rect",
      [
        ("class", "device"), ("width", box.width.drawn), ("height", box.height.drawn),
        ("rx", Metrics.radius.drawn),
      ] + (screen == nil ? [("stroke-dasharray", "4 3")] : []))
    svg.end()
  }

  private func draw(
    _ screen: Storyboard.Screen, _ panel: Storyboard.Panel, _ box: Rect, to svg: inout SVGWriter
  ) {
    let size = panel.surroundings.size
    let shape =
      "<rect width=\"\(box.width.drawn)\" height=\"\(box.height.drawn)\" "
      + "rx=\"\(Metrics.radius.drawn)\"/>"
    let clip = svg.define("clipPath", [], id: "c", shape)
    svg.begin("g", [("clip-path", "url(#\(clip))")])
    let ground = Self.ground(under: screen.nodes)
    svg.element(
      "rect", [("width", box.width.drawn), ("height", box.height.drawn)] + ground.filling())
    svg.begin("g", [("transform", "scale(\(scale.drawnFinely))")])
    var drawing = ScreenDrawing(
      screen.nodes, marks: screen.marks, isRightToLeft: panel.surroundings.isRightToLeft,
      look: Self.look(over: screen.nodes, panel, ground), svg: svg)
    drawing.draw(size, keyboard: Self.keyboard(over: screen.nodes, panel, ground))
    svg = drawing.svg
    svg.end()
    svg.end()
  }

  /// A screen without a ground of its own has one on which its texts can be read.
  private static func ground(under nodes: [DrawnNode]) -> DrawnColor {
    let colors = nodes.compactMap(\.textColor)
    let light = colors.filter { $0.lightness > 0.745 }
    return light.count * 2 > colors.count ? DrawnColor("#66708A") ?? .black : .white
  }

  private static func keyboard(
    over nodes: [DrawnNode], _ panel: Storyboard.Panel, _ ground: DrawnColor
  ) -> DrawnKeyboard? {
    guard let frame = RecordedEvents.keyboard(in: panel.surroundings, at: panel.time) else {
      return nil
    }
    return DrawnKeyboard(
      frame: frame, restingTop: panel.surroundings.keyboardTop ?? frame.minY,
      bottomInset: panel.surroundings.bottomInset,
      type: panel.keyboard.type, returnKey: panel.keyboard.returnKey,
      hasWheels: nodes.contains { $0.kind == "picker" && !$0.isHidden },
      look: look(over: nodes, panel, ground))
  }

  /// The keyboard of a dark screen is dark.
  private static func look(
    over nodes: [DrawnNode], _ panel: Storyboard.Panel, _ ground: DrawnColor
  ) -> DrawnKeyboard.Look {
    let back = nodes.first { node in
      node.parent == nil && node.background != nil && !node.isHidden
        && node.frame.height >= panel.surroundings.size.height - 1
    }
    return (back?.background ?? ground).lightness < 0.2 ? .dark : .light
  }
}
