import FlowEngine
import FlowSnapshots

/// `flow anonymize`: puts stand-ins in place of the private text in a trace.
enum AnonymizeCommand: Command {
  static let name = "anonymize"
  static let summary = "Copies a trace, with stand-ins of the same shape for private text."
  static let operands = Operands(text: "TRACE|-", count: 1...1, use: .reads)
  static let options = [RecordCommand.publicText, .strict, .output]
  static let details = """
    The frames of a replay stay the same except for texts. A valid text stays valid, and a card keeps
    its brand. Each event is replayed before the file is written: a warning reports frames that differ
    in more than texts; with '--strict' it is an error and nothing is written.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let sink = try ResultOutput.opened(for: arguments.text(.output))
    let path = arguments.operands[0]
    let name = path == "-" ? "<stdin>" : path
    let stream = RecordingStream(
      scenes, .trace,
      RecordingOptions(
        .stream { sink.put($0) }, publicText: arguments.nodes(RecordCommand.publicText))
    ) { (error) throws(TraceError) in
      throw error
    } differ: { (error) throws(TraceError) in
      try arguments.warn(of: error, in: name)
    }
    do throws(StreamError) {
      try stream.read(path) { !sink.hasFailed }
    } catch {
      throw CommandError(error)
    }
    return try ResultOutput.finish(sink)
  }
}
