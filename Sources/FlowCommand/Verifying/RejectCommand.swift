import FlowSnapshots

/// `flow reject`: discards pending goldens.
enum RejectCommand: Command {
  static let name = "reject"
  static let summary = "Discards pending frames; the goldens do not change."
  static let operands = Operands.paths
  static let options: [Option] = []
  static let details = """
    PATH is a folder, a trace, a golden or a pending golden; the default is Fixtures.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    try PendingDecision.reject.carryOut(arguments)
  }
}
