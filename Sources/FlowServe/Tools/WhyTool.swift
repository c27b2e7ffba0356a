import FlowEngine
import FlowSnapshots

/// `why`: what led to a value.
enum WhyTool: Tool {
  static let name = "why"
  static let summary =
    "Says what led to a value of a session: the event, the animation, the state, the rule on the "
    + "scene's page, the line that lays it out."
  static let arguments = [
    .session, Argument("node", .text, required: true, "the node's id, or 'state'"),
    Argument("member", .text, required: true, "the member, such as frame, y, alpha or frame.width"),
    Argument("at", .number, "the time, in seconds; default: now"),
  ]
  static let result = [
    Argument("value", .text, required: true, "the value, as a frame has it"),
    Argument("step", .object, required: true, "what has decided it"),
    Argument("text", .texts, required: true, "the answer in five lines"),
  ]

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let cause: ValueCause
    do throws(CauseError) {
      cause = try ValueCause(
        of: "\(call.required("node")).\(call.required("member"))",
        at: try call.timeOrNow(of: session), in: session.trace, named: session.name,
        of: workshop.scenes)
    } catch {
      throw ToolError(error.message)
    }
    var json = JSONWriter()
    json.cause(cause)
    var answer = ToolAnswer()
    for (name, json) in JSONText.members(of: json.text) { answer.head.add(name, json: json) }
    answer.words = cause.lines
    return answer
  }
}

extension ToolCall {
  /// The time that is asked about; that of the latest frame unless it is given.
  fileprivate func timeOrNow(of session: Session) throws(CauseError) -> Double {
    guard let time = number("at") else { return session.time }
    guard (0...InputLimits.time).contains(time) else { throw .tooEarly(begin: 0) }
    return session.exact(time)
  }
}
