/// Pending cases that differ from their goldens for the same reasons, for one decision.
package struct PendingGroup: Sendable {
  /// Distances that differ by less are equal: numbers in frames are rounded to it.
  private static let precision = 1e-6

  /// The reasons that the cases have in common, the leading difference first.
  package let reasons: [String]
  /// The cases, sorted by path.
  package private(set) var cases: [PendingCase]

  /// Groups pending cases, in the order of the first case of each group.
  package static func groups(of snapshots: [SnapshotCase]) -> [PendingGroup] {
    var groups: [PendingGroup] = []
    var indices: [[String]: Int] = [:]
    for snapshot in snapshots {
      let pending = PendingCase(snapshot)
      let key = pending.key
      if let index = indices[key] {
        groups[index].cases.append(pending)
      } else {
        indices[key] = groups.count
        groups.append(PendingGroup(reasons: pending.reasons, cases: [pending]))
      }
    }
    return groups
  }

  /// A group of one of the cases.
  package func single(_ pending: PendingCase) -> PendingGroup {
    PendingGroup(reasons: reasons, cases: [pending])
  }

  /// The differences that are greater in another case than in the first one, in lines that name the case
  /// in which they are greatest.
  package var greaterLines: [String] {
    guard let first = cases.first else { return [] }
    var greatest: [String: (difference: Difference, snapshot: SnapshotCase)] = [:]
    for pending in cases {
      for difference in pending.differences {
        let known = greatest[difference.reasonText]?.difference.amount ?? -1
        guard difference.amount > known + Self.precision else { continue }
        greatest[difference.reasonText] = (difference, pending.snapshot)
      }
    }
    return first.differences.compactMap { difference in
      guard let found = greatest.removeValue(forKey: difference.reasonText),
        found.snapshot != first.snapshot
      else { return nil }
      return "greatest in \(found.snapshot): \(found.difference.text)"
    }
  }

  /// The leading difference, and how many more reasons there are.
  package var text: String {
    let first = reasons.first ?? ""
    let more = reasons.count - 1
    return more < 1 ? first : "\(first), and \(more) more"
  }
}

extension Difference {
  /// The greatest distance, or the number of frames that differ if there is no distance.
  fileprivate var amount: Double { greatest.distance ?? Double(frames.count) }
}
