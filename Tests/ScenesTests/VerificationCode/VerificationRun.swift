import FlowEngine
import FlowTesting
import Scenes

extension SceneRun<VerificationCode> {
  /// The digits as they are drawn, from the first cell on.
  var shown: String {
    frame.nodes.filter { $0.id.name.hasPrefix("digit-") }.compactMap(\.text).joined()
  }

  /// The frames of the nodes of a family, from the first cell on.
  func frames(of family: String) -> [Rect] {
    frame.nodes.filter { $0.id.name.hasPrefix(family) }.map(\.frame)
  }

  /// The caret, where there is one.
  var caret: Node? { frame.nodes["caret"] }

  /// When the caret began to blink, in seconds.
  var blinkStart: Double? { frame.nodes.repeatingAnimations.first?.begin }

  /// The verifications that have been asked for.
  var verifications: [VerificationCode.Effect] { ownEffects }

  /// Enters a text at once, as pasting and autofill do.
  mutating func paste(_ text: String, at time: Double, range: TextRange? = nil) throws {
    try send(.text(TextEdit("code-input", replacement: text, range: range)), at: time)
  }

  /// Enters a text character by character, 0.1 s apart.
  mutating func type(_ text: String, from time: Double) throws {
    for (index, character) in text.enumerated() {
      try paste(String(character), at: time + Double(index) / 10)
    }
  }

  mutating func delete(at time: Double) throws {
    try send(.deleteBackward(target: "code-input"), at: time)
  }

  mutating func setLength(_ value: Command.Value?, at time: Double) throws {
    try send(.command(Command("setLength", value: value)), at: time)
  }

  mutating func answer(
    _ attempt: Int, _ outcome: Response.Outcome, at time: Double
  ) throws {
    try send(.response(Response(to: "verify-\(attempt)", outcome)), at: time)
  }

  /// A run whose row has `length` cells.
  static func cells(
    _ length: Int, environment: Environment = Environment()
  ) throws -> SceneRun {
    var configuration = VerificationCode.Configuration()
    configuration.length = length
    return try SceneRun(configuration: configuration, environment: environment)
  }

  /// A run with a text pasted at second 1.
  static func with(_ text: String, cells: Int = 4) throws -> SceneRun {
    var run = try Self.cells(cells)
    try run.paste(text, at: 1)
    return run
  }

  /// A frame as a trace's replay writes it.
  func json() -> String {
    var json = JSONWriter()
    json.frame(frame)
    return json.text
  }
}
