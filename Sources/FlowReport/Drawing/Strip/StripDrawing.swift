import FlowEngine
import FlowSnapshots

/// A storyboard as a drawing: a column for each panel, with a caption under it.
struct StripDrawing {
  /// Sizes in the drawing, in pixels.
  private enum Metrics {
    /// The height of the largest screen.
    static let height = 250.0
    /// The largest width of an upright screen of a phone, and of a wider one.
    static let width = (upright: 136.0, wide: 284.0)
    /// The width in points from which on a screen is a wider one.
    static let wide = 500.0
    /// The least width of a column, for its caption.
    static let column = 136.0
    /// The most width of a row of columns: on a phone's screen, a drawing as wide is shown at less than
    /// two thirds of its size, and its captions are still to be read.
    static let row = 580.0
    static let gap = 12.0
    /// The distance between two rows.
    static let rowGap = 18.0
    static let margin = 14.0
    static let radius = 9.0
    static let line = 19.0
    static let rowTitle = 24.0
    /// The size of captions.
    static let text = 16.0
    /// The most lines of what led to a frame.
    static let captionLines = 3
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

  /// The height of captions without what led to a frame: time and state.
  private static let captionHeight = 2 * Metrics.line + 8

  private let storyboard: Storyboard
  /// The size of a point, in pixels.
  let scale: Double

  init(_ storyboard: Storyboard) {
    self.storyboard = storyboard
    let sizes = storyboard.panels.map { $0.surroundings.size }
    let height = sizes.map(\.height).max() ?? 1
    let width = sizes.map(\.width).max() ?? 1
    let limit = width > Metrics.wide ? Metrics.width.wide : Metrics.width.upright
    scale = min(1, Metrics.height / max(1, height), limit / max(1, width))
  }

  /// Draws in a size of its own.
  init(_ storyboard: Storyboard, scale: Double) {
    self.storyboard = storyboard
    self.scale = scale
  }

  /// The drawing, as a document of its own.
  var document: String {
    var svg = SVGWriter()
    let rows = self.rows
    let widths = rows.map { $0.reduce(-Metrics.gap) { $0 + columnWidth(of: $1) + Metrics.gap } }
    let width = 2 * Metrics.margin + (widths.max() ?? 0)
    let heights = rows.map { rowHeight(of: $0) }
    let bottom =
      Metrics.margin + heights.reduce(-Metrics.rowGap) { $0 + $1 + Metrics.rowGap }
    // What differs first, in words: a column has no room for them, and not all of it is seen.
    let difference =
      storyboard.difference.map { Self.lines(of: $0, width: width - 2 * Metrics.margin) } ?? []
    let height =
      bottom + Metrics.margin
      + (difference.isEmpty ? 0 : Metrics.rowGap + Double(difference.count) * Metrics.line)
    svg.element(
      "rect",
      [
        ("class", "ground"), ("x", "0.5"), ("y", "0.5"), ("width", (width - 1).drawn),
        ("height", (height - 1).drawn), ("rx", "8"),
      ])
    var top = Metrics.margin
    for (row, height) in zip(rows, heights) {
      draw(row, top, to: &svg)
      top += height + Metrics.rowGap
    }
    for (index, line) in difference.enumerated() {
      label(
        line, x: Metrics.margin, bottom + Metrics.rowGap + Double(index + 1) * Metrics.line - 4,
        classes: "sans actual", to: &svg)
    }
    return Self.document(svg, width: width, height: height, named: description)
  }

  // MARK: Rows

