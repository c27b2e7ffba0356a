/// The members of a child's effects as the child's parent shows them; what was made lately is not made again.
@usableFromInline final class EffectMembers {
  /// How many effects are kept.
  private static let keptCount = 4

  /// Where effects of the scene's own are written.
  @exclusivity(unchecked) @usableFromInline var json = JSONWriter(capacity: 256)
  /// The members being made.
  @exclusivity(unchecked) private var made: [UInt8] = []
  /// The last ones.
  @exclusivity(unchecked) private var kept: [[UInt8]] = []
  /// The place of the one that makes room for the next.
  @exclusivity(unchecked) private var oldest = 0

  @usableFromInline init() {}

  /// The members of an effect of the scene's own, `id` and `target` with a prefix.
  @inlinable @inline(never) func full<Own: SceneEffect>(
    _ effect: Own, behind prefix: String
  ) -> [UInt8] {
    json.removeAll()
    json.members(of: effect)
    return full(behind: prefix)
  }

  @usableFromInline func full(behind prefix: String) -> [UInt8] {
    json.withBytes { full($0, behind: prefix) }
  }

  /// The members of what a child of the child requests, `id` and `target` with a prefix.
  @usableFromInline func full(_ own: [UInt8], behind prefix: String) -> [UInt8] {
    own.withUnsafeBufferPointer { full($0, behind: prefix) }
  }

  private func full(
    _ own: UnsafeBufferPointer<UInt8>, behind prefix: String
  ) -> [UInt8] {
    if own.isEmpty { return [] }
    made.removeAll(keepingCapacity: true)
    made.append(members: own, behind: prefix)
    var index = 0
    while index < kept.count {
      if kept[index].hasSameBytes(as: made) { return kept[index] }
      index += 1
    }
    let members = made.withUnsafeBufferPointer { Array($0) }
    if kept.count < Self.keptCount {
      kept.append(members)
    } else {
      kept[oldest] = members
      oldest = (oldest + 1) % Self.keptCount
    }
    return members
  }
}

extension [UInt8] {
  fileprivate func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { bytes.hasSameBytes(as: $0) }
    }
  }
}
