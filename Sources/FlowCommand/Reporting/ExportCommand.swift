import FlowReport
import FlowSnapshots

/// `flow export`: writes a trace for another program.
enum ExportCommand: Command {
  static let name = "export"
  static let summary = "Writes a trace as a browser's test or as a timeline."
  static let operands = Operands(text: "TRACE", count: 1...1, use: .reads)
  static let options = [target, .strict, .maximumOutput, .output]
  static let details = """
    'playwright' is a test for @playwright/test, in JavaScript, that drives the web host in a real
    browser by the same fingers and keys, and expects what the trace shows where it rests.
    'chrome-trace' is a timeline with events, states, effects and animations, for the viewers of Chrome
    and Perfetto.
    """

  /// What a trace can become.
  private enum Format: String {
    case playwright
    case timeline = "chrome-trace"
  }

  private static let target = Option(
    "to", value: "FORMAT", "write for playwright or chrome-trace; required")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let text = try arguments.required(target)
    guard let format = Format(rawValue: text) else {
      throw .usage("'\(target.spelling)' must be playwright or chrome-trace, not '\(text)'")
    }
    let check = CaseCheck(scenes, try arguments.checkOptions())
    let path = arguments.operands[0]
    let document: String
    do throws(StripError) {
      switch format {
      case .playwright: document = try PlaywrightTest(of: path, check: check).document
      case .timeline: document = try Timeline(of: path, check: check).document
      }
    } catch {
      throw CommandError(error)
    }
    try ResultOutput.put(document, to: arguments.text(.output))
    return .success
  }
}
