/// A scene that lists the transitions of its state machine.
///
/// The list is for readers: `flow scenes` prints it, `flow diagram` draws it, and `flow explore`
/// compares it with the transitions that it finds. The engine never reads it.
public protocol MachineScene: Scene {
  /// The transitions between different states, in any order.
  ///
  /// Events that leave the state's name unchanged are not listed.
  static var transitions: [SceneTransition<State>] { get }
}

/// A transition of a state machine: a source, the events that trigger it, a guard, and a target.
public struct SceneTransition<State: Sendable>: Sendable {
  /// The state before.
  public var source: State
  /// The events, any of which triggers the transition; empty for a completion.
  public var events: [EventName]
  /// The condition for the transition, in words; `nil` if it is always made.
  public var `guard`: String?
  /// The state after.
  public var target: State

  /// Creates a transition that events trigger.
  public static func on(
    _ events: EventName..., from source: State, to target: State, guard: String? = nil
  ) -> SceneTransition {
    SceneTransition(source: source, events: events, guard: `guard`, target: target)
  }

  /// Creates a transition that a completion triggers: the end of a transaction or a timer.
  public static func completion(
    from source: State, to target: State, guard: String? = nil
  ) -> SceneTransition {
    SceneTransition(source: source, events: [], guard: `guard`, target: target)
  }
}
