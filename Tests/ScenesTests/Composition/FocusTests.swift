import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A scene for tests: two forms, and a field of its own.
private struct Forms: ComposedScene {
  enum Part: String, ScenePart {
    case first, second, search
    var kind: Node.Kind { self == .search ? .field : .view }
  }

  static let name = "forms"

  var first: Child<AdaptiveField>
  var second: Child<Bare<AdaptiveField>>
  var isSearching = false

  init(_ context: inout Context) {
    first = Child(AdaptiveField.self, AdaptiveField.Configuration(), &context)
    second = Child(Bare<AdaptiveField>.self, .init(), &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("first", &first)
    children.visit("second", &second)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .focus(Part.search.id): isSearching = true
    case .blur(Part.search.id): isSearching = false
    // A tap takes the focus by itself, without a word of the host.
    case .tap(let tap) where tap.target == Part.search.id: isSearching = true
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let size = Size(width: environment.size.width, height: 300)
    nodes.append(Part.search, frame: Rect(x: 0, y: 0, width: size.width, height: 44)) { search in
      search.interactive = true
      search.accessibilityLabel = "Search"
      search.focused = isSearching
    }
    nodes.append(Part.first, frame: Rect(origin: Point(x: 0, y: 44), size: size))
    nodes.append(first, in: Part.first)
    nodes.append(Part.second, frame: Rect(origin: Point(x: 0, y: 344), size: size))
    nodes.append(second, in: Part.second)
  }

  mutating func visit(_ members: inout StateMembers) { members.kept("isSearching", &isSearching) }
}

/// At most one node of a whole tree has the focus.
@Suite struct FocusTests {
  private static let targets: [NodeID] = [
    "search", "first/name.section-0", "second/child/name.section-0",
  ]

  private func focused(_ engine: Engine<Forms>) -> [NodeID] {
    engine.frame.nodes.filter { $0.focused }.map { $0.id }
  }

  @Test("Whoever gets the focus takes it from whoever has it", arguments: targets, targets)
  func one(_ first: NodeID, _ second: NodeID) throws {
    for restores in [false, true] {
      var engine = try Engine(Forms.self)
      try engine.send(.focus(target: first), at: 1)
      #expect(focused(engine) == [first])
      if restores { engine = try Engine(restoring: engine.saved) }
      try engine.send(.focus(target: second), at: 2)
      #expect(focused(engine) == [second])
      if first != second {
        #expect(!(engine.scene.isSearching && second != "search"))
      }
      try engine.send(.blur(target: second), at: 3)
      #expect(focused(engine).isEmpty)
    }
  }

  @Test("So does a scene that takes it by itself", arguments: [false, true])
  func itself(_ restores: Bool) throws {
    for other in Self.targets.dropFirst() {
      var engine = try Engine(Forms.self)
      try engine.send(.focus(target: other), at: 1)
      if restores { engine = try Engine(restoring: engine.saved) }
      try engine.send(.tap(Tap(on: "search")), at: 2)
      #expect(focused(engine) == ["search"])
    }
  }

  @Test("Text goes on where the focus is, and a second field of one form is the form's own matter")
  func text() throws {
    var engine = try Engine(Forms.self)
    try engine.send(.focus(target: "first/name.section-0"), at: 1)
    try engine.send(.text(TextEdit("first/name.section-0", replacement: "a")), at: 2)
    try engine.send(.focus(target: "second/child/name.section-0"), at: 3)
    try engine.send(.text(TextEdit("second/child/name.section-0", replacement: "b")), at: 4)
    #expect(focused(engine) == ["second/child/name.section-0"])
    #expect(engine.frame.nodes["first/name.section-0"]?.text?.contains("a") == true)
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    var audit = SceneAudit(Forms.self)
    audit.eventsPerTrace = 100
    let report = audit.run(seeds: AuditEffort.seeds)
    #expect(report.problems(accepting: 0.5, changing: 0.02) == [], "\(report)")
  }
}
