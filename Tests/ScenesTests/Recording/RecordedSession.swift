import FlowEngine
import FlowSnapshots
import FlowTesting
import Scenes

/// A session that has been recorded: what its host was shown, and the trace.
struct RecordedSession<S: Scene> {
  /// The frames that the host was shown but for samples, with their texts' shapes only.
  private(set) var shown: [String] = []
  /// What was told, and when.
  private(set) var told: [(event: Event, time: Double)] = []
  private(set) var trace = ""
  private(set) var deviations = 0
  /// How many frames there were before the first event that deviates.
  private(set) var faithful = Int.max

  /// Runs a session of random events, and records it.
  ///
  /// - Parameters:
  ///   - live: The scene; it may have been told something before.
  ///   - isShown: Whether its first frame has been handed out.
  ///   - count: The number of events.
  ///   - events: Makes the next event.
  init(
    _ live: LiveScene<S>, isShown: Bool = false,
    _ options: RecordingOptions = RecordingOptions(), count: Int, _ random: inout SeededGenerator,
    _ makeEvent: (inout SeededGenerator, Engine<S>) -> Event
  ) throws {
    let box = Box()
    let recorder = try live.record(options)
    // What was handed out before the recording is its first frame.
    if isShown { box.take(live.frame) }
    live.onFrame = { box.take($0) }
    var time = 1000.0
    for _ in 0..<count {
      time += Double(random.number(below: 40)) / 240
      let event = makeEvent(&random, live.engine)
      if random.chance(0.2) { try live.advance(to: time) }
      if (try? live.send(event, at: time)) != nil {
        told.append((event, live.frame.time))
        if recorder.deviations > 0, faithful == Int.max { faithful = box.frames.count - 1 }
      }
      if random.chance(0.3) { try live.advance(to: time + 1 / 480) }
    }
    live.onFrame = nil
    shown = box.frames
    trace = recorder.trace
    deviations = recorder.deviations
    live.stopRecording()
  }

  /// What is wrong with the trace once it is made anonymous again, or a piece is cut out of it.
  func faultsAgain(_ random: inout SeededGenerator) throws -> [String] {
    var faults: [String] = []
    var reader = TraceReader()
    var recording: RecordedScene<S>?
    for line in trace.split(separator: "\n") {
      switch try Array(line.utf8).withUnsafeBufferPointer({ try reader.read($0) }) {
      case .header(let header):
        recording = try RecordedScene(S.self, header, .trace, RecordingOptions())
      case .event(let event, let time):
        try recording?.send(event, at: time)
        if let difference = recording?.difference {
          faults.append("anonymized, at \(difference.time): \(difference.text)")
        }
        recording?.record()
      case nil: break
      }
    }
    try recording?.settle()
    if let difference = recording?.difference { faults.append("in the end: \(difference.text)") }
    let anonymous = recording?.trace ?? ""
    _ = try Self.replayed(anonymous)
    let times = told.map { $0.time }
    guard let first = times.first, let last = times.last, first < last else { return faults }
    let start = random.number(in: first...last)
    let end = random.number(in: start...last)
    do {
      _ = try TraceTrimming.piece(
        of: Array(anonymous.utf8), of: SceneList(S.self), from: random.chance(0.7) ? start : nil,
        to: random.chance(0.7) ? end : nil)
    } catch {
      faults.append("trimmed from \(start) to \(end): \(error)")
    }
    return faults
  }

  /// Whether a replay of the trace gives the frames that were shown, up to the first event that
  /// deviates.
  ///
  /// - Parameter isOpening: Whether the trace begins with the scene's opening. The first frame of one
  ///   that begins with a state has no event, whatever led to the state.
  func agrees(with replayed: [String], isOpening: Bool) -> Bool {
    let count = max(min(shown.count, faithful), 1)
    let start = isOpening ? 0 : 1
    return replayed.count >= count && replayed[start..<count] == shown[start..<count]
  }

  /// The frames of a replay of the trace, with their texts' shapes only.
  func replayed() throws -> [String] { try Self.replayed(trace) }

  /// The frames of a replay of a trace, with their texts' shapes only.
  static func replayed(_ trace: String) throws -> [String] {
    var replay = TraceReplay(of: S.self)
    try Array(trace.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    return try replay.output.text.split(separator: "\n").map { line in
      try Array(line.utf8).withUnsafeBufferPointer { ShapedFrame.text(try JSONValue(parsing: $0)) }
    }
  }

  private final class Box {
    var frames: [String] = []

    func take(_ frame: borrowing Frame<S>) {
      guard frame.cause != .sample else { return }
      var json = JSONWriter()
      json.frame(frame)
      // What the engine has written can be parsed.
      guard let value = json.withBytes({ try? JSONValue(parsing: $0) }) else { return }
      frames.append(ShapedFrame.text(value))
    }
  }
}

/// A frame by which two can be compared that differ in their texts.
enum ShapedFrame {
  /// The members that are names, not texts.
  private static let names = [
    "id", "kind", "parent", "cause", "name", "node", "property", "type", "target",
  ]

  static func text(_ frame: JSONValue) -> String {
    guard case .object(let members) = frame.content else { return "" }
    return members.filter { $0.name != "frame" || !isNumber($0.value) }
      .map { "\($0.name):\(shaped($0.value, $0.name))" }.joined(separator: ",")
  }

  private static func isNumber(_ value: JSONValue) -> Bool {
    if case .number = value.content { true } else { false }
  }

  private static func shaped(_ value: JSONValue, _ name: String) -> String {
    switch value.content {
    case .string(let text):
      // Deleting from the middle of a card's number may be recorded as the edit that it is, and so may what
      // is undone, or as a tick.
      if name == "event" {
        return ["deleteBackward", "undo", "redo", "tick"].contains(text) ? "text" : text
      }
      return names.contains(name) ? text : TextShape.standIn(for: text)
    case .array(let elements):
      return "[" + elements.map { shaped($0, name) }.joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.map { "\($0.name):\(shaped($0.value, $0.name))" }.joined(separator: ",")
        + "}"
    default: return value.text
    }
  }
}
