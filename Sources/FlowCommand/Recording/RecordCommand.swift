import FlowEngine
import FlowSnapshots

/// `flow record`: makes a clean trace from another program's stream of events.
enum RecordCommand: Command {
  static let name = "record"
  static let summary = "Makes a trace from a stream of events, with stand-ins for private text."
  static let operands = Operands(text: "", count: 0...0, use: .readsStandardInput)
  static let options = [last, publicText, gestures, .strict, output]
  static let details = """
    Standard input has a trace's header and then a line for each event, with the typed text and times
    of any clock, with any origin; a time before the last one counts as the last one. The first time is
    that of the opening: send a 'tick' when the screen opens. Lines are written at once, so that the
    file is a trace whenever the recorded program ends; an existing file remains until a valid header
    arrives. A refused event is omitted, with a warning. Each event is replayed before it is written: a
    warning reports a replay that differs in more than stand-ins, and '--strict' ends the recording
    there. Pointers are written as they came, or, with '--gestures', as the taps, pans and other
    gestures that they became.
    """

  private static let last = Option(
    "last", value: "N", "keep the last N seconds only, and write them at the end")
  static let publicText = Option(
    "public", value: "IDS", "show the text of these nodes, separated by commas; never of secrets")
  private static let gestures = Option("gestures", "write what pointers became in place of them")
  private static let output = Option(
    "output", letter: "o", value: "FILE", use: .writesResult,
    "write to a file; '-' is standard output")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let seconds = try arguments.seconds(last)
    let path = arguments.text(output)
    let file = path.map { TraceFile(at: $0) } ?? TraceFile()
    let extent: RecordingOptions.Extent =
      seconds.map { .last(seconds: $0) } ?? .stream { file.write($0) }
    var options = RecordingOptions(extent, publicText: arguments.nodes(publicText))
    options.translatesPointers = arguments.has(gestures)
    let stream = RecordingStream(scenes, .host, options) { (error) throws(TraceError) in
      try arguments.warn(of: error, in: "<stdin>", "left out: ")
    } differ: { (error) throws(TraceError) in
      try arguments.warn(of: error, in: "<stdin>")
    }
    var fault: CommandError?
    do throws(StreamError) {
      try stream.read("-") { file.failure == nil }
    } catch {
      fault = CommandError(error)
    }
    // The lines before the one at fault form a trace.
    if seconds != nil, let trace = stream.recording?.trace {
      let bytes = Array(trace.utf8)
      do throws(TraceError) {
        try TraceTrimming.check(bytes, of: scenes)
      } catch {
        throw .message("the recording does not replay: \(error.text(in: path ?? "<stdout>"))")
      }
      try ResultOutput.put(trace: bytes, of: "<stdin>", to: path)
    }
    if let fault { throw fault }
    return try file.status()
  }
}

extension Arguments {
  /// The nodes that an option names.
  func nodes(_ option: Option) -> [NodeID] { names(option).map { NodeID($0) } }
}

extension TraceFile {
  /// The result of writing; a reader that closes the pipe has read what it needs.
  fileprivate func status() throws(CommandError) -> ExitStatus {
    if let failure, !isReaderGone { throw .message(failure) }
    return .success
  }
}
