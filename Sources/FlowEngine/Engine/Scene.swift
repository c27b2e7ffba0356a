/// A screen's logic: a value that is the screen's state, with what changes it and how it is laid out.
///
/// The members are pure: the same value, event and context give the same result, on every platform.
public protocol Scene: Sendable {
  /// What a client sets up before the screen is shown.
  associatedtype Configuration: SceneConfiguration = NoConfiguration
  /// What the state machine can be in, by the name that stands in frames.
  associatedtype State: CaseIterable & RawRepresentable<String> & Sendable = SingleState
  /// What the screen asks of its host beside `focus`, `blur` and `announce`.
  associatedtype Effect: SceneEffect = Never
  /// What the screen sends itself when an animation, or a time, has ended.
  associatedtype Completion: RawRepresentable<String> & Equatable & Sendable = NoCompletion
  /// The nodes the screen is made of.
  associatedtype Part: ScenePart
  /// What the scene knows at an event beside itself, and what it asks for.
  typealias Context = SceneContext<Self>

  /// The name in the header of a trace, such as `glide-card`.
  static var name: String { get }

  /// One sentence on what the screen is.
  static var summary: String { get }

  /// The commands that a host may give; any other is an error before the scene hears of it.
  static var commands: [String] { get }

  /// Opens the screen; effects may be asked for.
  init(_ context: inout Context)

  /// Changes the state as an event demands.
  ///
  /// - Throws: `EventError` for a value that the scene cannot take, before anything is changed.
  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError)

  /// Changes the state at the end of the animations of a transaction, or of a time.
  mutating func complete(_ completion: Completion, _ context: inout Context)

  /// Puts the nodes of the state into `nodes`, back to front, a parent before its children.
  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeList)

  /// What the state machine is in.
  var state: State { get }

  /// Lists the state's members: those that stand in frames, and those that are only kept.
  ///
  /// Never geometry in frames. The list serves to write frames, to save the state and to restore it;
  /// when it is restored, it goes over a scene that has just been opened.
  mutating func visit(_ members: inout StateMembers)

  /// Brings up to date what follows from the members and is not listed, and checks them.
  ///
  /// - Throws: `MemberError` for members that do not belong together.
  mutating func didRestore(_ context: Context) throws(MemberError)

  /// How far a change is that follows the progress: 1 in the model, less in what is presented while
  /// a transaction made by `Transaction.following` is in flight. Not to be listed in `visit`.
  var progress: Double { get set }

  /// Opens a replay of the scene.
  ///
  /// Not to be implemented: the engine's own is right for every scene. It is a requirement so that
  /// the replay is compiled in the scene's module, for just this scene.
  /// - Throws: `MemberError` for a configuration that the scene cannot be shown with, or a saved
  ///   state that it cannot go on from.
  static func replay(_ setup: ReplaySetup, _ options: ReplayOptions) throws(MemberError)
    -> AnyReplay
}

/// The state of a machine that has only one.
public enum SingleState: String, CaseIterable, Sendable {
  /// The only one.
  case idle
}

/// The completion of a scene that waits for nothing.
public enum NoCompletion: RawRepresentable, Equatable, Sendable {
  /// There is none.
  public init?(rawValue: String) { nil }

  /// There is none.
  public var rawValue: String {
    switch self {
    }
  }
}

extension Scene {
  /// No commands.
  public static var commands: [String] { [] }

  /// Nothing to say.
  public static var summary: String { "" }

  /// Waits for nothing.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {}

  /// Nothing follows from the members.
  public mutating func didRestore(_ context: Context) throws(MemberError) {}

  /// Nothing follows the progress.
  @inlinable public var progress: Double {
    get { 1 }
    set {}
  }
}

extension Scene where State == SingleState {
  /// The only one.
  public var state: SingleState { .idle }
}
