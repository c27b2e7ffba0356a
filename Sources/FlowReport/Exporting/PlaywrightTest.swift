import FlowEngine
import FlowSnapshots

/// A trace as a test for `@playwright/test`: the same fingers and keys, on the web host in a real browser.
///
/// Where the screen rests, the test expects the nodes, texts and state that the trace has there.
package struct PlaywrightTest {
  /// The test, in JavaScript.
  package let document: String

  /// Samples of a second, by which a screen that still moves is told from one that rests.
  private static let rate = 30
  /// How long a screen rests before it is looked at, in seconds: a browser's test takes time as well.
  private static let pause = 0.05
  /// How faint a node may be that is not looked for.
  private static let faintest = 0.01

  /// Replays a trace, and writes the test.
  ///
  /// - Parameters:
  ///   - path: The trace's file.
  ///   - check: How it is replayed.
  /// - Throws: `StripError` for a trace that cannot be read or replayed.
  package init(of path: String, check: CaseCheck) throws(StripError) {
    let trace = try ExportedTrace(of: path, check.scenes)
    var rests: [Int: FrameRecord] = [:]
    var last: (frame: FrameRecord, events: Int)?
    var moments = MomentReader()
    var isMoving = false
    try trace.read(check, rate: Self.rate) { frame, events in
      if let last, events > last.events,
        Self.isRest(last.frame, isMoving, until: trace.events[events - 1].time)
      {
        rests[last.events] = last.frame
      }
      isMoving = moments.read(frame).isMoving
      last = (frame, events)
    }
    if let last { rests[last.events] = last.frame }
    document = Self.document(trace, rests)
  }

  private static func isRest(_ frame: FrameRecord, _ isMoving: Bool, until time: Double) -> Bool {
    !isMoving && frame.head.cause != .sample && time - frame.head.time >= pause
  }

  private static func document(_ trace: ExportedTrace, _ rests: [Int: FrameRecord]) -> String {
    // Marks that change the direction of text could hide what the script does.
    var lines = [
      "// The session \(PlainText.line(trace.name)) on the web host, by real fingers and keys.",
      "// Written by flow export --to playwright. How to run it: docs/export.md.",
      head, "const trace = \(string(trace.name));",
      "const header = \(PlainText.json(trace.header.text));", "", "const steps = [",
    ]
    func rest(after count: Int) {
      guard let frame = rests[count] else { return }
      lines.append("  { rest: \(PlainText.json(expected(frame))) },")
    }
    rest(after: 0)
    for (index, event) in trace.events.enumerated() {
      lines.append("  \(PlainText.json(event.text)),")
      rest(after: index + 1)
    }
    lines += ["];", tail]
    return lines.joined(separator: "\n")
  }

  /// A text as JavaScript has it.
  private static func string(_ text: String) -> String {
    var json = JSONWriter(capacity: 64)
    json.string(text)
    return PlainText.json(json.text)
  }

  /// What the screen shows: the time, the state's name, and the visible nodes with their places.
  private static func expected(_ frame: FrameRecord) -> String {
    let outline = frame.outline
    var json = JSONWriter(capacity: 4096)
    json.beginObject()
    json.member("t", fine: frame.head.time)
    let name = outline.member("name", of: frame.state).flatMap { outline.string($0) }
    json.member("state", name ?? "")
    json.key("nodes")
    json.beginObject()
    let places = LabelledNodes(frame)
    var seen: Set<String> = []
    for value in outline.elements(of: frame.nodes) {
      let node = DrawnNode(value, in: outline)
      let isIn = node.parent.map { seen.contains($0) } ?? true
      guard isIn, !node.isHidden, node.alpha >= faintest, node.matrix == nil else { continue }
      // What is in a view that scrolls is where the hand has left it.
      if node.kind != "scroll" { seen.insert(node.id) }
      guard let place = places.frame(of: node.id) else { continue }
      json.key(node.id)
      json.beginObject()
      json.key("box")
      json.beginArray()
      for number in [place.minX, place.minY, place.width, place.height] { json.number(number) }
      json.endArray()
      if !node.text.isEmpty { json.member("text", node.text) }
      json.endObject()
    }
    json.endObject()
    json.endObject()
    return json.text
  }
}
