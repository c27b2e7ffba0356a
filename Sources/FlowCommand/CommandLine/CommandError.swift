import FlowEngine
import FlowSnapshots

/// The reason a command failed.
enum CommandError: Error, Equatable {
  /// The command line is not what the command, or `flow` itself, expects.
  case usage(String, command: String? = nil)
  /// Any other error, as a message with its location.
  case message(String)

  /// Creates the error for a file that could not be used.
  static func file(_ error: FileError) -> CommandError { .message(error.message) }

  /// Creates the error for a trace that could not be read.
  init(_ error: StreamError) { self = .message(error.message) }

  /// The same error, attributed to a command.
  func of(_ command: any Command.Type) -> CommandError {
    guard case .usage(let text, nil) = self else { return self }
    return .usage(text, command: command.name)
  }

  /// Reports it on standard error.
  func tell() {
    switch self {
    case .usage(let text, let command):
      let words = command.map { " \($0)" } ?? ""
      Console.tell(
        "\(FlowTool.name)\(words): error: \(text)", "See '\(FlowTool.command)\(words) --help'.")
    case .message(let text): Console.tell(text)
    }
  }
}
