import FlowEngine
import FlowSnapshots

/// `flow anonymize`: puts stand-ins in place of the private text in a trace.
enum AnonymizeCommand: Command {
  static let name = "anonymize"
  static let summary = "Writes a trace again, with stand-ins of the same shape for private text."
  static let operands = Operands(text: "TRACE|-", count: 1...1)
  static let options = [RecordCommand.publicText, output]
  static let details = """
    The frames of a replay stay the same but for the texts. What is valid stays valid, and a card
    keeps its brand.
    """

  private static let output = Option(
    "output", letter: "o", value: "FILE", "write to a file, all or nothing")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let sink = try TraceOutput.opened(for: arguments.text(output))
    let stream = RecordingStream(
      scenes, .trace,
      RecordingOptions(
        .stream { sink.put($0) }, publicText: arguments.nodes(RecordCommand.publicText))
    ) { (error) throws(TraceError) in throw error }
    let path = arguments.operands[0]
    do throws(StreamError) {
      try stream.read(path) { !sink.hasFailed }
    } catch {
      throw CommandError(error)
    }
    let status = try TraceOutput.finish(sink)
    let count = stream.recording?.deviations() ?? 0
    if count > 0 {
      let name = path == "-" ? "<stdin>" : path
      Console.tell("\(name): warning: \(count) events lead another way with their stand-ins")
    }
    return status
  }
}
