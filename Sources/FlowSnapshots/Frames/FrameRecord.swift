import FlowEngine

/// A frame as it is written.
struct FrameText {
  /// The bytes of the frame.
  let bytes: [UInt8]
  /// Where it begins, in bytes from the start of the document.
  let offset: Int
  /// Its place in the list of a golden; `nil` in JSON Lines.
  let index: Int?

  /// The outline, if finding the end required one.
  var outline: JSONOutline?

  /// Whether two frames are written identically.
  func isSame(as other: FrameText) -> Bool { bytes.isSame(as: other.bytes) }
}

/// A frame: its cause and time, and the locations of its parts.
package struct FrameRecord: Sendable {
  /// The reason a frame was made.
  package enum Cause: Sendable {
    /// The scene opened.
    case start
    /// An event was handled.
    case event
    /// A transaction or a timer ended.
    case completion
    /// A frame was requested while something was moving.
    case sample
  }

  /// The properties by which frames are paired.
  package struct Head: Sendable {
    /// The frame's number, as written.
    package let number: Int
    /// The frame's time, in seconds.
    package let time: Double
    /// The reason the frame was made.
    package let cause: Cause
    /// The name of the event, if one is the cause.
    package let event: String?

    /// Whether two frames at the same time can be a pair.
    func hasSameCause(as other: Head) -> Bool {
      cause == other.cause && event?.bytes == other.event?.bytes
    }

    /// The cause in words, such as `pan.changed` or `completion`.
    package var causeText: String {
      switch cause {
      case .start: "start"
      case .event: event ?? "event"
      case .completion: "completion"
      case .sample: "sample"
      }
    }
  }

  /// The frame's number, time and cause.
  package let head: Head
  /// The outline that locates the values of the frame.
  package let outline: JSONOutline
  /// The state: an object.
  package let state: JSONOutline.Value
  /// The nodes: an array of objects.
  package let nodes: JSONOutline.Value
  /// The animations in flight: an array of objects.
  package let animations: JSONOutline.Value
  /// The effects: an array of objects.
  package let effects: JSONOutline.Value
}

extension FrameRecord {
  /// Reads a frame.
  ///
  /// - Throws: `FramesError` for text that is not JSON or not a frame.
  init(_ text: FrameText) throws(FramesError) {
    let start = text.offset
    let outline: JSONOutline
    do throws(JSONError) {
      outline =
        if let outline = text.outline { outline } else { try JSONOutline(reading: text.bytes) }
    } catch {
      let message = (text.index.map { error.within($0).within("frames") } ?? error).message
      throw FramesError(message, at: start + error.offset)
    }
    guard let value = outline.roots.first, outline.isObject(value) else {
      throw FramesError("expected a frame, an object", at: start)
    }
    var last: JSONOutline.Value?
    func member<Read>(
      _ name: StaticString, _ expectation: String, _ read: (JSONOutline.Value) -> Read?
    ) throws(FramesError) -> Read {
      let member = outline.member(name, of: value, after: last)
      last = member ?? last
      guard let member, let read = read(member) else {
        let place = member.map { outline.start(of: $0) } ?? 0
        throw FramesError("a frame needs '\(name)', \(expectation)", at: start + place)
      }
      return read
    }
    let number = try member("frame", "a whole number") {
      outline.number($0).flatMap { Int(exactly: $0) }
    }
    // A golden has all frames, from the first one on.
    if let index = text.index, index != number {
      throw FramesError("expected frame \(index), found frame \(number)", at: start)
    }
    let time = try member("t", "a number") { outline.number($0) }
    let cause = try member("cause", "one of start, event, completion and sample") {
      Cause($0, in: outline)
    }
    // A frame caused by an event has it next; most others have none.
    let event = outline.member("event", of: value, after: last)
    let eventName = event.flatMap { outline.string($0) }
    if let event, eventName == nil {
      throw FramesError("expected 'event', a string", at: start + outline.start(of: event))
    }
    last = event ?? last
    head = Head(number: number, time: time, cause: cause, event: eventName)
    state = try member("state", "an object") { outline.isObject($0) ? $0 : nil }
    nodes = try member("nodes", "an array") { outline.isArray($0) ? $0 : nil }
    animations = try member("animations", "an array") { outline.isArray($0) ? $0 : nil }
    effects = try member("effects", "an array") { outline.isArray($0) ? $0 : nil }
    self.outline = outline
    // All that it needs has been found.
    guard outline.memberCount(of: value) > (event == nil ? Self.needed : Self.needed + 1) else {
      return
    }
    for member in outline.members(of: value) {
      if Self.members.contains(where: { outline.says(member.name, $0) }) { continue }
      let name = outline.string(member.name) ?? ""
      throw FramesError(
        "unknown member '\(name.shown())'"
          + Suggestion.text(for: name, among: Self.members.map { "\($0)" }),
        at: start + outline.start(of: member.name))
    }
  }

  private static let members: [StaticString] = [
    "frame", "t", "cause", "event", "state", "nodes", "animations", "effects",
  ]
  /// The number of those that each frame has.
  private static let needed = members.count - 1
}

extension FrameRecord.Cause {
  fileprivate init?(_ value: JSONOutline.Value, in outline: JSONOutline) {
    if outline.says(value, "event") {
      self = .event
    } else if outline.says(value, "sample") {
      self = .sample
    } else if outline.says(value, "completion") {
      self = .completion
    } else if outline.says(value, "start") {
      self = .start
    } else {
      return nil
    }
  }
}
