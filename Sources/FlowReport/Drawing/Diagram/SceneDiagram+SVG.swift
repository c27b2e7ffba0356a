import FlowEngine
import FlowSnapshots

extension SceneDiagram {
  /// The diagram as a drawing in SVG: the states in a row, ways onwards above it, ways back below.
  package var svg: String { DiagramDrawing(self).document }
}

/// A diagram as a drawing.
private struct DiagramDrawing {
  private enum Metrics {
    static let box = Size(width: 112, height: 38)
    static let pitch = 216.0
    static let margin = 20.0
    static let start = 34.0
    static let line = 14.0
    static let text = 12.0
    static let port = 11.0
    static let lane = 12.0
  }

  /// A transition and where it runs.
  private struct Way {
    var transition: SceneDiagram.Transition
    var from: Int
    var to: Int
    var lines: [String] = []
    var lane = 0
    var isAbove: Bool { from < to }
    var left: Int { min(from, to) }
    var right: Int { max(from, to) }
  }

  private static let style = """
    .ground{fill:#f4f5f8;stroke:#d9dce4}.box{fill:#ffffff;stroke:#59627a}.ink{fill:#20242e}\
    .soft{fill:#5b6272}.way{fill:none;stroke:#59627a;stroke-width:1.2}.tip{fill:#59627a}\
    .unreached{stroke-dasharray:4 3;fill:none}.untaken{stroke-dasharray:4 3}\
    .label{paint-order:stroke;stroke:#f4f5f8;stroke-width:4px}text{font-family:%sans}.bold{font-weight:700}\
    @media(prefers-color-scheme:dark){.ground{fill:#1b1e26;stroke:#363b49}\
    .box{fill:#262b37;stroke:#9aa4bb}.ink{fill:#eceef4}.soft{fill:#a7afc0}.way{stroke:#9aa4bb}\
    .tip{fill:#9aa4bb}.label{stroke:#1b1e26}}
    """

  private let diagram: SceneDiagram
  private var ways: [Way]

