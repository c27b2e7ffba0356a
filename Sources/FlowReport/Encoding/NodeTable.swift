import FlowSnapshots

/// Distinct nodes, each written once: whole, or as its differences from an earlier one with its id.
///
/// A patch is an array of the earlier node's number and an object with the members to set; a member
/// to remove is set to null.
struct NodeTable {
  /// The nodes, as elements of an array.
  private(set) var json = ScriptJSON()
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  private var latest: [ArraySlice<UInt8>: Written] = [:]

  private struct Written {
    var number: Int
    var node: JSONOutline.Value
    var outline: JSONOutline
  }

  /// The number of a node, which is written first if it is new.
  mutating func number(of node: JSONOutline.Value, in outline: JSONOutline) -> Int {
    let bytes = outline.bytes[outline.range(of: node)]
    if let number = numbers[bytes] { return number }
    let number = numbers.count
    numbers[bytes] = number
    let id = outline.member("id", of: node).map { outline.bytes[outline.range(of: $0)] } ?? []
    if let base = latest[id] {
      json.open("[")
      json.integer(base.number)
      json.open("{")
      writePatch(from: base, to: node, in: outline)
      json.close("}")
      json.close("]")
    } else {
      json.raw(bytes)
    }
    latest[id] = Written(number: number, node: node, outline: outline)
    return number
  }

  private mutating func writePatch(
    from base: Written, to node: JSONOutline.Value, in outline: JSONOutline
  ) {
    let members = base.outline.members(of: base.node)
    let others = outline.members(of: node)
    let earlier = Dictionary(
      members.map { (base.outline.bytes[base.outline.range(of: $0.name)], $0.value) },
      uniquingKeysWith: { first, _ in first })
    var names: Set<ArraySlice<UInt8>> = []
    for other in others {
      let name = outline.bytes[outline.range(of: other.name)]
      names.insert(name)
      if let value = earlier[name], base.outline.isSame(value, as: other.value, in: outline) {
        continue
      }
      json.key(written: name)
      json.raw(outline.bytes[outline.range(of: other.value)])
    }
    for member in members {
      let name = base.outline.bytes[base.outline.range(of: member.name)]
      if names.contains(name) { continue }
      json.key(written: name)
      json.raw(Self.null[...])
    }
  }

  private static let null = Array("null".utf8)
}
