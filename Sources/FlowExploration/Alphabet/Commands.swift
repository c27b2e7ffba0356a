import FlowEngine

/// The commands that are worth trying, by what a scene says when it is opened: those that it takes,
/// and one of each name that it refuses.
struct Commands: Sendable {
  /// Commands without a target.
  private(set) var plain: [Command] = []
  /// The names of those that need one.
  private(set) var targeted: [String] = []

  /// Tries commands out.
  init(_ inputs: [SceneInput], _ explorer: AnyExplorer) {
    for name in inputs.names {
      let refusal = Self.error(Command(name, value: .string(Self.unknown)), explorer)
      var isTargeted = false
      if case .invalidMember("target", _)? = refusal { isTargeted = true }
      if isTargeted {
        targeted.append(name)
        plain.append(Command(name))
        continue
      }
      var values: [Command.Value?] = [nil, .number(1), .number(6), .bool(true)]
      values += inputs.filter { $0.name == name }.flatMap { $0.samples }
      values += Self.words(of: refusal).map { .string($0) }
      values.append(.string(Self.unknown))
      var tried: [Command.Value?] = []
      var hasRefused = false
      for value in values where !tried.contains(value) {
        tried.append(value)
        let isRefused = Self.error(Command(name, value: value), explorer) != nil
        if !isRefused || !hasRefused { plain.append(Command(name, value: value)) }
        hasRefused = hasRefused || isRefused
      }
    }
  }

  /// A text that no scene knows.
  private static let unknown = "?"

  /// Why a scene that has been opened refuses a command; `nil` if it does not.
  private static func error(_ command: Command, _ explorer: AnyExplorer) -> EventError? {
    explorer.restart()
    do throws(EventError) {
      try explorer.send(.command(command), at: explorer.clock.time)
    } catch {
      return error
    }
    return nil
  }

  /// The words in quotation marks of a refusal, which has those that would have been right.
  private static func words(of refusal: EventError?) -> [String] {
    switch refusal {
    case .invalidMember(_, let expected)?: quoted(expected, by: "\"")
    case .invalidValue(let error)?:
      quoted(error.reason, by: "\"") + quoted(error.reason, by: "'").filter { $0 != unknown }
    default: []
    }
  }

  private static func quoted(_ text: String, by mark: Character) -> [String] {
    let pieces = text.split(separator: mark, omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
