/// A scene whose user enters texts: what it lists is left out of what is saved without secrets, and
/// recordings have stand-ins in its place.
public protocol TextInputScene: Scene {
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
}

extension TextInputScene {
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

  /// The texts, as the scene lists them.
  public static var textInput: TextInput<Self>? { TextInput() }
}

/// The texts of a scene, for code that does not know whether its user enters any.
///
/// Functions, because Embedded Swift cannot find out at run time whether a type conforms to a protocol.
public struct TextInput<S: Scene>: Sendable {
  /// Whether the scene lists texts of its own, and not only those of its children.
  let listsOwn: Bool
  let visit: @Sendable (inout S, inout EnteredTexts) -> Void
  let didOmitSecrets: @Sendable (inout S, S.Context) -> Void
  let verdicts: @Sendable (S, S.Context) -> [Bool]
  let standIns: @Sendable (S, Event, _ before: S, _ after: S, S.Context) -> [Event]
  let refineStandIns: @Sendable (inout S, _ original: S, S.Context) -> Void
}

extension TextInput where S: TextInputScene {
  init() {
    listsOwn = true
    visit = { $0.visitTexts(&$1) }
    didOmitSecrets = { $0.didOmitSecrets($1) }
    verdicts = { $0.textVerdicts($1) }
    standIns = { $0.standIns(for: $1, from: $2, to: $3, $4) }
    refineStandIns = { $0.refineStandIns(for: $1, $2) }
  }
}
