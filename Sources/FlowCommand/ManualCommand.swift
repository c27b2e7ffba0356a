import FlowSnapshots

/// `flow manual`: the manual page.
enum ManualCommand: Command {
  static let name = "manual"
  static let summary = "Writes the manual page, for 'man'."
  static let operands = Operands(text: "", count: 0...0)
  static let options: [Option] = []
  static let details = """
    The page has the text of '--help' of each command: '\(FlowTool.name) manual > \(FlowTool.name).1',
    then 'man ./\(FlowTool.name).1'.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    try Console.show(text: ManualPage.text(FlowTool.name))
    return .success
  }
}
