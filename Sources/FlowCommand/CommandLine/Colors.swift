import FlowSnapshots

/// The choice of colours for output.
struct Colors {
  /// Whether output has colours.
  let areShown: Bool

  /// Chooses by an option, else by where the output goes: a terminal has colours unless the variable
  /// `NO_COLOR` is set, see https://no-color.org, or `TERM` says that it cannot.
  ///
  /// - Throws: A usage error for an unknown choice.
  init(_ arguments: Arguments) throws(CommandError) {
    switch arguments.text(.color) {
    case "always": areShown = true
    case "never": areShown = false
    case nil, "auto":
      areShown =
        FileDescriptor.standardOutput.isTerminal && EnvironmentVariables["NO_COLOR"] == nil
        && EnvironmentVariables["TERM"] != "dumb"
    case let choice?:
      throw .usage("'\(Option.color.spelling)' must be always, never or auto, not '\(choice)'")
    }
  }
}

/// The look of text on a terminal.
enum Style: String {
  case plain = ""
  case strong = "1"
  case good = "32"
  case bad = "31"

  /// The text with the terminal's commands for the style.
  func text(_ text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
