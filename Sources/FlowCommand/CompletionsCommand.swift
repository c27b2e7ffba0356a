import FlowEngine
import FlowSnapshots

/// `flow completions`: a script that completes the tool's words in a shell.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Writes a script with which a shell completes commands and options."
  static let operands = Operands(text: "bash|zsh|fish", count: 1...1)
  static let options: [Option] = []
  static let details = """
    For bash: 'source <(\(FlowTool.name) completions bash)' in .bashrc. For zsh: write it to a file
    '_\(FlowTool.name)' in a folder of fpath. For fish: write it to
    ~/.config/fish/completions/\(FlowTool.name).fish. A tool of another name gets a script for that name.
    """

  static let shells = ["bash", "zsh", "fish"]

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let tool = FlowTool.name
    switch arguments.operands.first {
    case "bash"?: try Console.show(text: ShellCompletions.bash(tool, scenes))
    case "zsh"?: try Console.show(text: ShellCompletions.zsh(tool, scenes))
    case "fish"?: try Console.show(text: ShellCompletions.fish(tool, scenes))
    case let shell?: throw .usage(Suggestion.unknown("shell", shell, among: shells))
    case nil: break
    }
    return .success
  }
}
