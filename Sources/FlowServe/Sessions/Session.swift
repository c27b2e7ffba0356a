import FlowEngine
import FlowSnapshots

/// A scene that runs, and the trace of what it has been sent.
final class Session {
  /// Its name, such as `s1`.
  let name: String
  /// The name of the scene.
  let scene: String
  /// The time of the latest event, in seconds. Frames have theirs in millionths.
  private(set) var time = 0.0
  /// The latest frame.
  private(set) var latest: FrameRecord
  /// The trace, of the newest version of the scene: a header and the events, a line each.
  private(set) var trace: [UInt8] = []
  /// The number of events.
  private(set) var count = 0

  private let scenes: SceneList
  private var replay: TraceReplay
  /// Whether an event was refused, so that the scene has to be brought back to where it was.
  private var isSpoilt = false

  /// Opens a scene, and sends it the events of a trace.
  ///
  /// - Parameters:
  ///   - name: The name of the session.
  ///   - trace: The trace, perhaps only a header.
  ///   - file: The trace's file, for messages; `nil` for a trace from a request.
  /// - Throws: `ToolError` for a trace at fault.
  init(
    _ name: String, trace: [UInt8], from file: String?, of scenes: SceneList
  ) throws(ToolError) {
    self.name = name
    self.scenes = scenes
    replay = TraceReplay(opening: scenes.open)
    // Events that are sent are those of the newest version.
    let newest = NewestTrace(trace, of: scenes)
    let lines = newest.text.filledLines
    guard lines.count - 1 <= ServeLimits.events, newest.text.count <= ServeLimits.trace else {
      throw ToolError("the trace has more than \(ServeLimits.events) events")
    }
    var frames: [FrameRecord] = []
    do throws(TraceError) {
      frames = try Self.frames(of: newest.text + [UInt8(ascii: "\n")], by: &replay)
    } catch {
      var error = error
      error.line = newest.origin(ofLine: error.line)
      throw ToolError(file.map { error.text(in: $0) } ?? error.message)
    }
    guard let last = frames.last else {
      throw ToolError("\(file ?? "the trace"): the first line must be the header of a trace")
    }
    latest = last
    scene = replay.scene ?? ""
    count = max(0, lines.count - 1)
    for line in lines { self.trace += line + [UInt8(ascii: "\n")] }
    time = TraceStory(self.trace, of: scenes).time
  }

  /// Sends an event, and returns the frames up to it.
  ///
  /// - Parameter event: An object as a line of a trace; without `t` it comes now.
  /// - Throws: `ToolError` for an event that is malformed or refused; nothing has happened then.
  func send(_ event: JSONValue) throws(ToolError) -> [FrameRecord] {
    guard case .object(let members) = event.content else {
      throw ToolError(
        "'event' must be an object, such as {\"type\":\"tap\",\"target\":\"trigger\"}")
    }
    let text = event.text
    if case .number(let time)? = event["t"]?.content { return try send(line: text, at: time) }
    guard event["t"] == nil, !members.isEmpty else { return try send(line: text, at: time) }
    return try send(line: "{\"t\":\(JSONText.number(time)),\(text.dropFirst())", at: time)
  }

  /// Lets time pass, and returns the frames up to then.
  ///
  /// - Throws: `ToolError` for a time before the latest frame.
  func advance(to time: Double) throws(ToolError) -> [FrameRecord] {
    let time = exact(time)
    return try send(line: "{\"t\":\(JSONText.number(time)),\"type\":\"tick\"}", at: time)
  }

  /// A time as a client asks for it, who knows the session's from an answer, where it may be rounded down.
  func exact(_ time: Double) -> Double {
    time < self.time && JSONText.time(time) == JSONText.time(self.time) ? self.time : time
  }

  private func send(line: String, at time: Double) throws(ToolError) -> [FrameRecord] {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    guard count < ServeLimits.events, trace.count + bytes.count <= ServeLimits.trace else {
      throw ToolError("a session has at most \(ServeLimits.events) events")
    }
    if isSpoilt { restore() }
    let frames: [FrameRecord]
    do throws(TraceError) {
      frames = try Self.frames(of: bytes, by: &replay)
    } catch {
      isSpoilt = true
      throw ToolError("event: column \(error.column): \(error.message)")
    }
    trace += bytes
    count += 1
    if let last = frames.last { latest = last }
    self.time = time
    return frames
  }

  /// The frame that is presented at a time.
  ///
  /// - Parameter time: The time in seconds; `nil` for now.
  /// - Throws: `ToolError` for a time before the session began.
  func frame(at time: Double?) throws(ToolError) -> FrameRecord {
    guard let time = time.map({ exact($0) }), time != self.time else { return latest }
    do throws(DocumentError) {
      guard let frame = try TraceStory(trace, of: scenes, upTo: time).frame(scenes, named: name)
      else {
        return latest
      }
      return frame
    } catch {
      throw ToolError(error.message)
    }
  }

  /// Brings the scene back to where the trace has led.
  private func restore() {
    replay = TraceReplay(opening: scenes.open)
    // It has been replayed before.
    _ = try? Self.frames(of: trace, by: &replay)
    isSpoilt = false
  }

  private static func frames(
    of bytes: [UInt8], by replay: inout TraceReplay
  ) throws(TraceError) -> [FrameRecord] {
    try bytes.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    let text = replay.output.withBytes { Array($0) }
    replay.output.drain()
    let reader = FrameReader(text)
    var frames: [FrameRecord] = []
    // What the engine has written is never malformed.
    while let frame = try? reader.next() { frames.append(frame) }
    return frames
  }
}
