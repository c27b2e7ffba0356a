import FlowEngine

/// How many of a trace's events have come, frame by frame.
///
/// An event has one frame, except a pointer: it has one for each gesture that is recognized of it, all at its own
/// time; and a long press that begins while the pointer rests has a frame and no line.
package struct EventCounter: Sendable {
  /// A trace line's type and time.
  private struct Line {
    var type: String
    var time: Double
  }

  /// The number of events up to the last frame.
  package private(set) var count = 0
  /// The events of a trace that has pointers; none of any other.
  private let lines: [Line]
  /// The event of the last frame.
  private var last = ""
  /// What times in frames are rounded to, in seconds.
  static let precision = 1e-6

  /// Counts the frames of events, of a trace without pointers.
  package init() { lines = [] }

  /// Counts the events of a trace of the newest version of its scene, which may be at fault somewhere.
  package init(_ trace: [UInt8]) {
    guard Self.hasPointers(trace) else {
      self.lines = []
      return
    }
    var lines: [Line] = []
    for line in trace.filledLines.dropFirst() {
      guard let outline = try? JSONOutline(Array(line)), let root = outline.roots.first else {
        continue
      }
      lines.append(
        Line(
          type: outline.member("type", of: root).flatMap { outline.string($0) } ?? "",
          time: outline.member("t", of: root).flatMap { outline.number($0) } ?? 0))
    }
    self.lines = lines
  }

  private static func hasPointers(_ trace: [UInt8]) -> Bool {
    let name = Array("\"pointer\"".utf8)
    var place = trace.startIndex
    while let quote = trace[place...].firstIndex(of: name[0]) {
      if trace[quote...].starts(with: name) { return true }
      place = quote + 1
    }
    return false
  }

  /// Takes the next frame; returns whether it is the first one of an event.
  @discardableResult package mutating func take(_ frame: FrameRecord.Head) -> Bool {
    guard frame.cause == .event else { return false }
    let name = frame.event ?? ""
    defer { last = name }
    guard lines.isEmpty || isFirst(name, at: frame.time) else { return false }
    count += 1
    return true
  }

  /// Whether the trace has pointers, which may have no frame, or one at a time of its own.
  var hasPointers: Bool { !lines.isEmpty }

  /// The number of events up to a frame that the trace does not have where it would be the next one: with a
  /// pointer of its time, which has become something else.
  func number(ofMissing frame: FrameRecord.Head) -> Int {
    guard frame.cause == .event, count < lines.count, lines[count].type == "pointer",
      abs(lines[count].time - frame.time) < Self.precision
    else { return count }
    return count + 1
  }

  private func isFirst(_ name: String, at time: Double) -> Bool {
    // Behind the trace, somebody may have asked for a frame.
    guard count < lines.count else { return name == "tick" }
    let next = lines[count]
    guard time > next.time - Self.precision else { return false }
    let isOfNext = name.prefix { $0 != "." } == next.type
    if next.type != "pointer", isOfNext { return true }
    let isSoon =
      count > 0 && lines[count - 1].type == "pointer"
      && next.time - lines[count - 1].time < Self.precision
    guard isSoon else { return next.type == "pointer" || !name.hasPrefix("longPress.") }
    // Of two pointers at one time, the first one's frames come first.
    return next.type == "pointer" && !isMore(name)
  }

  /// Whether a frame can only be one more of the same pointer.
  private func isMore(_ name: String) -> Bool {
    switch name {
    case "focus": last == "tap"
    case "pan.changed": last == "pan.began"
    case "pan.ended", "pan.cancelled": last == "scroll.ended"
    case "scroll.began", "scroll.changed": last.hasPrefix("pan.") || last == "scroll.began"
    default: false
    }
  }
}
