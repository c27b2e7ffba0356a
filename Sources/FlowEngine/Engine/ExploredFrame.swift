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
    /// The effect as frames show it, if it is one of the scene's own that must not have a secret.
    package var publicText: String?
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
  /// What is in flight.
  package var animations: [Animation]
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

  /// Creates the view of a frame; without a configuration, the scene itself is not asked what is
  /// wrong.
  @usableFromInline package init<S: Scene>(
    _ frame: borrowing Frame<S>, in environment: Environment, _ configuration: S.Configuration?,
    isAtRest: Bool = false
  ) {
    index = frame.index
    time = frame.time
    event = frame.event
    cause = frame.cause.rawValue
    state = frame.scene.state.rawValue
    nodes = frame.nodes
    animations = frame.animations
    self.environment = environment
    if let configuration {
      violations = S.invariants(of: copy frame, in: environment, configuration)
      if isAtRest {
        violations += S.invariantsAtRest(of: copy frame, in: environment, configuration)
      }
    } else {
      violations = []
    }
    let entries = frame.scene.enteredTexts
    secrets = entries.filter { $0.isSecret }.map { $0.text.text }
    publicTexts = entries.filter { !$0.isSecret }.map { $0.text.text }.joined(separator: "\n")
    let hasSecrets = !secrets.isEmpty
    effects = frame.effects.map { Effect($0, showingText: hasSecrets) }
  }
}

extension ExploredFrame.Effect {
  /// Describes an effect.
  init<Own>(_ effect: FrameEffect<Own>, showingText: Bool) {
    type = effect.type
    if case .announce(let text) = effect { announcement = text }
    id = effect.identifier
    if showingText, case .own(let own) = effect, !own.carriesSecret {
      var json = JSONWriter(capacity: 256)
      json.effect(effect)
      publicText = json.text
    }
  }
}

extension FrameEffect {
  /// The `id` that a response to the effect has, if the effect has one.
  @usableFromInline package var identifier: String? {
    guard case .own = self else { return nil }
    var json = JSONWriter(capacity: 256)
    json.effect(self)
    return json.withBytes { bytes in
      // Most effects have none; to parse them would take long.
      guard bytes.hasMember("id"), let value = (try? JSONValue(parsing: bytes))?["id"],
        case .string(let id) = value.content
      else { return nil }
      return id
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text of an object may have a member of a short name.
  fileprivate func hasMember(_ name: StaticString) -> Bool {
    let length = name.utf8CodeUnitCount
    guard count >= length + 3 else { return false }
    let quote = UInt8(ascii: "\"")
    let colon = UInt8(ascii: ":")
    return (0..<count - length - 2).contains { start -> Bool in
      let end = start + length + 1
      guard self[start] == quote, self[end] == quote, self[end + 1] == colon else { return false }
      return (0..<length).allSatisfy { self[start + 1 + $0] == name.utf8Start[$0] }
    }
  }
}
