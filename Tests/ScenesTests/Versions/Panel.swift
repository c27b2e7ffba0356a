import FlowEngine

/// A meter, rows of meters and at times one more, in one of five versions; those of the meters are others.
///
/// | panel | meter | what has changed in the panel |
/// |---|---|---|
/// | 1 | 1 | |
/// | 2 | 1 | `meter` is `gauge` |
/// | 3 | 3 | the title is a member, and `add` is `insert` |
/// | 4 | 5 | `lines` are `rows` |
/// | 5 | 5 | `extra` is gone |
struct Panel<P: MeterVersion, V: MeterVersion>: ComposedScene {
  struct Part: ScenePart {
    static var below: Part { Part(P.number >= 3 ? "ground" : "below") }
    static var row: Part { Part("row-<key>") }
    static var allCases: [Part] { [below, row] }
    let rawValue: String

    init(_ rawValue: String) { self.rawValue = rawValue }
    init?(rawValue: String) { self.rawValue = rawValue }
  }

  static var name: String { "panel" }
  static var commands: [SceneInput] {
    [SceneInput(P.number >= 3 ? "insert" : "add", .text)] + (P.number < 5 ? ["toggle"] : [])
  }
  static var steps: VersionSteps {
    let all = [
      VersionStep("the meter is a gauge", [.renamed(.child, "meter", to: "gauge")]),
      VersionStep(
        "a title, and rows are inserted",
        [
          .added(member: "title", "none"), .renamed(.command, "add", to: "insert"),
          .renamed(.part, "below", to: "ground"),
        ]),
      VersionStep("lines are rows", [.renamed(.child, "lines", to: "rows")]),
      VersionStep(
        "nothing extra", [.removed(.child, "extra"), .removed(.command, "toggle")]),
    ]
    switch P.number {
    case 1: return []
    case 2: return [all[0]]
    case 3: return [all[0], all[1]]
    case 4: return [all[0], all[1], all[2]]
    default: return [all[0], all[1], all[2], all[3]]
    }
  }

  private var gauge: Child<Meter<V>>
  private var rows = Children<Meter<V>>()
  private var extra: Child<Meter<V>>?
  private var title = "none"

  init(_ context: inout Context) {
    gauge = Child(Meter<V>.self, Meter<V>.Configuration(stride: 4), &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit(P.number >= 2 ? "gauge" : "meter", &gauge)
    children.visit(P.number >= 4 ? "rows" : "lines", &rows)
    if P.number < 5 { children.visit("extra", &extra) }
  }

  mutating func visit(_ members: inout StateMembers) {
    if P.number >= 3 { members.kept("title", &title) }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    if command.name == "toggle" {
      extra = extra == nil ? Child(Meter<V>.self, Meter<V>.Configuration(stride: 4), &context) : nil
    } else if case .string(let key)? = command.value {
      rows.insert(key, configuration: Meter<V>.Configuration(stride: 4), &context)
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.below, frame: environment.window)
    nodes.append(gauge, in: Part.below)
    for place in 0..<rows.count {
      let id = NodeID("row-" + rows.key(at: place))
      nodes.append(
        Part.row, id: id, frame: Rect(x: 0, y: Double(place) * 200, width: 300, height: 200))
      nodes.append(rows, at: place, in: id)
    }
  }
}
