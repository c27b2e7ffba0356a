import FlowSnapshots

/// `flow review`: shows what is pending, grouped by reason, and asks for decisions.
enum ReviewCommand: Command {
  static let name = "review"
  static let summary = "Shows pending frames, one cause at a time, and asks for a decision."
  static let operands = Operands.paths
  static let options = [Option.color]
  static let details = """
    PATH is a folder, a trace, a golden or a pending golden; the default is Fixtures. Cases that
    differ from their goldens in the same ways are decided together: a accepts them, r rejects
    them, s skips them, o shows them one by one, b goes back, and q quits. All decisions are
    applied at the end.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let search = try arguments.search()
    guard let keyboard = Keyboard() else {
      throw .message(
        """
        \(FlowTool.name) review: error: this is no terminal; \(search.pending.count) pending here. Use \
        '\(FlowTool.command) verify' to see what differs, '\(FlowTool.command) diff' to see all of \
        one case, '\(FlowTool.command) accept' or '\(FlowTool.command) reject' to decide.
        """)
    }
    for fault in search.faults { Console.tell(fault.message) }
    if search.pending.isEmpty {
      guard search.faults.isEmpty else { return .badInput }
      try Console.show(line: "nothing is pending in \(arguments.pathsText)")
      return .success
    }
    var review = Review(
      PendingGroup.groups(of: search.pending), keyboard: keyboard, colors: try Colors(arguments))
    try review.run()
    return review.hasFailed || !search.faults.isEmpty ? .badInput : .success
  }
}
