/// One part of all cases, for runs that share the work.
package struct Shard: Equatable, Sendable {

  /// The number of the part, from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// Creates a shard from text such as `2/4`; `nil` for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1,
      index <= count, count <= RunLimits.shards
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The cases of this part, in the order given.
  ///
  /// The sizes of parts differ by at most one case. Cases are dealt in an order that looks random
  /// but depends on their names alone, so that costly neighbours end up in different parts, a new
  /// case moves few others, and the location of the tree does not matter.
  package func cases(of all: [SnapshotCase]) -> [SnapshotCase] {
    let ranked = all.sorted { first, second in
      let hashes = (Self.hash(first.shardName), Self.hash(second.shardName))
      return hashes.0 == hashes.1
        ? first.trace.utf8.lexicographicallyPrecedes(second.trace.utf8) : hashes.0 < hashes.1
    }
    let bounds = (index - 1) * all.count / count..<index * all.count / count
    let chosen = Set(ranked[bounds])
    return all.filter { chosen.contains($0) }
  }

  /// An FNV-1a hash, because Swift's own hashes differ from run to run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
