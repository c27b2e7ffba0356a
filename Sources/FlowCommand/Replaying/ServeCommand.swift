import FlowServe
import FlowSnapshots

/// `flow serve`: answers an agent or an editor.
enum ServeCommand: Command {
  static let name = "serve"
  static let summary =
    "Answers an agent or an editor: the Model Context Protocol over standard input."
  static let operands = Operands(text: "", count: 0...0, use: nil)
  static let options: [Option] = []
  static let details = """
    A message of JSON-RPC 2.0 is a line of standard input, its answer a line of standard output. It
    reads files of the folder that it is started in, none outside, and writes none. It ends with its
    input.
    docs/serve.md explains how to register it in an editor.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    if FileDescriptor.standardInput.isTerminal {
      Console.tell(
        "\(FlowTool.name) serve: waiting for messages of the Model Context Protocol; Ctrl-D ends it"
      )
    }
    var server = FlowServer(scenes, name: FlowTool.name, version: FlowTool.version)
    do throws(FileError) { try server.run() } catch { throw .file(error) }
    return .success
  }
}
