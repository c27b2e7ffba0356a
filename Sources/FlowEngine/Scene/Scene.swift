/// A screen's logic: a reducer over events and a layout of its state.
///
/// A scene is a type without instances; what changes is its state, a value. The functions are
/// pure: the same state, event and context give the same result, on every platform.
public protocol Scene: Sendable {
  /// What a client sets up before the screen is shown.
  associatedtype Configuration: SceneConfiguration
  /// What the screen is in.
  associatedtype State: SceneState
  /// What the screen asks of its host.
  associatedtype Effect: SceneEffect
  /// What the screen sends itself when an animation has ended.
  associatedtype Completion: Equatable & Sendable = Never
  /// The nodes the screen is made of.
  associatedtype Part: ScenePart

  /// The name in the header of a trace, such as `glide-card`.
  static var name: String { get }

  /// One sentence on what the screen is.
  static var summary: String { get }

  /// The commands that a host may give.
  static var commands: [String] { get }

  /// The state that the screen opens in; effects may be asked for.
  static func start(_ context: inout SceneContext<Self>) -> State

  /// Changes the state as the event demands.
  ///
  /// - Throws: `EventError` for a call that the scene does not know, before anything is changed.
  static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<Self>
  ) throws(EventError)

  /// Changes the state at the end of the animations of a transaction.
  static func complete(
    _ state: inout State, _ completion: Completion, _ context: inout SceneContext<Self>)

  /// Puts the nodes of a state into `nodes`, back to front, a parent before its children.
  static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList)
}

extension Scene where Completion == Never {
  /// A scene that waits for no animation.
  public static func complete(
    _ state: inout State, _ completion: Never, _ context: inout SceneContext<Self>
  ) {}
}
