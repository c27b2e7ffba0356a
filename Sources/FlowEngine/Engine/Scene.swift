/// A screen's logic: a value that holds the screen's state, changes it and lays it out.
///
/// All requirements are pure: the same value, event and context give the same result on every
/// platform.
public protocol Scene: Sendable {
  /// The configuration that a client sets before the screen is shown.
  associatedtype Configuration: SceneConfiguration = NoConfiguration
  /// The states of the state machine, with the names that frames show.
  associatedtype State: CaseIterable & RawRepresentable<String> & Sendable = SingleState
  /// The requests to the host other than `focus`, `blur` and `announce`.
  associatedtype Effect: SceneEffect = Never
  /// What the scene is sent when a transaction or a timer ends.
  associatedtype Completion: RawRepresentable<String> & Equatable & Sendable = NoCompletion
  /// The nodes that make up the screen.
  associatedtype Part: ScenePart
  /// How commands are listed: by their names alone, as `String`, or as `SceneInput`.
  associatedtype CommandName: SceneCommandName = SceneInput
  /// What the scene can see and request while it handles an event.
  typealias Context = SceneContext<Self>

  /// The scene's name in the header of a trace, such as `glide-card`.
  static var name: String { get }

  /// One sentence that says what the screen is.
  static var summary: String { get }

  /// The commands that a host may give; the engine rejects commands that are not listed.
  ///
  /// Either names, as `["show", "hide"]`, or, so that recordings keep values as they are and
  /// exploration tries them, `SceneInput`s with the kinds of their values.
  static var commands: [CommandName] { get }

  /// The effects to which a response has a message that matters, by the beginnings of their ids, with
  /// the kinds of the messages.
  static var responses: [SceneInput] { get }

  /// The texts that the scene itself shows or says, for translators; those of a configuration are the
  /// client's. Scenes that it holds have their own.
  static var strings: [SceneString] { get }

  /// The steps from each version of the scene to the next; none by default, which is version 1.
  ///
  /// What has been recorded or saved of an older version is read through them.
  static var steps: VersionSteps { get }

  /// The colours of the scene's layouts, by name; those of a configuration are the client's.
  static var palette: [SceneColor] { get }

  /// Creates the scene in its initial state; it may request effects.
  init(_ context: inout Context)

  /// Changes the state in response to an event.
  ///
  /// An event that does not fit, such as a tap on what is not there, is ignored. A value may be
  /// rejected: that of a command, a response, a selection or a text.
  /// - Throws: `EventError` for a value that the scene rejects, before anything is changed.
  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError)

  /// Changes the state when a transaction or a timer ends.
  mutating func complete(_ completion: Completion, _ context: inout Context)

  /// Adds the nodes of the state to `nodes`, back to front, each parent before its children.
  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder)

  /// The current state of the state machine.
  var state: State { get }

  /// Lists the state's members: those that frames show, and those that are only saved.
  ///
  /// Geometry never goes into the state that frames show. The list serves to write frames, to save
  /// the state and to restore it; restoring runs on a scene that has just been opened.
  mutating func visit(_ members: inout StateMembers)

  /// Updates whatever is derived from the listed members, and checks them.
  ///
  /// - Throws: `MemberError` for members that contradict each other.
  mutating func didRestore(_ context: Context) throws(MemberError)

  /// The progress of the change in flight: 1 in the model, less in what is presented while a
  /// `Transaction.following` is in flight. It must not be listed in `visit`.
  var progress: Double { get set }

  // What the engine reaches of a scene besides: not public, and given by the extensions below and by
  // the refinements.

  /// The texts that the user enters; `nil` unless the scene is a `TextInputScene`.
  @_spi(Engine) static var textInput: TextInput<Self>? { get }
  /// The scene's own invariants; `nil` unless it is a `CheckedScene`.
  @_spi(Engine) static var invariants: SceneInvariants<Self>? { get }
  /// Whether it holds other scenes: whether it is a `ComposedScene`.
  static var isComposed: Bool { get }
  /// Visits the scenes that it holds.
  mutating func reachChildren(_ children: inout ChildVisitor)
  /// Looks at what its children have come to.
  mutating func noticeChildren(_ context: inout Context)
  /// Whether it takes a touch that is a child's.
  mutating func takesTouch(_ event: Event, _ context: inout Context) -> Bool
  /// The path of the child that gets a tap or a pan where nothing is interactive.
  var touchedChild: String? { get }
  /// The completion with a name, of a saved state.
  @_spi(Engine) static func completion(named name: String) -> Completion?
  /// The versions of the scene and of those that it holds.
  ///
  /// - Parameter scene: The scene, so that it need not be opened.
  @_spi(Engine) static func versions(of scene: Self?) -> SceneVersions
  /// What reads recordings and states of some versions; `nil` if these are the newest.
  ///
  /// Throws `MemberError` at the member, `version` or one in `versions`, that is newer or cannot be read.
  @_spi(Engine) static func migration(
    from versions: SceneVersions
  ) throws(MemberError) -> SceneMigration?
  // Embedded Swift specializes everything where it is used, once; elsewhere it is a requirement so that
  // the engine is specialized in the scene's own module.
  #if !hasFeature(Embedded)
    /// The scene, with its type erased.
    @_spi(Engine) static var erased: ErasedScene { get }
  #endif
}

/// The state type of a scene whose state machine has only one state.
public enum SingleState: String, CaseIterable, Sendable {
  /// The only state.
  case idle
}

/// The completion type of a scene that waits for nothing; it has no values.
public enum NoCompletion: RawRepresentable, CaseIterable, Equatable, Sendable {
  /// Always `nil`.
  public init?(rawValue: String) { nil }

  /// Never called, since there is no value.
  public var rawValue: String {
    switch self {
    }
  }
}

extension Scene {
  /// The commands, with the kinds of their values.
  @inlinable public static var inputs: [SceneInput] { CommandName.inputs(of: commands) }

  /// No responses with messages by default.
  public static var responses: [SceneInput] { [] }

  /// No texts by default.
  public static var strings: [SceneString] { [] }

  /// No colours by default.
  public static var palette: [SceneColor] { [] }

  /// Empty by default.
  public static var summary: String { "" }

  /// Does nothing by default.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {}

  /// Does nothing by default.
  public mutating func didRestore(_ context: Context) throws(MemberError) {}

  /// None: the user enters no texts.
  public static var textInput: TextInput<Self>? { nil }

  /// None: only what holds of any scene is checked.
  public static var invariants: SceneInvariants<Self>? { nil }

  /// No: it holds none.
  @inlinable public static var isComposed: Bool { false }

  /// None: it holds none.
  @inlinable public mutating func reachChildren(_ children: inout ChildVisitor) {}

  /// Nothing: it holds none.
  @inlinable public mutating func noticeChildren(_ context: inout Context) {}

  /// No: it holds none.
  @inlinable public mutating func takesTouch(_ event: Event, _ context: inout Context) -> Bool {
    false
  }

  /// None: it holds none.
  @inlinable public var touchedChild: String? { nil }

  /// The completion with that raw value.
  public static func completion(named name: String) -> Completion? { Completion(rawValue: name) }

  /// Always 1 by default.
  @inlinable public var progress: Double {
    get { 1 }
    set {}
  }
}

extension Scene where CommandName == SceneInput {
  /// No commands by default.
  public static var commands: [SceneInput] { [] }
}

extension Scene where Completion: CaseIterable {
  /// The completion with that raw value.
  public static func completion(named name: String) -> Completion? { Completion(named: name) }
}

extension Scene where State == SingleState {
  /// The only state.
  public var state: SingleState { .idle }
}
