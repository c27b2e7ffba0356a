/// Pending cases that differ from their goldens for the same reasons, for one decision.
package struct PendingGroup: Sendable {
  /// All that the cases have in common, the leading difference first.
  package let reasons: [String]
  /// The cases, sorted by path.
  package private(set) var cases: [PendingCase]

  /// Groups pending cases, in the order of the first case of each group.
  package static func groups(of snapshots: [SnapshotCase]) -> [PendingGroup] {
    var groups: [PendingGroup] = []
    var indices: [[String]: Int] = [:]
    for snapshot in snapshots {
      let pending = PendingCase(snapshot)
      let reasons = pending.reasons
      if let index = indices[reasons] {
        groups[index].cases.append(pending)
      } else {
        indices[reasons] = groups.count
        groups.append(PendingGroup(reasons: reasons, cases: [pending]))
      }
    }
    return groups
  }

  /// A group of one of the cases.
  package func single(_ pending: PendingCase) -> PendingGroup {
    PendingGroup(reasons: reasons, cases: [pending])
  }

  /// The leading difference, and how many more reasons there are.
  package var text: String {
    let first = reasons.first ?? ""
    let more = reasons.count - 1
    return more < 1 ? first : "\(first), and \(more) more"
  }
}