  /// The panels in rows that are about as long.
  private var rows: [[Storyboard.Panel]] {
    let panels = storyboard.panels
    let widest = panels.map { columnWidth(of: $0) }.max() ?? Metrics.column
    let most = max(1, Int((Metrics.row + Metrics.gap) / (widest + Metrics.gap)))
    let count = max(1, (panels.count + most - 1) / most)
    var rows: [[Storyboard.Panel]] = []
    var rest = panels[...]
    for index in 0..<count {
      let length = (rest.count + count - index - 1) / (count - index)
      rows.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return rows
  }

  private func columnWidth(of panel: Storyboard.Panel) -> Double {
    max(Metrics.column, panel.surroundings.size.width * scale)
  }

  /// The height of the screens of a row.
  private func screens(of row: [Storyboard.Panel]) -> Double {
    (row.map { $0.surroundings.size.height }.max() ?? 0) * scale
  }

  private var title: Double { storyboard.differs ? Metrics.rowTitle : 0 }

  private func rowHeight(of row: [Storyboard.Panel]) -> Double {
    let rows = storyboard.differs ? 2.0 : 1
    let lines = row.map { caption(of: $0).count }.max() ?? 1
    return rows * (screens(of: row) + title) + (rows - 1) * Metrics.gap + Self.captionHeight
      + Double(lines) * Metrics.line
  }

  private func draw(_ row: [Storyboard.Panel], _ top: Double, to svg: inout SVGWriter) {
    let screens = screens(of: row)
    let second = top + title + screens + Metrics.gap
    if storyboard.differs {
      for (y, name) in [(top, "expected"), (second, "actual")] {
        label(name, x: Metrics.margin, y + 15, classes: "sans bold \(name)", to: &svg)
      }
    }
    let bottom = storyboard.differs ? second + title + screens : top + screens
    var x = Metrics.margin
    for panel in row {
      svg.breakLine()
      let column = columnWidth(of: panel)
      let middle = x + column / 2
      if storyboard.differs {
        // A side without the frame is an empty outline; screens that agree are drawn once.
        draw(panel.expected, of: panel, middle, top + title, to: &svg)
        if !panel.agrees { draw(panel.actual, of: panel, middle, second + title, to: &svg) }
      } else {
        draw(panel.actual ?? panel.expected, of: panel, middle, top, to: &svg)
      }
      caption(of: panel, middle, bottom + 4, column, to: &svg)
      x += column + Metrics.gap
    }
  }

  static func document(
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
      "\(Self.seconds($0.time)) \($0.caption)\($0.state.isEmpty ? "" : ", \($0.state)")\(side(of: $0))"
    }
    let difference = storyboard.difference.map { "; \($0)" } ?? ""
    return "\(storyboard.name): \(panels.joined(separator: "; "))\(difference)"
  }

  /// Which side has a frame that the other one lacks.
  private func side(of panel: Storyboard.Panel) -> String {
    guard storyboard.differs, (panel.expected == nil) != (panel.actual == nil) else { return "" }
    return panel.expected == nil ? ", only actual" : ", only expected"
  }

  private static func seconds(_ time: Double) -> String { "\(time.drawn) s" }

  // MARK: A column

  /// Draws the caption of a panel without its time, in two lines.
  func caption(
    _ panel: Storyboard.Panel, middle: Double, top: Double, width: Double, to svg: inout SVGWriter
  ) {
    let words = Self.lines(of: panel.caption, width: width, most: 1).map { ($0, "sans bold ink") }
    let state = Self.lines(of: panel.state, width: width, most: 1).map { ($0, "sans ink") }
    write(words + state, middle, top, to: &svg)
  }

  private func caption(
    of panel: Storyboard.Panel, _ middle: Double, _ top: Double, _ width: Double,
    to svg: inout SVGWriter
  ) {
    let lines =
      [(Self.seconds(panel.time), "sans soft")] + caption(of: panel).map { ($0, "sans bold ink") }
      + Self.lines(of: panel.state, width: width, most: 1).map { ($0, "sans ink") }
    write(lines, middle, top, to: &svg)
  }

  private func write(
    _ lines: [(String, String)], _ middle: Double, _ top: Double, to svg: inout SVGWriter
  ) {
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

  private func caption(of panel: Storyboard.Panel) -> [String] {
    Self.lines(of: panel.caption, width: columnWidth(of: panel), most: Metrics.captionLines)
  }

  /// A text in lines, none wider than the column; what has no room is cut off.
  private static func lines(of text: String, width: Double, most: Int = .max) -> [String] {
    // A reader's own font may be wider than the one that is measured.
    let font = DrawnFont(name: "System-Bold", size: Metrics.text * 1.15)
    func cut(_ text: String) -> String {
      guard font.width(of: text[...]) > width else { return text }
      var rest = text[...]
      while !rest.isEmpty, font.width(of: rest + "…") > width { rest.removeLast() }
      return "\(rest)…"
    }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last {
        let longer = "\(last) \(word)"
        if lines.count == most || font.width(of: longer[...]) <= width {
          lines[lines.count - 1] = longer
          continue
        }
      }
      lines.append(String(word))
    }
    return lines.map { cut($0) }
  }

  private func label(
    _ text: String, x: Double, _ y: Double, classes: String, to svg: inout SVGWriter
  ) {
    svg.element(
      "text",
      [("class", classes), ("x", x.drawn), ("y", y.drawn), ("font-size", Metrics.text.drawn)],
      text: text)
  }

  /// Draws the screen of a panel.
  func draw(_ panel: Storyboard.Panel, middle: Double, top: Double, to svg: inout SVGWriter) {
    draw(panel.actual ?? panel.expected, of: panel, middle, top, to: &svg)
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
