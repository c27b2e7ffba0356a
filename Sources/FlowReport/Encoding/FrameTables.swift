import FlowSnapshots

/// The frames of a case, as numbers of values in tables that the expected and the actual frames
/// share.
struct FrameTables {
  private var nodes = NodeTable()
  private var states = ValueTable()
  private var animations = ValueTable()
  private var effects = ValueTable()
  private var names: [String: Int] = [:]

  /// Writes frames column by column and adds their values to the tables.
  ///
  /// In the nodes column, a frame is 0 if its nodes are those of the frame before it, `[place,n,…]`
  /// if the number of nodes is the same and some have changed, and `[[n…]]` otherwise.
  mutating func write(_ document: FramesDocument, to json: inout ScriptJSON) {
    let frames = document.frames
    let outline = document.outline
    json.open("{")
    json.key("times")
    json.open("[")
    for frame in frames { json.time(frame.time) }
    json.close("]")
    json.member("causes", String(frames.map { $0.cause.letter }))
    json.key("names")
    json.open("[")
    for frame in frames { json.integer(frame.event.map { number(of: $0) } ?? -1) }
    json.close("]")
    json.key("states")
    Self.write(frames.map { $0.state }, of: outline, to: &json, &states)
    json.key("animations")
    Self.write(frames.map { $0.animations }, of: outline, to: &json, &animations)
    json.key("effects")
    Self.write(frames.map { $0.effects }, of: outline, to: &json, &effects)
    json.key("nodes")
    writeNodes(of: document, to: &json)
    json.close("}")
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

  /// Writes a column of values.
  private static func write(
    _ values: [JSONOutline.Value], of outline: JSONOutline, to json: inout ScriptJSON,
    _ table: inout ValueTable
  ) {
    json.open("[")
    var last: (value: JSONOutline.Value, number: Int)?
    for value in values {
      // An unchanged value need not be looked up.
      let number =
        if let last, outline.isSame(value, as: last.value, in: outline) {
          last.number
        } else {
          table.number(of: value, in: outline)
        }
      json.integer(number)
      last = (value, number)
    }
    json.close("]")
  }

  private mutating func writeNodes(of document: FramesDocument, to json: inout ScriptJSON) {
    let outline = document.outline
    var last: [(node: JSONOutline.Value, number: Int)] = []
    json.open("[")
    for frame in document.frames {
      let values = outline.elements(of: frame.nodes)
      var list: [(node: JSONOutline.Value, number: Int)] = []
      list.reserveCapacity(values.count)
      for (place, node) in values.enumerated() {
        if place < last.count, outline.isSame(node, as: last[place].node, in: outline) {
          list.append((node, last[place].number))
        } else {
          list.append((node, nodes.number(of: node, in: outline)))
        }
      }
      Self.write(list.map { $0.number }, after: last.map { $0.number }, to: &json)
      last = list
    }
    json.close("]")
  }

  private static func write(_ list: [Int], after last: [Int], to json: inout ScriptJSON) {
    if list == last, !list.isEmpty { return json.integer(0) }
    json.open("[")
    if list.count == last.count, !list.isEmpty {
      for (place, number) in list.enumerated() where number != last[place] {
        json.integer(place)
        json.integer(number)
      }
    } else {
      json.open("[")
      for number in list { json.integer(number) }
      json.close("]")
    }
    json.close("]")
  }
}

extension FrameRecord.Cause {
  /// The letter for the cause in a column.
  fileprivate var letter: Character {
    switch self {
    case .start: "s"
    case .event: "e"
    case .completion: "c"
    case .sample: "f"
    }
  }
}
