import FlowEngine
import FlowSnapshots

/// `send`: an event, and what it leads to.
enum SendTool: Tool {
  static let name = "send"
  static let summary =
    "Sends an event to a session; answers with the frames up to it, each in short."
  static let arguments = [
    .session,
    Argument(
      "event", .object, required: true,
      "an event as a line of a trace, such as {\"t\":0.2,\"type\":\"tap\",\"target\":\"trigger\"}; "
        + "without 't' it comes now"),
  ]
  static let result: [Argument] = []
  static let list: String? = "frames"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let before = session.latest
    guard let event = call.value("event") else { throw ToolError("'send' needs 'event'") }
    var answer = ToolAnswer()
    answer.items = ShortFrame.items(try session.send(event), after: before)
    return answer
  }
}

/// `advance`: lets time pass.
enum AdvanceTool: Tool {
  static let name = "advance"
  static let summary =
    "Lets time pass in a session; answers with the completions up to then, and the frame at that time."
  static let arguments = [
    .session, Argument("to", .number, required: true, "the time to come to, in seconds"),
  ]
  static let result: [Argument] = []
  static let list: String? = "frames"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let before = session.latest
    var answer = ToolAnswer()
    answer.items = ShortFrame.items(
      try session.advance(to: try call.time("to") ?? session.time), after: before)
    return answer
  }
}

/// `frame`: what is on the screen.
enum FrameTool: Tool {
  static let name = "frame"
  static let summary =
    "The screen of a session as a reader would see it: the visible nodes, in order of reading."
  static let arguments = [
    .session, Argument("at", .number, "the time, in seconds; default: now"),
  ]
  static let result = [
    Argument("t", .number, required: true, "the time, in seconds"),
    Argument("state", .object, required: true, "the state"),
    Argument("moving", .texts, "what is in flight"),
    Argument(
      "unseen", .texts,
      "the ids of the nodes that are hidden or transparent; of many, the others end the list"),
  ]
  static let list: String? = "nodes"

  /// The most bytes of ids before the list.
  private static let unseenSize = 4 << 10

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let frame = try session.frame(at: try call.time("at"))
    let state = frame.outline.text(of: frame.state)
    let moving = frame.motions.map { motion in
      motion.text + (motion.end.map { ", until \(JSONText.time($0)) s" } ?? "")
    }
    let tree = ReadableTree(frame)
    var answer = ToolAnswer()
    answer.head.add("t", json: JSONText.time(frame.head.time))
    answer.head.add("state", json: state)
    answer.head.add("moving", unlessEmpty: moving)
    var size = 0
    let unseen = tree.unseen.prefix { id in
      size += JSONText.string(id).utf8.count
      return size <= unseenSize
    }
    answer.head.add("unseen", unlessEmpty: Array(unseen))
    answer.words = ["\(session.scene) at \(JSONText.time(frame.head.time)) s, \(state)"]
    answer.words += moving
    answer.items = tree.items
    if !unseen.isEmpty { answer.words.append("not seen: \(unseen.joined(separator: ", "))") }
    answer.items += tree.unseen.dropFirst(unseen.count).map { id in
      var object = JSONObject()
      object.add("id", id)
      object.add("unseen", true)
      return ToolAnswer.Item(json: object.text, words: "\(id), not seen")
    }
    return answer
  }
}

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

/// `diff`: what moved between two moments.
enum DiffTool: Tool {
  static let name = "diff"
  static let summary = "What moved in a session between two times, in words."
  static let arguments = [
    .session, Argument("from", .number, required: true, "the first time, in seconds"),
    Argument("to", .number, required: true, "the second time, in seconds"),
  ]
  static let result = [Argument("same", .flag, required: true, "whether nothing differs")]
  static let list: String? = "changes"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let from = try session.frame(at: try call.time("from"))
    let to = try session.frame(at: try call.time("to"))
    let changes = FrameChanges(from: from, to: to)
    let lines = changes.state.map { "state.\($0)" } + changes.moved
    var answer = ToolAnswer()
    answer.head.add("same", lines.isEmpty)
    if changes.omitted > 0 { answer.head.add("omitted", changes.omitted) }
    answer.words = lines.isEmpty ? ["nothing differs"] : []
    answer.items = lines.map { ToolAnswer.Item(json: JSONText.string($0), words: $0) }
    return answer
  }
}

/// `record`: the trace of a session.
enum RecordTool: Tool {
  static let name = "record"
  static let summary = "The trace of a session: a header, and a line for each event."
  static let arguments = [Argument.session]
  static let result: [Argument] = []
  static let list: String? = "lines"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    var answer = ToolAnswer()
    answer.items = TraceItems.items(of: session.trace)
    return answer
  }
}

/// The lines of a trace as a list.
enum TraceItems {
  static func items(of trace: [UInt8]) -> [ToolAnswer.Item] {
    trace.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(decoding: line, as: UTF8.self)
      return ToolAnswer.Item(json: JSONText.string(text), words: text)
    }
  }
}
