import FlowEngine

/// A row that a finger moves.
struct MovedRow: Scene {
  enum Part: String, ScenePart { case front, label }

  static let name = "moved-row"
  private var offset = 0.0

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .pan(let pan) = event { offset = pan.translation.x }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.front, frame: environment.window) { front in
      front.transform.translation.x = offset
      front.interactive = true
      front.accessibilityLabel = "Row"
    }
    nodes.append(Part.label, frame: Rect(x: 16, y: 12, width: 200, height: 20)) { $0.text = "Row" }
  }

  mutating func visit(_ members: inout StateMembers) { members.kept("offset", &offset) }
}

/// A list of which a screenful of rows is laid out.
struct RowList: ComposedScene {
  struct Configuration: SceneConfiguration {
    var count = 10

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("count", &count, "The number of rows.")
    }
  }

  enum Part: String, ScenePart {
    case list, row = "row-<key>"
    var parent: Part? { self == .row ? .list : nil }
  }

  static let name = "row-list"
  private(set) var rows = Children<MovedRow>()
  /// The ids of the rows that are laid out, made once.
  private var ids: [NodeID] = []

  init(_ context: inout Context) {
    for place in 0..<context.configuration.count {
      rows.insert("\(place)", &context)
      if place < 14 { ids.append(NodeID("row-\(place)")) }
    }
  }

  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("rows", &rows) }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.list, frame: environment.window)
    for place in ids.indices {
      let frame = Rect(x: 0, y: Double(place) * 60, width: environment.size.width, height: 60)
      nodes.append(Part.row, id: ids[place], frame: frame)
      nodes.append(rows, at: place, in: ids[place])
    }
  }

  mutating func visit(_ members: inout StateMembers) {}
}
