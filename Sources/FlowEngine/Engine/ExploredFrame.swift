/// A frame of a scene that is not known, as explorations look at it.
@usableFromInline package struct ExploredFrame {
  /// An effect.
  package struct Effect: Equatable, Sendable {
    /// Its type.
    package var type: String
    /// The text that a screen reader is to speak, if it is an announcement.
    package var announcement: String?
    /// The `id` that a response to it has, if it has one.
    package var id: String?
  }

  /// The frame's number.
  package var index: Int
  /// The frame's time, in seconds.
  package var time: Double
  /// The name of the event that is its cause, if one is.
  package var event: EventName?
  /// The name of the cause, as frames show it.
  package var cause: String
  /// The name of the state.
  package var state: String
  /// What is presented.
  package var nodes: NodeList
  /// The effects.
  package var effects: [Effect]
  /// The environment that it is shown in.
  package var environment: Environment
  /// What the scene itself finds wrong.
  package var violations: [InvariantViolation]
  /// The texts that are secrets, as they are entered.
  package var secrets: [String]
  /// The other texts that are entered, joined.
  package var publicTexts: String

  @usableFromInline init<S: Scene>(_ frame: borrowing Frame<S>, in environment: Environment) {
    index = frame.index
    time = frame.time
    event = frame.event
    cause = frame.cause.rawValue
    state = frame.scene.state.rawValue
    nodes = frame.nodes
    effects = frame.effects.map { Effect($0) }
    self.environment = environment
    violations = S.invariants(of: copy frame, in: environment)
    let entries = frame.scene.enteredTexts
    secrets = entries.filter { $0.isSecret }.map { $0.text.text }
    publicTexts = entries.filter { !$0.isSecret }.map { $0.text.text }.joined(separator: "\n")
  }
}

extension ExploredFrame.Effect {
  /// Describes an effect.
  init<Own>(_ effect: FrameEffect<Own>) {
    type = effect.type
    if case .announce(let text) = effect { announcement = text }
    id = effect.identifier
  }
}

extension FrameEffect {
  /// The `id` that a response to the effect has, if the effect has one.
  @usableFromInline package var identifier: String? {
    guard case .own = self else { return nil }
    var json = JSONWriter(capacity: 256)
    json.effect(self)
    return json.withBytes { bytes in
      guard let value = (try? JSONValue(parsing: bytes))?["id"],
        case .string(let id) = value.content
      else { return nil }
      return id
    }
  }
}
