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
    /// The effect as frames show it, secrets included.
    package var text: String
    /// The field that is to have the keyboard, if it asks for one.
    package var target: NodeID?
    /// The effect as frames show it, if it is one of the scene's own that must not have a secret.
    package var publicText: String?
  }

  /// A scene that the scene holds.
  @usableFromInline package struct Child: Equatable, Sendable {
    /// Its path.
    package var path: String
    /// The path with what varies in angle brackets, as in `rows/<key>`.
    package var family: String
    /// The name of its state.
    package var state: String
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
  /// The scenes that it holds, each before those that it holds itself.
  package var children: [Child]
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
  /// What it says of the scene's own rules; empty if they are not asked.
  package var readings: [RuleReading]
  /// The node that the event was for, if it was for one.
  package var target: NodeID?
  /// The texts that are secrets, as they are entered: also those of just before the step, which may
  /// have emptied them, and the one that the step itself has entered.
  package var secrets: [String]
  /// The other texts that are entered, joined.
  package var publicTexts: String
  /// The state as frames show it; empty for a scene without secrets.
  package var stateText: String
  /// What the scene says when it is opened, before anything can have been entered.
  package let openingTexts: () -> [String]
}
