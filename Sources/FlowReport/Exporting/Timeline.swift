import FlowEngine
import FlowSnapshots

/// A trace as a timeline in the Trace Event Format, which Chrome's and Perfetto's viewers open.
///
/// Rows: the events, the states by name, the effects, and the animations, one row for each property of a
/// node. Times are in microseconds from the opening of the scene.
package struct Timeline {
  /// The document: JSON.
  package let document: String

  private enum Row: Int {
    case events = 1
    case states, effects, animations
  }

  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - path: The trace's file.
  ///   - check: How it is replayed.
  /// - Throws: `StripError` for a trace that cannot be read or replayed.
  package init(of path: String, check: CaseCheck) throws(StripError) {
    let trace = try ExportedTrace(of: path, check.scenes)
    var builder = Builder()
    try trace.read(check) { frame, count in builder.add(frame, trace, count) }
    document = PlainText.json(builder.finished(trace))
  }

  /// Writes rows as frames come.
  private struct Builder: ~Copyable {
    private var json = JSONWriter(capacity: 1 << 16)
    private var state: (name: String, text: String, begin: Double)?
    /// The animations that have begun, by their identity; of a replaced one the end is when that happens.
    private var running: [FrameMotion] = []
    /// The rows of animations, with the end of the last one.
    private var rows: [(title: String, end: Double)] = []
    /// The number of events so far.
    private var events = 0
    private var time = 0.0

    init() {
      json.beginObject()
      json.key("traceEvents")
      json.beginArray()
    }

    mutating func add(_ frame: FrameRecord, _ trace: ExportedTrace, _ events: Int) {
      time = frame.head.time
      let outline = frame.outline
      let isFirst = events > self.events
      self.events = events
      if isFirst, trace.events.indices.contains(events - 1) {
        let event = trace.events[events - 1]
        instant(event.words, .events, "event", "line", event.text)
      }
      let name = outline.member("name", of: frame.state).flatMap { outline.string($0) } ?? ""
      let text = outline.text(of: frame.state)
      if state?.name != name {
        endState()
        state = (name, text, time)
      }
      for effect in outline.elements(of: frame.effects) {
        let type = outline.member("type", of: effect).flatMap { outline.string($0) } ?? "effect"
        instant(type, .effects, "effect", "effect", outline.text(of: effect))
      }
      let motions = frame.motions
      for former in running where !motions.contains(where: { $0.identity == former.identity }) {
        end(former)
      }
      running.removeAll { former in !motions.contains { $0.identity == former.identity } }
      for motion in motions where !running.contains(where: { $0.identity == motion.identity }) {
        running.append(motion)
      }
    }

    mutating func finished(_ trace: ExportedTrace) -> String {
      for motion in running { end(motion) }
      endState()
      name("process_name", trace.name, row: nil)
      let rows: [(Row, String)] = [
        (.events, "events"), (.states, "state"), (.effects, "effects"),
      ]
      for (row, title) in rows { name("thread_name", title, row: row.rawValue) }
      for (index, row) in self.rows.enumerated() {
        name("thread_name", row.title, row: Row.animations.rawValue + index)
      }
      json.endArray()
      json.member("displayTimeUnit", "ms")
      json.key("otherData")
      json.beginObject()
      json.member("scene", trace.scene)
      json.member("trace", trace.name)
      json.endObject()
      json.endObject()
      json.endLine()
      return json.text
    }

    private mutating func endState() {
      guard let state else { return }
      span(state.name, Row.states.rawValue, "state", from: state.begin, to: time)
      json.key("args")
      json.beginObject()
      json.member("state", state.text)
      json.endObject()
      json.endObject()
    }

    private mutating func end(_ motion: FrameMotion) {
      let title = "\(motion.node).\(motion.property)"
      let end = min(motion.end ?? time, max(time, motion.begin))
      // Two that add up are on their way at once; spans of a row must not cross.
      let row =
        rows.firstIndex { $0.title == title && $0.end <= motion.begin } ?? rows.count
      if row == rows.count { rows.append((title, end)) }
      rows[row].end = end
      span(title, Row.animations.rawValue + row, "animation", from: motion.begin, to: end)
      json.key("args")
      json.beginObject()
      json.member("from", motion.from)
      json.member("to", motion.to)
      json.member("timing", motion.timing)
      if motion.end == nil {
        json.member("repeats", true)
      } else if end < motion.end ?? end {
        json.member("isCutShort", true)
      }
      json.endObject()
      json.endObject()
    }

    private mutating func begin(_ name: String, _ phase: String, _ row: Int, _ category: String) {
      json.beginObject()
      json.member("name", name)
      json.member("ph", phase)
      json.member("cat", category)
      json.member("pid", 1)
      json.member("tid", row)
    }

    private mutating func instant(
      _ name: String, _ row: Row, _ category: String, _ key: StaticString, _ text: String
    ) {
      begin(name, "i", row.rawValue, category)
      json.member("s", "t")
      json.member("ts", fine: time * 1e6)
      json.key("args")
      json.beginObject()
      json.member(key, text)
      json.endObject()
      json.endObject()
    }

    /// Writes an object for what lasts, which the caller ends.
    private mutating func span(
      _ name: String, _ row: Int, _ category: String, from start: Double, to end: Double
    ) {
      begin(name, "X", row, category)
      json.member("ts", fine: start * 1e6)
      json.member("dur", fine: max(0, end - start) * 1e6)
    }

    private mutating func name(_ kind: String, _ title: String, row: Int?) {
      json.beginObject()
      json.member("name", kind)
      json.member("ph", "M")
      json.member("pid", 1)
      if let row { json.member("tid", row) }
      json.key("args")
      json.beginObject()
      json.member("name", title)
      json.endObject()
      json.endObject()
    }
  }
}
