import FlowSnapshots

/// Distinct nodes, each written once: whole, or as its differences from an earlier one with its id.
///
/// A patch is an array of the earlier node's number and an object with the members to set; a member
/// to remove is set to null.
struct NodeTable {
  /// The nodes, as elements of an array.
  private(set) var json = ScriptJSON()
  private var numbers = DigestTable()
  private var ids = DigestTable()
  /// The nodes that were written last, by the numbers of their ids.
  private var latest: [Written] = []

  /// The node that was written last of those with its id.
  private struct Written {
    var number: Int
    var members: [Member]
  }

  private struct Member: Equatable {
    var name: ArraySlice<UInt8>
    var value: ArraySlice<UInt8>
  }

  /// The nodes of the frame before, with their numbers.
  private var last = (outline: JSONOutline?.none, nodes: [JSONOutline.Value](), numbers: [Int]())

  /// The numbers of a frame's nodes, each of which is written first if it is new.
  mutating func numbers(ofNodesIn frame: FrameRecord) -> [Int] {
    let nodes = frame.outline.elements(of: frame.nodes)
    var numbers: [Int] = []
    numbers.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      // Most of them are what they were in the frame before.
      if let outline = last.outline, index < last.nodes.count,
        frame.outline.isSame(node, as: last.nodes[index], in: outline)
      {
        numbers.append(last.numbers[index])
      } else {
        numbers.append(number(of: node, in: frame.outline))
      }
    }
    last = (frame.outline, nodes, numbers)
    return numbers
  }

  /// The number of a node, which is written first if it is new.
  private mutating func number(of node: JSONOutline.Value, in outline: JSONOutline) -> Int {
    let bytes = outline.bytes[outline.range(of: node)]
    let (number, isNew) = numbers.insert(bytes)
    guard isNew else { return number }
    let id = outline.member("id", of: node).map { outline.bytes[outline.range(of: $0)] } ?? []
    let written = Written(number: number, members: Self.members(of: node, in: outline))
    let (place, isFirst) = ids.insert(id)
    if isFirst {
      json.raw(bytes)
      latest.append(written)
    } else {
      let base = latest[place]
      json.open("[")
      json.integer(base.number)
      json.open("{")
      writePatch(from: base.members, to: written.members)
      json.close("}")
      json.close("]")
      latest[place] = written
    }
    return number
  }

  /// The members of a node, in bytes of its own, so that the frame is not kept for it.
  private static func members(of node: JSONOutline.Value, in outline: JSONOutline) -> [Member] {
    let range = outline.range(of: node)
    let bytes = Array(outline.bytes[range])
    func own(_ value: JSONOutline.Value) -> ArraySlice<UInt8> {
      let part = outline.range(of: value)
      return bytes[part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound]
    }
    return outline.members(of: node).map { Member(name: own($0.name), value: own($0.value)) }
  }

  private mutating func writePatch(from base: [Member], to members: [Member]) {
    var places: [ArraySlice<UInt8>: Int]?
    var next = 0
    var stays = [Bool](repeating: false, count: base.count)
    for member in members {
      // They are mostly in the same order; a name that is not where it was is looked up.
      var place = next < base.count && base[next].name == member.name ? next : nil
      if place == nil {
        places = places ?? Self.places(of: base)
        place = places?[member.name]
      }
      if let place {
        next = place + 1
        stays[place] = true
        if base[place].value == member.value { continue }
      }
      json.key(written: member.name)
      json.raw(member.value)
    }
    for (place, member) in base.enumerated() where !stays[place] {
      json.key(written: member.name)
      json.raw(Self.null[...])
    }
  }

  private static func places(of members: [Member]) -> [ArraySlice<UInt8>: Int] {
    Dictionary(
      members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let null = Array("null".utf8)
}
