/// Pending cases that differ from their goldens for the same reason, for one decision.
package struct PendingGroup: Sendable {
  /// What the cases have in common.
  package let reason: String
  /// The cases, sorted by path.
  package private(set) var cases: [PendingCase]

  /// Groups pending cases, in the order of the first case of each group.
  package static func groups(of snapshots: [SnapshotCase]) -> [PendingGroup] {
    var groups: [PendingGroup] = []
    var indices: [String: Int] = [:]
    for snapshot in snapshots {
      let pending = PendingCase(snapshot)
      if let index = indices[pending.reason] {
        groups[index].cases.append(pending)
      } else {
        indices[pending.reason] = groups.count
        groups.append(PendingGroup(reason: pending.reason, cases: [pending]))
      }
    }
    return groups
  }
}
