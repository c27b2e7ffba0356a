import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow speak`: writes what a screen reader would say during a trace.
enum SpeakCommand: Command {
  static let name = "speak"
  static let summary = "Writes what a screen reader would say during a trace, event by event."
  static let operands = Operands(text: "TRACE", count: 1...1, use: .reads)
  static let options = [Option.strings, .output]
  static let details = """
    The first line of each paragraph has the time and the event; an event after which nothing is said
    has none. 'reads' lists the screen at the start, 'says' is an announcement, 'moves to' is where the
    reader goes by itself: to the field with the keyboard, or to a new heading once what it was at is
    gone. 'now' is what has changed under it.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let path = arguments.operands[0]
    let catalog = try arguments.catalog()
    let text: String
    do throws(StreamError) {
      let trace = try EventTrace(at: path, of: scenes, isReplayed: true)
      do throws(TraceError) {
        text = try SpokenTranscript(of: trace, scenes, catalog).text
      } catch {
        throw .trace(error, in: path)
      }
    } catch {
      throw CommandError(error)
    }
    if let file = arguments.text(.output) {
      return try ResultOutput.put(Array(text.utf8), to: file)
    }
    try Console.show(text: text)
    return .success
  }
}
