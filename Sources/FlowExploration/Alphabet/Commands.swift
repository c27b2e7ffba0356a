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
      var values: [Command.Value?] = [nil, .number(1), .number(6), .bool(true)]
      for input in inputs where input.name == name {
        if case .typed(let type)? = input.value { values += type.samples }
      }
      var isTargeted = false
      if case .invalidMember(let member, let expected)? = Self.error(
        Command(name, value: .string("?")), explorer)
      {
        isTargeted = member == "target"
        values += Self.quoted(expected).map { .string($0) }
      }
      if isTargeted {
        targeted.append(name)
        plain.append(Command(name))
        continue
      }
      values.append(.string("?"))
      var hasRefused = false
      for value in values {
        let isRefused = Self.error(Command(name, value: value), explorer) != nil
        if !isRefused || !hasRefused { plain.append(Command(name, value: value)) }
        hasRefused = hasRefused || isRefused
      }
    }
  }

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

  /// The words in quotation marks, as a refusal has those that would have been right.
  private static func quoted(_ text: String) -> [String] {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
