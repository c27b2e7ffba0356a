import FlowSnapshots

/// `flow accept`: turns pending goldens into goldens.
enum AcceptCommand: Command {
  static let name = "accept"
  static let summary = "Turns pending frames into goldens."
  static let operands = Operands.paths
  static let options: [Option] = []
  static let details = """
    PATH is a folder, a trace, a golden or a pending golden; the default is Fixtures. At any moment
    each golden is either the old one or the new one.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    try PendingDecision.accept.carryOut(arguments)
  }
}
