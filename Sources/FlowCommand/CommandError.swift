import FlowSnapshots

/// The reason a command failed.
enum CommandError: Error, Equatable {
  /// The command line is not what the command, or `flow` itself, expects.
  case usage(String, command: String? = nil)
  /// Any other error, as a message with its location.
  case message(String)
  /// The reader of the output has gone away, which is not an error.
  case readerHasGone

  /// Creates the error for a file that could not be used.
  static func file(_ error: FileError) -> CommandError {
    error.isBrokenPipe ? .readerHasGone : .message(error.message)
  }

  /// The same error, attributed to a command.
  func of(_ command: any Command.Type) -> CommandError {
    guard case .usage(let text, nil) = self else { return self }
    return .usage(text, command: command.name)
  }

  /// The message for standard error; `nil` if there is nothing to report.
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
