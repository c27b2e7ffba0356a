import FlowEngine
import FlowTesting
import Testing

/// Whether a recording may begin in the middle of a session: where all scenes list the texts of their fields.
struct UnlistedTextTests {
  /// A session of a scene, or of a child at a path, with a text entered.
  private static func typed<S: Scene>(
    _ scene: S.Type, _ path: String, recorded: Bool
  ) throws -> LiveScene<S> {
    let live = try LiveScene(scene)
    if recorded { try live.record() }
    try live.send(.focus(target: NodeID(path + "plain")), at: 0)
    for (place, text) in ["My", "b7"].enumerated() {
      let edit = TextEdit(NodeID(path + "plain"), replacement: text)
      try live.send(.text(edit), at: 1 + Double(place))
    }
    return live
  }

  @Test("A scene whose texts are not listed is recorded from its opening alone, whatever holds it")
  func refused() throws {
    func check<S: Scene>(_ scene: S.Type, _ path: String) throws {
      let live = try Self.typed(scene, path, recorded: false)
      #expect(throws: RecordingError.unlistedTexts(scene: S.name)) { try live.record() }
      // As `flow record` and `flow anonymize` do with a header that has a state.
      let engine = try Engine<S>(restoring: live.saved)
      #expect(throws: MemberError.self) {
        try RecordedScene(engine, isOpening: false, .trace, RecordingOptions())
      }
    }
    try check(Paper.self, "")
    try check(Bare<Paper>.self, "child/")
    try check(Bare<Bare<Paper>>.self, "child/child/")
  }

  @Test("From its opening it has stand-ins that are not compared, and counts no deviation")
  func opening() throws {
    func check<S: Scene>(_ scene: S.Type, _ path: String) throws {
      let recorder = try #require(try Self.typed(scene, path, recorded: true).recorder)
      #expect(recorder.deviations == 0)
      let lines = recorder.trace.split(separator: "\n").suffix(2)
      for (line, standIn) in zip(lines, ["Xx", "x0"]) {
        #expect(line.contains(#""replacement":"\#(standIn)""#), "\(line)")
      }
    }
    try check(Paper.self, "")
    try check(Bare<Paper>.self, "child/")
    try check(Bare<Bare<Paper>>.self, "child/child/")
  }

  @Test("A host may make its fields public, but none that is a secret", arguments: ["", "child/"])
  func publicText(_ path: String) throws {
    func check<S: Scene>(_ scene: S.Type) throws {
      let live = try LiveScene(scene)
      let fields = ["plain", "secret"].map { NodeID(path + $0) }
      let recorder = try live.record(RecordingOptions(publicText: fields))
      for field in fields { try live.send(.text(TextEdit(field, replacement: "Ann")), at: 1) }
      let lines = recorder.trace.split(separator: "\n").suffix(2)
      #expect(lines.map { $0.contains(#""Ann""#) } == [true, false])
    }
    if path.isEmpty { try check(Paper.self) } else { try check(Bare<Paper>.self) }
  }

  @Test("A scene that has no texts to list yet is recorded at any moment")
  func noTexts() throws {
    func check<S: Scene>(_ scene: S.Type, _ path: String) throws {
      let live = try LiveScene(scene)
      try live.send(.tick, at: 0)
      let recorder = try live.record()
      let note = NodeID(path + "note-1")
      try live.send(.command(Command("add", target: path.isEmpty ? nil : "child")), at: 1)
      try live.send(.text(TextEdit(note, replacement: "Ann 4")), at: 2)
      #expect(recorder.deviations == 0)
      #expect(recorder.trace.contains(#""replacement":"Xxx 0""#), "\(recorder.trace)")
      #expect(try live.record().trace.contains(#""Xxx 0""#))
    }
    try check(Notebook.self, "")
    try check(Bare<Notebook>.self, "child/")
  }
}

/// A scene with any number of fields, at first none.
private struct Notebook: TextInputScene {
  enum Part: String, ScenePart {
    case note = "note-<n>"
    var kind: Node.Kind { .field }
  }

  static let name = "notebook"
  static let commands: [SceneInput] = ["add"]

  private var notes: [String] = []

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command: notes.append("")
    case .text(let edit):
      for index in notes.indices where Self.note(index) == edit.target {
        notes[index] += edit.replacement
      }
    default: break
    }
  }

  mutating func visit(_ members: inout StateMembers) { members.shown("notes", &notes) }

  mutating func visitTexts(_ texts: inout EnteredTexts) {
    for index in notes.indices { texts.visit(&notes[index], of: Self.note(index)) }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for index in notes.indices {
      let frame = Rect(x: 0, y: Double(index) * 50, width: 100, height: 40)
      nodes.append(Part.note, id: Self.note(index), frame: frame) { $0.text = notes[index] }
    }
  }

  private static func note(_ index: Int) -> NodeID { NodeID("note-\(index + 1)") }
}
