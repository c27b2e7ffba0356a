import FlowEngine
import FlowSnapshots

/// `flow why`: what led to a value.
enum WhyCommand: Command {
  static let name = "why"
  static let summary = "Says what led to a value at a time: the event, the animation, the rule."
  static let operands = Operands(text: "TRACE NODE.MEMBER", count: 2...2, use: .reads)
  static let options = [time, .json]
  static let details = """
    The answer has five lines: the value; the event, with its line in the trace; the animation that the
    value is in or came by; the members of the state that the event changed; the rule on the scene's
    page, docs/scenes/SCENE.md, and the line that lays the node out, in Sources, where these are in the
    folder that this runs in. NODE.MEMBER may name a component, as in card.frame.y or card.y, and a
    member of the state, as in state.name.
    """

  private static let time = Option("at", value: "T", "ask about the moment T seconds; required")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    _ = try arguments.required(time)
    let time = try arguments.seconds(time) ?? 0
    let path = arguments.operands[0]
    let trace: [UInt8]
    do throws(FileError) {
      trace = try File.contents(of: path)
    } catch {
      throw .file(error)
    }
    let cause: ValueCause
    do throws(CauseError) {
      cause = try ValueCause(
        of: arguments.operands[1], at: time, in: trace, named: path, of: scenes)
    } catch {
      guard case .document = error else {
        throw .message("\(FlowTool.name) why: error: \(error.message)")
      }
      throw .message(error.message)
    }
    if arguments.has(.json) {
      try Console.show(json: { $0.cause(cause) })
    } else {
      for line in cause.lines { try Console.show(line: line) }
    }
    return .success
  }
}
