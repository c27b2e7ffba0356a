import FlowEngine
import FlowTesting
import Testing

/// A part that is a secret is one in a scene that is held, also where that does not list its texts.
struct ComposedSecretTests {
  /// A session of a scene, or of a child at a path, with all of a secret selected.
  private static func typed<S: Scene>(_ scene: S.Type, _ path: String) throws -> Engine<S> {
    var engine = try Engine(scene)
    let code = NodeID(path + "code")
    try engine.send(.focus(target: code), at: 0)
    try engine.send(.text(TextEdit(code, replacement: "739")), at: 1)
    let selection = TextSelection(code, range: TextRange(location: 0, length: 3))
    try engine.send(.selection(selection), at: 2)
    return engine
  }

  private static func forEach(
    _ body: (_ scene: any Scene.Type, _ path: String) throws -> Void
  ) rethrows {
    try body(Lock.self, "")
    try body(Bare<Lock>.self, "child/")
    try body(Bare<Bare<Lock>>.self, "child/child/")
    try body(BareRow<Bare<Lock>>.self, "rows/only/child/")
  }

  @Test("It is not copied (keys, rule 20)", arguments: ["c", "x"])
  func copying(_ key: String) throws {
    func check<S: Scene>(_ scene: S.Type, _ path: String) throws {
      var engine = try Self.typed(scene, path)
      try engine.send(.key(KeyStroke(key, modifiers: .control)), at: 3)
      #expect(engine.frame.effects.isEmpty, "\(S.name)")
      #expect(engine.frame.nodes[NodeID(path + "code")]?.text == "739", "\(S.name)")
    }
    try Self.forEach { try check($0, $1) }
  }

  @Test("It is not undone, and no state has an edit of it (editing, rule 7)")
  func undoing() throws {
    func check<S: Scene>(_ scene: S.Type, _ path: String) throws {
      var engine = try Self.typed(scene, path)
      #expect(!engine.saved.contains(#""before""#), "\(engine.saved)")
      try engine.send(.undo(target: nil), at: 3)
      #expect(engine.frame.nodes[NodeID(path + "code")]?.text == "739", "\(S.name)")
    }
    try Self.forEach { try check($0, $1) }
  }
}

/// A scene with a secret, which its user sees and it does not list.
private struct Lock: Scene {
  enum Part: String, ScenePart {
    case code
    var kind: Node.Kind { .field }
    var isSecret: Bool { true }
  }

  static let name = "lock"

  private var code = EditableText()
  private var isFocused = false

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .focus: isFocused = true
    case .blur: isFocused = false
    case .text(let edit): code.replace(edit.range, with: edit.replacement)
    case .selection(let selection): code.select(selection.range)
    default: break
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("code", &code)
    members.kept("isFocused", &isFocused)
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.code, frame: environment.window) { [self] node in
      node.text = code.text
      node.focused = isFocused
      node.select(code)
    }
  }
}
