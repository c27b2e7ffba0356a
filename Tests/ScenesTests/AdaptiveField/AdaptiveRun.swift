import FlowEngine
import FlowTesting
import Scenes
import Testing

extension SceneRun<AdaptiveField> {
  mutating func tap(_ target: NodeID, at time: Double) throws {
    try send(.tap(Tap(on: target)), at: time)
  }

  mutating func focus(_ target: NodeID, at time: Double) throws {
    try send(.focus(target: target), at: time)
  }

  mutating func blur(_ target: NodeID, at time: Double) throws {
    try send(.blur(target: target), at: time)
  }

  mutating func type(
    _ text: String, in target: NodeID, range: (Int, Int)? = nil, at time: Double
  ) throws {
    let range = range.map { TextRange(location: $0.0, length: $0.1) }
    try send(.text(TextEdit(target, replacement: text, range: range)), at: time)
  }

  mutating func delete(in target: NodeID, at time: Double) throws {
    try send(.deleteBackward(target: target), at: time)
  }

  mutating func command(
    _ name: String, _ target: NodeID? = nil, _ value: String? = nil, at time: Double
  ) throws {
    try send(
      .command(Command(name, target: target, value: value.map { .string($0) })), at: time)
  }

  /// Puts texts into the sections of an empty field as a user does, then the keyboard at the end of
  /// a section.
  mutating func fill(_ field: String, _ texts: [String], thenFocus k: Int, at time: Double) throws {
    for (k, text) in texts.enumerated() where !text.isEmpty {
      let id = NodeID("\(field).section-\(k)")
      try focus(id, at: time)
      try type(text, in: id, at: time)
    }
    try focus(NodeID("\(field).section-\(k)"), at: time)
    #expect(scene.texts(of: field) == texts)
  }

  /// The id of a section of the field `f`.
  func section(_ k: Int) -> NodeID {
    NodeID("f.section-\(k)")
  }

  /// The texts of the field `f`.
  var texts: [String] { scene.texts(of: "f") ?? [] }

  /// The caret of the section that has the keyboard.
  var caret: Int? { frame.nodes.first { $0.focused }?.caret }

  /// A node as it is seen: its box after its transform.
  func seen(_ id: NodeID) throws -> Rect {
    let node = try node(id)
    #expect(node.transform.rotationY == 0)
    let width = node.frame.width * node.transform.scale.x
    let height = node.frame.height * node.transform.scale.y
    return Rect(
      x: node.frame.midX + node.transform.translation.x - width / 2,
      y: node.frame.midY + node.transform.translation.y - height / 2, width: width, height: height)
  }
}

extension AdaptiveField.Configuration {
  /// A form of one field `f` that is set up by `change`.
  static func field(
    width: Double = 240, height: Double = 32, limits: [Int],
    _ change: (inout AdaptiveField.FieldConfiguration) -> Void = { _ in }
  ) -> Self {
    var field = AdaptiveField.FieldConfiguration()
    field.id = "f"
    field.frame = Rect(x: 40, y: 100, width: width, height: height)
    field.limits = limits
    field.placeholder = "Field"
    change(&field)
    var configuration = Self()
    configuration.fields = [field]
    return configuration
  }

  /// A form of two fields, `f` and `g`, of the same sections.
  static func fields(limits: [Int]) -> Self {
    var configuration = field(limits: limits)
    var second = configuration.fields[0]
    second.id = "g"
    second.frame.origin.y = 200
    configuration.fields.append(second)
    return configuration
  }

  /// Reads a configuration from JSON.
  init(_ text: String) throws {
    var text = text
    self = try text.withUTF8 { try Self(json: JSONValue(parsing: $0)) }
  }
}

extension AdaptiveField.FieldConfiguration {
  /// Four colours that are like no other of a field.
  mutating func useVerdictColors() {
    colors.validBorder = Color(0x00AA00)
    colors.validPlaceholder = Color(0x00BC00)
    colors.invalidBorder = Color(0xAA0000)
    colors.invalidPlaceholder = Color(0xBB0000)
  }
}
