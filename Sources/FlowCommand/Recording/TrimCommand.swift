import FlowEngine
import FlowSnapshots

/// `flow trim`: cuts a piece out of a trace.
enum TrimCommand: Command {
  static let name = "trim"
  static let summary = "Writes the piece of a trace between two times."
  static let operands = Operands(text: "TRACE", count: 1...1, use: .reads)
  static let options = [from, to, .output]
  static let details = """
    The piece begins with the state at the first time, including everything in flight, and keeps the
    times of its events. It does not change texts: see '\(FlowTool.name) anonymize'.
    """

  private static let from = Option(
    "from", value: "T", "begin with the state at T seconds; default: the trace's beginning")
  private static let to = Option("to", value: "T", "end at T seconds; default: the trace's end")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let start = try arguments.seconds(from)
    let end = try arguments.seconds(to)
    if let start, let end, end < start {
      throw .usage("'--to' must not be before '--from'")
    }
    var bytes: [UInt8] = []
    do throws(StreamError) {
      try TraceTrimming.trim(arguments.operands[0], of: scenes, from: start, to: end) { piece in
        bytes += piece
      }
    } catch {
      throw CommandError(error)
    }
    return try ResultOutput.put(
      trace: bytes, of: arguments.operands[0], to: arguments.text(.output))
  }
}
