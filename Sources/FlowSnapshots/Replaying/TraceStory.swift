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
  private(set) var bytes: [UInt8] = []
  /// Where that event begins in the bytes.
  private var end = 0
  /// The time at which it begins, in seconds.
  private(set) var begin = 0.0
  /// The events.
  package private(set) var events: [Event] = []

  /// The time of the last event, in seconds; without events, the time at which the trace begins.
  package var time: Double { events.last?.time ?? begin }

  /// Counts the events as frames come, without the one that asks for a frame.
  var counter: EventCounter { EventCounter(Array(bytes[..<end])) }

  /// Reads a trace, which may be at fault after the moment.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - time: The moment, in seconds; `nil` for the end of the trace, where no frame is asked for.
  package init(_ trace: [UInt8], upTo time: Double? = nil) {
    var hasHeader = false
    var number = 0
    for line in trace.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else {
        bytes.append(UInt8(ascii: "\n"))
        continue
      }
      let outline = try? JSONOutline(Array(line))
      let root = outline?.roots.first
      func seconds(_ name: StaticString, of value: JSONOutline.Value?) -> Double? {
        guard let outline, let value else { return nil }
        return outline.member(name, of: value).flatMap { outline.number($0) }
      }
      if hasHeader {
        let stamp = seconds("t", of: root)
        if let time, let stamp, stamp > time { break }
        events.append(
          Event(
            line: number, time: stamp ?? begin, names: outline.map { Self.names(in: $0) } ?? []))
      } else {
        hasHeader = true
        let state = outline.flatMap { outline in root.flatMap { outline.member("state", of: $0) } }
        begin = seconds("t", of: state) ?? 0
      }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    end = bytes.count
    guard let time else { return }
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
    let frames = FrameReader(
      ReplayedFrames(bytes, named: name, scenes: scenes, options: ReplayOptions()))
    var counter = counter
    while counter.count <= events.count, let frame = try frames.next() {
      counter.take(frame.head)
      receive(frame)
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
