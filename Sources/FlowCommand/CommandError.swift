import FlowSnapshots

/// Why a command could not do its work.
enum CommandError: Error, Equatable {
  /// The command line is not as the command, or `flow` itself, wants it.
  case usage(String, command: String? = nil)
  /// Something else, already in words and with its place.
  case message(String)
  /// Nobody reads the output any more; nothing is wrong with that.
  case readerHasGone

  /// A file could not be used.
  static func file(_ error: FileError) -> CommandError {
    error.isBrokenPipe ? .readerHasGone : .message(error.message)
  }

  /// The same failure, seen as one of a command.
  func of(_ command: any Command.Type) -> CommandError {
    guard case .usage(let text, nil) = self else { return self }
    return .usage(text, command: command.name)
  }

  /// What is told on standard error; `nil` if there is nothing to tell.
  var message: String? {
    switch self {
    case .usage(let text, nil): "flow: error: \(text)\nSee 'flow --help'."
    case .usage(let text, let command?):
      "flow \(command): error: \(text)\nSee 'flow \(command) --help'."
    case .message(let text): text
    case .readerHasGone: nil
    }
  }
}
