import FlowEngine

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
  /// but depends on their places alone, so that costly neighbours end up in different parts, a new
  /// case moves few others, and the location of the tree does not matter.
  ///
  /// - Parameter place: The place of a case in the tree: its path below the operand.
  package func cases(
    of all: [SnapshotCase], at place: (SnapshotCase) -> String
  ) -> [SnapshotCase] {
    let ranked = all.map { Ranked($0, at: place($0)) }.sorted { $0.precedes($1) }
    let bounds = (index - 1) * all.count / count..<index * all.count / count
    let chosen = Set(ranked[bounds].map { $0.snapshot })
    return all.filter { chosen.contains($0) }
  }

  /// A case with what ranks it.
  private struct Ranked {
    let snapshot: SnapshotCase
    private let place: String
    private let hash: UInt64

    init(_ snapshot: SnapshotCase, at place: String) {
      self.snapshot = snapshot
      self.place = place
      hash = Shard.hash(place)
    }

    func precedes(_ other: Ranked) -> Bool {
      if hash != other.hash { return hash < other.hash }
      if place.bytes != other.place.bytes {
        return place.utf8.lexicographicallyPrecedes(other.place.utf8)
      }
      return snapshot.trace.utf8.lexicographicallyPrecedes(other.snapshot.trace.utf8)
    }
  }

  /// An FNV-1a hash, because Swift's own hashes differ from run to run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
