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
    var bytes: [UInt8] = []
    let stream = RecordingStream(
      scenes, .trace,
      RecordingOptions(
        .stream { bytes += $0 }, publicText: arguments.nodes(RecordCommand.publicText))
    ) { (error) throws(TraceError) in throw error }
    let path = arguments.operands[0]
    do throws(StreamError) {
      try stream.read(path) { true }
    } catch {
      throw CommandError(error)
    }
    let count = stream.recording?.deviations() ?? 0
    if count > 0 {
      let name = path == "-" ? "<stdin>" : path
      Console.tell("\(name): warning: \(count) events lead another way with their stand-ins")
    }
    return try TraceOutput.put(bytes, to: arguments.text(output))
  }
}

/// The output of a command that makes a trace from another one.
enum TraceOutput {
  /// Writes a trace to a file, all or nothing, or to standard output.
  static func put(_ bytes: [UInt8], to path: String?) throws(CommandError) -> ExitStatus {
    do throws(FileError) {
      if let path {
        try OutputFile.replace(path, with: bytes)
      } else {
        try FileDescriptor.standardOutput.put(bytes)
      }
    } catch {
      guard error.isBrokenPipe else { throw .file(error) }
    }
    return .success
  }
}