  init(_ diagram: SceneDiagram) {
    self.diagram = diagram
    let places = Dictionary(
      diagram.states.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    ways = diagram.transitions.compactMap { transition in
      guard let from = places[transition.from], let to = places[transition.to] else { return nil }
      return Way(transition: transition, from: from, to: to)
    }
    // Short ways run next to the states, long ones around them.
    ways.sort { ($0.right - $0.left, $0.left, $0.from) < ($1.right - $1.left, $1.left, $1.from) }
    for index in ways.indices {
      let way = ways[index]
      let room = Double(way.right - way.left) * Metrics.pitch - Metrics.box.width + 16
      ways[index].lines = Self.lines(of: SceneDiagram.label(of: way.transition), width: room)
      let others = ways[..<index].filter {
        $0.isAbove == way.isAbove && $0.left < way.right && way.left < $0.right
      }
      ways[index].lane = (others.map { $0.lane }.max() ?? -1) + 1
    }
  }

  private static func lines(of text: String, width: Double) -> [String] {
    let font = DrawnFont(name: "System", size: Metrics.text * 1.08)
    var lines: [String] = []
    var line = ""
    for part in text.split(separator: ", ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(part) : "\(line), \(part)"
      if !line.isEmpty, font.width(of: longer) > width {
        lines.append("\(line),")
        line = String(part)
      } else {
        line = longer
      }
    }
    return lines + [line]
  }

  // MARK: Places

  /// How far each lane is from the states, at the line itself.
  private func heights(isAbove: Bool) -> [Double] {
    let side = ways.filter { $0.isAbove == isAbove }
    let count = (side.map { $0.lane }.max() ?? -1) + 1
    var heights: [Double] = []
    var last = 6.0
    for lane in 0..<count {
      let lines = side.filter { $0.lane == lane }.map { $0.lines.count }.max() ?? 0
      let height = last + Metrics.lane
      heights.append(height)
      last = height + Double(lines) * Metrics.line
    }
    return heights
  }

  /// How much room all lanes of a side take.
  private func extent(_ heights: [Double], isAbove: Bool) -> Double {
    guard let last = heights.indices.last else { return 0 }
    let lines = ways.filter { $0.isAbove == isAbove && $0.lane == last }.map { $0.lines.count }
    return heights[last] + Double(lines.max() ?? 0) * Metrics.line + 6
  }

  private func x(of state: Int) -> Double {
    Metrics.margin + Metrics.start + Double(state) * Metrics.pitch
  }

  /// Where a way leaves or reaches a state: short ways outside, so that none crosses another.
  private func port(of way: Way, at state: Int) -> Double {
    let side = ways.filter { $0.isAbove == way.isAbove }
    let isRightEnd = state == way.right
    let same = side.filter { (isRightEnd ? $0.right : $0.left) == state }
    let rank = same.firstIndex { $0.lane == way.lane } ?? 0
    let inset = Metrics.port * (Double(rank) + 1)
    return x(of: state) + (isRightEnd ? inset : Metrics.box.width - inset)
  }

  // MARK: The drawing

  var document: String {
    let above = heights(isAbove: true)
    let below = heights(isAbove: false)
    let top = Metrics.margin + 22 + extent(above, isAbove: true)
    let bottom = top + Metrics.box.height + extent(below, isAbove: false)
    let notes = self.notes
    let count = Double(max(1, diagram.states.count))
    let width =
      2 * Metrics.margin + Metrics.start + (count - 1) * Metrics.pitch
      + Metrics.box.width + 10
    let shown = notes.flatMap { Self.lines(of: $0, width: width - 2 * Metrics.margin) }
    let height = bottom + Double(shown.count) * Metrics.line + Metrics.margin
    var svg = SVGWriter()
    svg.element(
      "rect",
      [
        ("class", "ground"), ("x", "0.5"), ("y", "0.5"), ("width", (width - 1).drawn),
        ("height", (height - 1).drawn), ("rx", "8"),
      ])
    text(diagram.scene, Metrics.margin, Metrics.margin + 8, "ink bold", to: &svg)
    for way in ways {
      svg.breakLine()
      draw(way, way.isAbove ? above[way.lane] : below[way.lane], top, to: &svg)
    }
    for (index, state) in diagram.states.enumerated() {
      svg.breakLine()
      draw(state, at: index, top, to: &svg)
    }
    for (index, line) in shown.enumerated() {
      text(line, Metrics.margin, bottom + Double(index + 1) * Metrics.line, "soft", to: &svg)
    }
    return document(svg, width, height)
  }

  private func document(_ svg: SVGWriter, _ width: Double, _ height: Double) -> String {
    let style = Self.style.replacing(
      "%sans", with: EmbeddedDrawings.families["sans"] ?? "sans-serif")
    let title = diagram.transitions.map {
      "\($0.from) to \($0.to): \(SceneDiagram.label(of: $0))"
    }.joined(separator: "; ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.drawn)" height="\(height.drawn)" \
      viewBox="0 0 \(width.drawn) \(height.drawn)" role="img">
      <title>\(XMLText.escaped("\(diagram.scene): \(title)"))</title>
      <style>\(style)</style>
      \(svg.body)
      </svg>

      """
  }

  private var notes: [String] {
    var notes: [String] = []
    if !diagram.unreached.isEmpty {
      notes.append("dashed: no trace reaches \(diagram.unreached.joined(separator: ", "))")
    }
    if diagram.transitions.contains(where: { $0.isUntaken }) {
      notes.append("dashed ways: exploration takes them, and no trace does")
    }
    if let unsent = diagram.unsentText { notes.append(unsent) }
    return notes
  }

  private func draw(_ way: Way, _ distance: Double, _ top: Double, to svg: inout SVGWriter) {
    let edge = way.isAbove ? top : top + Metrics.box.height
    let y = way.isAbove ? edge - distance : edge + distance
    let (from, to) = (port(of: way, at: way.from), port(of: way, at: way.to))
    let isWide = abs(to - from) > 12
    let radius = isWide ? 6.0 : 0
    let turn = to > from ? radius : -radius
    let rise = way.isAbove ? radius : -radius
    svg.element(
      "path",
      [
        ("class", way.transition.isUntaken ? "way untaken" : "way"),
        (
          "d",
          "M\(from.drawn) \(edge.drawn)V\((y + rise).drawn)Q\(from.drawn) \(y.drawn) "
            + "\((from + turn).drawn) \(y.drawn)H\((to - turn).drawn)Q\(to.drawn) \(y.drawn) "
            + "\(to.drawn) \((y + rise).drawn)V\(edge.drawn)"
        ),
      ])
    let back = way.isAbove ? -7.0 : 7
    svg.element(
      "path",
      [
        ("class", "tip"),
        ("d", "M\(to.drawn) \(edge.drawn)l-4 \(back.drawn)h8z"),
      ])
    let middle = (from + to) / 2
    for (index, line) in way.lines.enumerated() {
      let last = Double(way.lines.count - 1 - index)
      let place =
        way.isAbove
        ? y - 4 - last * Metrics.line : y + Metrics.line - 2 + Double(index) * Metrics.line
      text(
        line, middle, place, way.transition.isUntaken ? "soft label" : "ink label",
        isCentered: true, to: &svg)
    }
  }

  private func draw(_ state: String, at index: Int, _ top: Double, to svg: inout SVGWriter) {
    let x = x(of: index)
    let isReached = !diagram.unreached.contains(state)
    svg.element(
      "rect",
      [
        ("class", isReached ? "box" : "box unreached"), ("x", x.drawn), ("y", top.drawn),
        ("width", Metrics.box.width.drawn), ("height", Metrics.box.height.drawn), ("rx", "8"),
      ])
    text(
      state, x + Metrics.box.width / 2, top + Metrics.box.height / 2 + 4, "ink bold",
      isCentered: true, to: &svg)
    guard diagram.starts.contains(state) else { return }
    let middle = top + Metrics.box.height / 2
    svg.element(
      "circle", [("class", "tip"), ("cx", (x - 28).drawn), ("cy", middle.drawn), ("r", "5")])
    svg.element(
      "path", [("class", "way"), ("d", "M\((x - 23).drawn) \(middle.drawn)H\((x - 4).drawn)")])
    svg.element(
      "path", [("class", "tip"), ("d", "M\(x.drawn) \(middle.drawn)l-7 -4v8z")])
  }

  private func text(
    _ text: String, _ x: Double, _ y: Double, _ classes: String, isCentered: Bool = false,
    to svg: inout SVGWriter
  ) {
    svg.element(
      "text",
      [
        ("class", classes), ("x", x.drawn), ("y", y.drawn), ("font-size", Metrics.text.drawn),
      ] + (isCentered ? [("text-anchor", "middle")] : []), text: text)
  }
}
