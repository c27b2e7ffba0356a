/// What the traces of a report take of what a scene can do, as its overview shows it.
package struct ReportCoverage: Sendable {
  /// A step of a scene's state machine.
  package struct Move: Equatable, Sendable {
    /// The state before.
    package var from: String
    /// The name of the event, or `completion`.
    package var by: String
    /// The state after.
    package var to: String
    /// How often the traces make it; 0 for a move that an exploration has found and no trace makes.
    package var count: Int

    package init(from: String, by: String, to: String, count: Int) {
      self.from = from
      self.by = by
      self.to = to
      self.count = count
    }
  }

  /// How often an event comes, by the states of `columns`.
  package struct Row: Equatable, Sendable {
    package var event: String
    package var counts: [Int]

    package init(event: String, counts: [Int]) {
      self.event = event
      self.counts = counts
    }
  }

  /// The scene's name.
  package var scene: String
  /// The number of traces.
  package var traces: Int
  /// The number of their events.
  package var events: Int
  /// The states in which events come.
  package var columns: [String] = []
  /// The events that come.
  package var rows: [Row] = []
  /// The states that the traces never see.
  package var missingStates: [String] = []
  /// The moves, those first that no trace makes.
  package var moves: [Move] = []
  /// The types of effects that the traces lead to.
  package var effects: [String] = []
  /// Those that only an exploration leads to.
  package var missingEffects: [String] = []

  package init(scene: String, traces: Int, events: Int) {
    self.scene = scene
    self.traces = traces
    self.events = events
  }

  /// The coverage as a page has it.
  package var json: [UInt8] {
    var json = ScriptJSON()
    json.coverage(self)
    var bytes: [UInt8] = []
    json.bytes.forEach { bytes += $0 }
    return bytes
  }
}

extension ScriptJSON {
  /// Writes what the overview shows of a scene's traces.
  mutating func coverage(_ coverage: ReportCoverage) {
    open("{")
    member("scene", coverage.scene)
    member("traces", coverage.traces)
    member("events", coverage.events)
    list("columns", coverage.columns)
    key("rows")
    open("[")
    for row in coverage.rows {
      open("[")
      string(row.event)
      for count in row.counts { integer(count) }
      close("]")
    }
    close("]")
    list("missingStates", coverage.missingStates)
    moves("moves", coverage.moves.filter { $0.count > 0 })
    moves("missing", coverage.moves.filter { $0.count == 0 })
    list("effects", coverage.effects)
    list("missingEffects", coverage.missingEffects)
    close("}")
  }

  private mutating func list(_ name: StaticString, _ values: [String]) {
    key(name)
    open("[")
    for value in values { string(value) }
    close("]")
  }

  private mutating func moves(_ name: StaticString, _ moves: [ReportCoverage.Move]) {
    key(name)
    open("[")
    for move in moves {
      open("[")
      for text in [move.from, move.by, move.to] { string(text) }
      if move.count > 0 { integer(move.count) }
      close("]")
    }
    close("]")
  }
}
