import FlowEngine

/// The output of `--help` and `--version`, composed of what the commands say about themselves.
enum Help {
  /// What the tool is for, in a sentence.
  static let purpose =
    "Replays recorded traces of a screen into layout frames, and tests the frames."

  /// `flow --help`.
  static var overall: String {
    let rows = FlowTool.commands.map { [$0.name, $0.summary] }
    return """
      \(purpose)

      usage: \(FlowTool.name) COMMAND [OPTION…] [ARGUMENT…]

      \(Table.rows(rows))
      '\(FlowTool.command) COMMAND --help' shows a command's options. Exit status: 0 all well, 1 a difference or
      another finding, 2 bad input or usage.

      """
  }

  /// `flow COMMAND --help`.
  static func text(for command: any Command.Type) -> String {
    let usage = ["\(FlowTool.name) \(command.name)", command.operands.text, "[OPTION…]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let rows = (command.options + [.help]).map { [$0.usage, $0.summary] }
    return """
      \(command.summary)

      usage: \(usage)

      \(Table.rows(rows))
      """ + (command.details.isEmpty ? "" : "\n\(command.details)\n")
  }

  /// `flow --version`.
  static var version: String {
    "\(FlowTool.name) \(FlowTool.version) (trace format \(TraceHeader.version), "
      + "frame format \(ReplayOptions.formatVersion))\n"
  }
}
