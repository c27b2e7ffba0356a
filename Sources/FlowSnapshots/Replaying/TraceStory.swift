import FlowEngine

/// The lines of a trace up to a moment, and what its events are in a few words.
package struct TraceStory: Sendable {
  /// An event.
  package struct Event: Sendable {
    /// Its line in the trace, from 1.
    package var line: Int
    /// Its time, in seconds.
    package var time: Double
    /// Its type, then what it is for, and what else tells it from others.
    package var names: [String]

    /// The event in a few words, such as `tap trigger`.
    package var text: String { names.joined(separator: " ") }
  }

  /// The trace up to the moment, with an event at the end that asks for a frame then.
  private var bytes: [UInt8]
  /// The same without that event, as the newest version of the scene takes it.
  private let trace: NewestTrace
  /// The same as written.
  private let written: [UInt8]
  /// The time at which it begins, in seconds.
  let begin: Double
  /// The events by today's names, each of which leads to a frame.
  package private(set) var events: [Event] = []

  /// The time of the last event, in seconds; without events, the time at which the trace begins.
  package var time: Double { events.last?.time ?? begin }

  /// Counts the events as frames come, without the one that asks for a frame.
  package var counter: EventCounter { trace.counter }

  /// Reads a trace, which may be at fault after the moment.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - scenes: The scenes that the trace may be for.
  ///   - time: The moment, in seconds; `nil` for the end of the trace, where no frame is asked for.
  package init(_ trace: [UInt8], of scenes: SceneList, upTo time: Double? = nil) {
    var lines = Lines(of: trace)
    written = time.map { lines.text(upTo: $0) } ?? trace
    self.trace = NewestTrace(written, of: scenes)
    lines = Lines(of: self.trace.text)
    begin = lines.begin
    bytes = self.trace.text
    while let line = lines.next() {
      events.append(
        Event(
          line: self.trace.origin(ofLine: line.number), time: line.time ?? begin,
          names: line.outline.map { Self.names(in: $0) } ?? []))
    }
    guard let time else { return }
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    var json = JSONWriter(capacity: 64)
    json.beginObject()
    json.member("t", exact: time)
    json.member("type", "tick")
    json.endObject()
    bytes += json.text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Calls `receive` with each frame up to the one at the moment.
  ///
  /// - Throws: `DocumentError` for a trace that cannot be replayed as far.
  func read(
    _ scenes: SceneList, named name: String, _ receive: (FrameRecord) -> Void
  ) throws(DocumentError) {
    func frames(of bytes: [UInt8]) -> ReplayedFrames {
      ReplayedFrames(bytes, named: name, scenes: scenes, options: ReplayOptions())
    }
    let reader = FrameReader(frames(of: bytes))
    var counter = counter
    do throws(DocumentError) {
      while counter.count <= events.count, let frame = try reader.next() {
        counter.take(frame.head)
        receive(frame)
      }
    } catch {
      // The place is one in the trace as written.
      let frames = frames(of: written)
      while try frames.next({ _ in }) {}
      throw error
    }
  }

  /// The frame at the moment; `nil` for a trace without a frame.
  ///
  /// - Throws: `DocumentError` for a trace that cannot be replayed as far.
  package func frame(_ scenes: SceneList, named name: String) throws(DocumentError) -> FrameRecord?
  {
    var last: FrameRecord?
    try read(scenes, named: name) { last = $0 }
    return last
  }

  private static func names(in outline: JSONOutline) -> [String] {
    guard let root = outline.roots.first else { return [] }
    let members: [StaticString] = [
      "type", "key", "target", "name", "phase", "outcome", "id", "location",
    ]
    return members.compactMap { name in
      guard let value = outline.member(name, of: root) else { return nil }
      return outline.string(value) ?? numbers(value, in: outline) ?? outline.text(of: value)
    }
  }

  /// Numbers in the one way in which they are written here, however a trace has them; `nil` for another
  /// value.
  private static func numbers(_ value: JSONOutline.Value, in outline: JSONOutline) -> String? {
    let elements = outline.elements(of: value)
    let numbers = elements.compactMap { outline.number($0) }
    guard outline.isArray(value), numbers.count == elements.count else { return nil }
    var json = JSONWriter(capacity: 64)
    json.beginArray()
    for number in numbers { json.exactNumber(number) }
    json.endArray()
    return json.text
  }
}

/// The events of a trace, line by line.
private struct Lines {
  /// A line.
  struct Line {
    /// Its number, from 1.
    var number: Int
    /// Its time, in seconds, if it says one.
    var time: Double?
    /// What it says, if it can be read.
    var outline: JSONOutline?
    /// Where it ends in the trace.
    var end: Int
  }

  /// The time at which the trace begins, in seconds.
  private(set) var begin = 0.0
  private let trace: [UInt8]
  private var position = 0
  private var number = 0

  /// Reads the header.
  init(of trace: [UInt8]) {
    self.trace = trace
    guard let outline = next()?.outline, let root = outline.roots.first else { return }
    begin = outline.member("state", of: root).flatMap { Self.time(of: $0, in: outline) } ?? 0
  }

  /// The trace up to a time, in seconds.
  mutating func text(upTo time: Double) -> [UInt8] {
    var end = position
    while let line = next() {
      if let stamp = line.time, stamp > time { break }
      end = line.end
    }
    return Array(trace[..<end])
  }

  /// The next event; `nil` after the last one.
  mutating func next() -> Line? {
    while position < trace.count {
      let line = trace[position...].prefix { $0 != UInt8(ascii: "\n") }
      position = min(line.endIndex + 1, trace.count)
      number += 1
      guard !line.isBlankLine else { continue }
      let outline = try? JSONOutline(Array(line))
      let time = outline.flatMap { outline in
        outline.roots.first.flatMap { Self.time(of: $0, in: outline) }
      }
      return Line(number: number, time: time, outline: outline, end: position)
    }
    return nil
  }

  private static func time(of value: JSONOutline.Value, in outline: JSONOutline) -> Double? {
    outline.member("t", of: value).flatMap { outline.number($0) }
  }
}
