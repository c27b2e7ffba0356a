import FlowEngine
import FlowSnapshots

/// A frame in short: time, cause, state, what moved.
struct ShortFrame {
  /// The frame as an element of a list.
  let item: ToolAnswer.Item

  /// - Parameters:
  ///   - before: The frame before it; `nil` for the first one.
  ///   - event: What the event is in a few words, if that is known.
  init(_ frame: FrameRecord, after before: FrameRecord?, event: String? = nil) {
    let changes = FrameChanges(from: before, to: frame)
    let outline = frame.outline
    var object = JSONObject()
    object.add("t", json: JSONText.time(frame.head.time))
    object.add("cause", frame.head.causeText)
    object.add("event", unlessEmpty: event)
    object.add("state", json: outline.text(of: frame.state))
    object.add("changed", unlessEmpty: changes.state)
    object.add("moved", unlessEmpty: changes.moved)
    if changes.omitted > 0 { object.add("omitted", changes.omitted) }
    if !changes.effects.isEmpty { object.add("effects", json: JSONText.array(changes.effects)) }
    let text = changes.text
    let cause = event ?? frame.head.causeText
    item = ToolAnswer.Item(
      json: object.text,
      words: "\(JSONText.time(frame.head.time)) s \(cause)\(text.isEmpty ? "" : ": \(text)")")
  }

  /// Frames in a row.
  static func items(_ frames: [FrameRecord], after before: FrameRecord?) -> [ToolAnswer.Item] {
    var last = before
    return frames.map { frame in
      defer { last = frame }
      return ShortFrame(frame, after: last).item
    }
  }
}
