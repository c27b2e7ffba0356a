import FlowEngine
import FlowSnapshots

/// `flow replay`: reads a trace and writes its frames as they are made.
enum ReplayCommand: Command {
  static let name = "replay"
  static let summary =
    "Replays a trace and writes its frames: JSON Lines, or a table on a terminal."
  static let operands = Operands(text: "TRACE|-", count: 1...1, use: .reads)
  static let options = [fps, pretty, save, .strings, .strict, json, jobs, .color, .output]
  static let details = """
    '-' reads the trace from standard input. Frames are written at once; with '-o' the file
    replaces an old one only after the whole trace has been replayed. A second thread reads a large
    file and writes its frames. On a terminal frames are a table, a line each, with time, cause and what
    moved, for which the whole trace is read first; '--json' writes them as to a pipe or a file.
    """

  private static let fps = Option(
    "fps", value: "N", "add N samples per second, 1…1000, while something moves")
  private static let pretty = Option(
    "pretty", "write one document, formatted for reading, as in a golden")
  private static let save = Option(
    "save", value: "T", "write the state at T seconds instead of frames, to start a trace with")
  private static let json = Option("json", "write JSON Lines, also on a terminal")
  private static let jobs = Option(
    "jobs", value: "N", "use N threads, 1 or 2; default: as many as there are processors")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let path = arguments.operands[0]
    let rate = try arguments.integer(fps, in: OptionLimits.replayRate)
    var options = ReplayOptions(framesPerSecond: rate, isStrict: arguments.isStrict)
    options.findsSlips = true
    options.catalog = try arguments.catalog()
    if let time = try arguments.seconds(save) {
      options.format = .state(at: time)
    } else if arguments.has(pretty) {
      options.format = .document(trace: path == "-" ? "-" : Path.name(of: path))
    }
    let colors = try Colors(arguments)
    let isPlain = [pretty, save, json, .output].allSatisfy { !arguments.has($0) }
    if isPlain, FileDescriptor.standardOutput.isTerminal {
      try ReplayTable.show(path, scenes, options, colors)
      return .success
    }
    let threads = try arguments.integer(jobs, in: OptionLimits.replayThreads) ?? Parallel.processors
    do throws(StreamError) {
      try TraceStream.replay(
        path, of: scenes, options: options, to: arguments.text(.output), jobs: threads
      ) { Console.tell($0) }
    } catch {
      // A reader that closes the pipe has read what it needs.
      if case .file(let error) = error, error.isBrokenPipe { return .success }
      throw CommandError(error)
    }
    return .success
  }
}
