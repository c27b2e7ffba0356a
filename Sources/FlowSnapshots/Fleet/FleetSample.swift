/// One case in so many, chosen by the hash of its id: the same ones in any process, with any release.
package struct FleetSample: Sendable {
  private let count: UInt64

  /// Creates a sample of one case in `count`, which is at least 1.
  package init(oneIn count: Int) { self.count = UInt64(max(count, 1)) }

  /// Whether a case is one of the sample.
  package func contains(_ id: String) -> Bool {
    count == 1 || XXHash64.value(of: Array(id.utf8)) % count == 0
  }

  /// Whether a line of `flow pipe` is one of the sample; a line that is no case always is.
  package func contains(_ line: LineReader.Line) -> Bool {
    guard count > 1, case .text(let bytes) = line else { return true }
    return VerdictMerge.id(ofCase: bytes).map { contains($0) } ?? true
  }
}
