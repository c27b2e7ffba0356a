import FlowEngine

/// The effects of two frames, paired by type and target.
struct EffectPairs {
  /// An effect as pairs are made of it.
  private struct Entry {
    var value: JSONOutline.Value
    var type: String
    /// The type and the target, such as `focus number`.
    var name: String
    var text: String
    var partner: Int?

    init(_ value: JSONOutline.Value, in outline: JSONOutline) {
      self.value = value
      let type = outline.text("type", of: value)
      let target = outline.member("target", of: value).flatMap { outline.string($0) }
      self.type = type
      name = target.map { "\(type) \($0)" } ?? type
      text = outline.compactText(of: value)
    }
  }

  /// The effects of the first list in order, then those that only the second list has.
  private(set) var list: [NamePairs.Pair] = []
  /// Whether the effects that both lists have are in a different order in the second.
  private(set) var isReordered = false

  /// Pairs effects of one type and target, those that are written alike before others, white space
  /// aside; then those of one type whose target has changed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of effects in both.
  init(
    _ effects: [JSONOutline.Value], in first: JSONOutline,
    _ otherEffects: [JSONOutline.Value], in second: JSONOutline
  ) {
    var entries = effects.map { Entry($0, in: first) }
    var others = otherEffects.map { Entry($0, in: second) }
    // Where as many effects have the name on both sides, none is missing, and what differs is in them.
    let isBalanced = Self.balancedNames(entries, others)
    Self.pair(&entries, &others) { isBalanced.contains($0.name.bytes) ? $0.name : nil }
    Self.pair(&entries, &others) { $0.text }
    Self.pair(&entries, &others) { $0.name }
    Self.pair(&entries, &others) { $0.type }
    var last = -1
    for entry in entries {
      list.append((entry.name, entry.value, entry.partner.map { others[$0].value }))
      guard let partner = entry.partner else { continue }
      if partner < last { isReordered = true }
      last = max(last, partner)
    }
    for other in others where other.partner == nil { list.append((other.name, nil, other.value)) }
  }

  private static func balancedNames(_ entries: [Entry], _ others: [Entry]) -> Set<TextBytes> {
    var counts: [TextBytes: Int] = [:]
    for entry in entries { counts[entry.name.bytes, default: 0] += 1 }
    for other in others { counts[other.name.bytes, default: 0] -= 1 }
    return Set(counts.lazy.filter { $0.value == 0 }.map { $0.key })
  }

  /// Pairs the effects of one key that have no partner yet, in order.
  private static func pair(
    _ entries: inout [Entry], _ others: inout [Entry], by key: (Entry) -> String?
  ) {
    var waiting: [TextBytes: [Int]] = [:]
    for index in others.indices.reversed() where others[index].partner == nil {
      if let key = key(others[index]) { waiting[key.bytes, default: []].append(index) }
    }
    for index in entries.indices where entries[index].partner == nil {
      guard let key = key(entries[index]), let other = waiting[key.bytes]?.popLast() else {
        continue
      }
      entries[index].partner = other
      others[other].partner = index
    }
  }
}
