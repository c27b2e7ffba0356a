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

  /// Whether a configuration allows for a node whose id one of the parts names; true by default.
  ///
  /// Asked only to warn of slips in the targets of a trace. Worth implementing where a part is a
  /// family, such as `field-<id>`, whose members the configuration lists.
  static func canHave(_ id: NodeID, _ configuration: Configuration) -> Bool

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

  /// Lists the texts that people type or a host fills in, each with the node it is entered at.
  mutating func visitTexts(_ texts: inout EnteredTexts)

  /// Updates what is derived from texts of which the secret ones have been emptied.
  mutating func didOmitSecrets(_ context: Context)

  /// What will only be seen later of the texts, such as whether each is valid: a recording's
  /// stand-ins have the same.
  func textVerdicts(_ context: Context) -> [Bool]

  /// Proposes events for a recording, in place of one that enters or deletes text, by which the
  /// scene with stand-ins takes the way that the scene itself has taken.
  ///
  /// It is called on the scene with stand-ins, as it is before the event. What is proposed may depend
  /// on no more of the texts than what the scene lets be seen of them, such as a card's brand.
  /// - Parameters:
  ///   - event: The event, its text already in place of the real one, as long and of the same classes
  ///     of characters.
  ///   - before: The scene itself before the event.
  ///   - after: The scene itself after the event.
  ///   - context: The moment of the event.
  /// - Returns: Events to try before others, the best one first.
  func standIns(
    for event: Event, from before: Self, to after: Self, _ context: Context
  ) -> [Event]

  /// Makes stand-ins, which are of the right length and classes of characters, such that the scene
  /// takes the ways that `original` does, where a recording begins in the middle of a session.
  mutating func refineStandIns(for original: Self, _ context: Context)

  /// The completion with a name, of a saved state; `nil` if there is none.
  ///
  /// Do not implement this: the default implementation is right for every scene. Where completions
  /// are `CaseIterable`, a module does without the standard library's comparison of texts.
  static func completion(named name: String) -> Completion?

  /// The progress of the change in flight: 1 in the model, less in what is presented while a
  /// `Transaction.following` is in flight. It must not be listed in `visit`.
  var progress: Double { get set }

  /// Returns what is wrong with a frame by the rules of this scene; nothing by default.
  ///
  /// Audits and `flow explore` ask it of each frame, besides what must hold of any scene's.
  /// - Parameters:
  ///   - frame: The frame.
  ///   - environment: The environment that it is shown in.
  ///   - configuration: The configuration that the client has set.
  static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation]

  /// Returns what is wrong with a frame at rest, by the rules of this scene; nothing by default.
  ///
  /// As `invariants`, of what must hold once no transaction and no timer is in flight, such as that
  /// nothing waits any more for what has ended.
  static func invariantsAtRest(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation]

  // Embedded Swift specializes everything where it is used, once; as a requirement, every scene's
  // module would have a second engine for it.
  #if !hasFeature(Embedded)
    /// Opens a replay of the scene.
    ///
    /// Do not implement this: the default implementation is right for every scene. It is a
    /// requirement so that the replay is specialized in the scene's own module.
    /// - Throws: `MemberError` for a configuration, or a saved state, that the scene rejects.
    static func replay(_ setup: ReplaySetup, _ options: ReplayOptions) throws(MemberError)
      -> AnyReplay

    /// Opens an exploration of the scene.
    ///
    /// Do not implement this: it is a requirement for the same reason as `replay`.
    /// - Throws: `MemberError` for a configuration, or a saved state, that the scene rejects.
    static func explorer(_ setup: ReplaySetup) throws(MemberError) -> AnyExplorer
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

  /// Empty by default.
  public static var summary: String { "" }

  /// True by default.
  @inlinable public static func canHave(_ id: NodeID, _ configuration: Configuration) -> Bool {
    true
  }

  /// Does nothing by default.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {}

  /// Does nothing by default.
  public mutating func didRestore(_ context: Context) throws(MemberError) {}

  /// No texts by default.
  public mutating func visitTexts(_ texts: inout EnteredTexts) {}

  /// Does nothing by default.
  public mutating func didOmitSecrets(_ context: Context) {}

  /// Nothing by default.
  public func textVerdicts(_ context: Context) -> [Bool] { [] }

  /// No proposals by default.
  public func standIns(
    for event: Event, from before: Self, to after: Self, _ context: Context
  ) -> [Event] { [] }

  /// Does nothing by default.
  public mutating func refineStandIns(for original: Self, _ context: Context) {}

  /// Nothing by default.
  public static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] { [] }

  /// Nothing by default.
  public static func invariantsAtRest(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] { [] }

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
