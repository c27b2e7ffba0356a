import FlowSnapshots

/// The values of a case's frames, each written once, which the expected and the actual frames share.
struct FrameTables {
  private var nodes = NodeTable()
  private var states = ValueTable()
  private var animations = ValueTable()
  private var effects = ValueTable()
  private var names: [String: Int] = [:]

  /// Adds a frame's values to the tables and their numbers to columns.
  mutating func add(_ frame: FrameRecord, to columns: inout FrameColumns) {
    columns.add(
      frame, event: frame.head.event.map { number(of: $0) } ?? -1,
      state: states.number(of: frame.state, in: frame.outline),
      animations: animations.number(of: frame.animations, in: frame.outline),
      effects: effects.number(of: frame.effects, in: frame.outline),
      nodes: nodes.numbers(ofNodesIn: frame))
  }

  /// Writes the members that contain the tables.
  func writeTables(to json: inout ScriptJSON) {
    let tables: [(StaticString, ScriptJSON)] = [
      ("nodes", nodes.json), ("states", states.json), ("animations", animations.json),
      ("effects", effects.json),
    ]
    for (name, table) in tables {
      json.key(name)
      json.open("[")
      json.contents(table)
      json.close("]")
    }
    json.key("names")
    json.open("[")
    for (name, _) in names.sorted(by: { $0.value < $1.value }) { json.string(name) }
    json.close("]")
  }

  private mutating func number(of name: String) -> Int {
    if let number = names[name] { return number }
    names[name] = names.count
    return names.count - 1
  }
}
