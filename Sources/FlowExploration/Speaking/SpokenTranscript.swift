import FlowEngine
import FlowSnapshots

/// What a screen reader says while a trace is replayed, as text.
///
/// The reader's cursor begins at the first element. It goes where a touch goes and where the keyboard
/// goes; when its element is gone, to the first new heading, or the first new element. What it comes to
/// is read, and what changes under it is read again.
package struct SpokenTranscript {
  /// The lines so far.
  package private(set) var lines: [String] = []
  private var elements: [SpokenElement] = []
  private var cursor: NodeID?
  private var focused: NodeID?

  /// Replays a trace.
  ///
  /// - Parameter catalog: Texts for the language of the trace.
  /// - Throws: `TraceError` for an unknown scene, or for a rejected event, without its line: a trace that is
  ///   replayed first has none.
  package init(
    of trace: EventTrace, _ scenes: SceneList, _ catalog: StringCatalog? = nil
  ) throws(TraceError) {
    var language = (scenes.parts(of: trace.header.scene) ?? SceneParts()).language(catalog)
    let header = trace.header.translated(by: &language)
    let explorer = try scenes.explore(header)
    begin(explorer.frame)
    var frames: [ExploredFrame] = []
    do throws(EventError) {
      for step in trace.steps {
        var event = step.event
        if case .environment(var change) = event {
          language.translate(&change, in: explorer.frame.environment)
          event = .environment(change)
        }
        try explorer.send(event, at: step.time) { frames.append($0) }
        for frame in frames { hear(frame) }
        frames = []
      }
      try explorer.settle { frames.append($0) }
    } catch {
      throw TraceError(.event(error), line: header.line)
    }
    for frame in frames { hear(frame) }
  }

  /// The transcript, a line for each thing that is said.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func begin(_ frame: ExploredFrame) {
    elements = SpokenElement.all(in: frame)
    focused = frame.nodes.first { $0.focused }?.id
    cursor = focused ?? elements.first?.id
    add(frame.time, "start")
    for element in elements { lines.append("  reads \(quoted(element.words))") }
    announce(frame)
    if let cursor, let element = elements.first(where: { $0.id == cursor }) {
      lines.append("  at \(quoted(element.words))")
    }
  }

  private mutating func hear(_ frame: ExploredFrame) {
    let old = elements
    elements = SpokenElement.all(in: frame)
    let place = lines.count
    let former = cursor
    var isMoved = false
    if frame.event == .tap, let target = frame.target,
      old.contains(where: { $0.id == target })
    {
      cursor = target
    }
    let nowFocused = frame.nodes.first { $0.focused }?.id
    if nowFocused != focused {
      if let nowFocused { (cursor, isMoved) = (nowFocused, true) }
      focused = nowFocused
    }
    announce(frame)
    if !elements.contains(where: { $0.id == cursor }) {
      let new = elements.filter { element in !old.contains { $0.id == element.id } }
      cursor = (new.first { $0.isHeading } ?? new.first ?? elements.first)?.id
      isMoved = cursor != nil
    }
    if let element = elements.first(where: { $0.id == cursor }) {
      let before = old.first { $0.id == element.id }
      if isMoved, cursor != former {
        lines.append("  moves to \(quoted(element.words))")
      } else if before != nil, before != element {
        lines.append("  now \(quoted(element.words))")
      }
    }
    guard lines.count > place else { return }
    lines.insert(title(of: frame), at: place)
  }

  private mutating func announce(_ frame: ExploredFrame) {
    for effect in frame.effects {
      if let text = effect.announcement { lines.append("  says \(quoted(text))") }
    }
  }

  private mutating func add(_ time: Double, _ words: String) {
    lines.append("\(seconds(time)) \(words)")
  }

  private func title(of frame: ExploredFrame) -> String {
    let cause = frame.event?.rawValue ?? frame.cause
    let target = frame.event == nil ? nil : frame.target?.name
    return "\(seconds(frame.time)) \(cause)" + (target.map { " \($0)" } ?? "")
  }

  private func seconds(_ time: Double) -> String {
    var json = JSONWriter(capacity: 32)
    json.number(time)
    return json.text
  }

  private func quoted(_ text: String) -> String { "\"\(text.shown(limit: 400))\"" }
}
