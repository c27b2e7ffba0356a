import FlowSnapshots

/// `flow completions`: a script that completes the tool's words in a shell.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Writes a script with which a shell completes commands and options."
  static let operands = Operands(text: "bash|zsh|fish", count: 1...1)
  static let options: [Option] = []
  static let details = """
    For bash: 'source <(flow completions bash)' in .bashrc. For zsh: write it to a file '_flow' in a
    folder of fpath. For fish: write it to ~/.config/fish/completions/flow.fish. A tool of another
    name gets a script for that name.
    """

  private static let shells = ["bash", "zsh", "fish"]

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let tool = FlowTool.name
    switch arguments.operands.first {
    case "bash"?: try Console.show(text: ShellCompletions.bash(tool, scenes))
    case "zsh"?: try Console.show(text: ShellCompletions.zsh(tool, scenes))
    case "fish"?: try Console.show(text: ShellCompletions.fish(tool, scenes))
    case let shell?: throw .usage(NearestName.unknown("shell", shell, among: shells))
    case nil: break
    }
    return .success
  }
}
