import FlowEngine

/// The summary of a fleet's verdicts: the number of each kind, the reasons, and the worst cases.
package struct FleetSummary: Sendable {
  /// Verdicts of one reason.
  package struct Group: Sendable {
    /// What they have in common.
    package let reason: String
    /// How many there are.
    package fileprivate(set) var count = 0
    /// The greatest distance, in points.
    package fileprivate(set) var points: Double?
    /// The shortest of their traces.
    package fileprivate(set) var shortest: FleetVerdict
  }

  /// How many verdicts there are, and the digest of all.
  package private(set) var counts = FleetCounts()
  /// The reasons, the most frequent first.
  package private(set) var groups: [Group] = []
  /// The worst cases, the worst first.
  package private(set) var worst: [FleetVerdict] = []

  /// Sums up verdicts.
  ///
  /// - Parameter worstCount: The most cases in `worst`.
  /// - Throws: `FileError` for verdicts that cannot be read again.
  package init(_ merge: VerdictMerge, worst worstCount: Int) throws(FileError) {
    var groups: [TextBytes: Group] = [:]
    try merge.forEachLine { (line) throws(FileError) in
      // This line has been parsed before.
      guard let verdict = try? FleetVerdict(Array(line.dropLast())) else { return }
      counts.add(verdict.kind, Array(line))
      guard !verdict.kind.isWell else { return }
      let isKnown = verdict.reason.map { groups[$0.bytes] != nil } ?? true
      let reason =
        isKnown || groups.count < FleetLimits.groups
        ? verdict.reason ?? verdict.kind.rawValue : Self.otherReasons
      var group = groups[reason.bytes] ?? Group(reason: reason, shortest: verdict)
      group.count += 1
      if let points = verdict.points { group.points = max(points, group.points ?? points) }
      if verdict.isShorter(than: group.shortest) { group.shortest = verdict }
      groups[reason.bytes] = group
      keep(verdict, worstCount)
    }
    self.groups = groups.values.sorted { first, second in
      first.count == second.count
        ? first.reason.utf8.lexicographicallyPrecedes(second.reason.utf8)
        : first.count > second.count
    }
  }

  /// The reason of verdicts beyond the limit of reasons.
  private static let otherReasons = "other reasons"

  private mutating func keep(_ verdict: FleetVerdict, _ limit: Int) {
    // Lines without an id have no trace to look at.
    guard verdict.id != nil else { return }
    let place = worst.firstIndex { verdict.isWorse(than: $0) } ?? worst.endIndex
    guard place < limit else { return }
    worst.insert(verdict, at: place)
    if worst.count > limit { worst.removeLast() }
  }
}

extension FleetVerdict {
  /// Whether its trace has fewer frames, or ends earlier; if both are equal, whether its id comes
  /// first.
  fileprivate func isShorter(than other: FleetVerdict) -> Bool {
    let (own, others) = (length, other.length)
    return own == others ? isBefore(other) : own < others
  }

  /// An invalid trace counts up to the fault.
  private var length: (Int, Double) { (frames ?? line ?? 0, seconds ?? 0) }

  /// Whether it is worse: a crash first, a greater distance in points, then an earlier difference, then cases
  /// that could not be compared.
  fileprivate func isWorse(than other: FleetVerdict) -> Bool {
    let (own, others) = (badness, other.badness)
    return own == others ? isBefore(other) : own < others
  }

  /// A smaller rank is worse.
  private var badness: (Int, Double, Int) {
    switch kind {
    case .crashed: (-1, 0, 0)
    case .differs: (points == nil ? 1 : 0, -(points ?? 0), first?.frame ?? .max)
    case .brokenRule: (2, 0, 0)
    case .unreadableGolden: (3, 0, 0)
    case .traceError, .fileError, .lineError, .passed, .replayed, .quarantined: (4, 0, 0)
    }
  }

  private func isBefore(_ other: FleetVerdict) -> Bool {
    (id ?? "").utf8.lexicographicallyPrecedes((other.id ?? "").utf8)
  }
}
