/// Cases that fail for one reason.
package struct CaseGroup: Sendable {
  /// What they have in common.
  package let reason: Reason
  /// The cases, in order.
  package private(set) var results: [CaseResult]

  /// Groups the cases that fail for a reason: reasons that change states and effects first, then the most frequent.
  package static func groups(of results: [CaseResult]) -> [CaseGroup] {
    var groups: [CaseGroup] = []
    var indices: [Reason: Int] = [:]
    for result in results {
      guard let reason = result.reason else { continue }
      if let index = indices[reason] {
        groups[index].results.append(result)
      } else {
        indices[reason] = groups.count
        groups.append(CaseGroup(reason: reason, results: [result]))
      }
    }
    return groups.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.reason.kind != second.reason.kind { return first.reason.kind < second.reason.kind }
      let counts = (first.results.count, second.results.count)
      return counts.0 == counts.1 ? one.offset < other.offset : counts.0 > counts.1
    }.map { $0.element }
  }

  /// The findings of a run: the groups, each at the place of its first case, then all failures without
  /// a group.
  ///
  /// - Parameter each: Whether to list each case, in the order of the cases.
  package static func findings(
    of results: [CaseResult], each: Bool
  ) -> [(first: CaseResult, message: String)] {
    let failed = results.filter { !$0.isWell }
    if each { return failed.map { ($0, $0.message) } }
    return groups(of: failed).compactMap { group in group.results.first.map { ($0, group.message) }
    }
      + failed.filter { $0.reason == nil }.map { ($0, $0.message) }
  }

  /// The greatest distance in points; `nil` if nothing differs in points.
  package var points: Double? { results.lazy.compactMap { $0.diff?.points }.max() }

  /// How many of the cases also differ in state, and in effects, besides the reason.
  package var consequences: (states: Int, effects: Int) {
    let consequences = results.compactMap { $0.diff?.consequences }
    return (
      reason.kind == .state ? 0 : consequences.count { $0.state },
      reason.kind == .effects ? 0 : consequences.count { $0.effects }
    )
  }

  /// The reason and its number of cases, in one line.
  package var message: String {
    guard results.count > 1 else { return results.first?.message ?? reason.text }
    return "\(statement), in \(results.count) cases\(consequencesText)"
  }

  /// The reason, with how far something is from where it should be.
  package var statement: String {
    reason.statement(of: results.compactMap { $0.diff?.leading })
  }

  /// What else has changed, to follow the reason.
  private var consequencesText: String {
    let (states, effects) = consequences
    return (states == 0 ? "" : "; \(Self.part(states, of: results.count)) also change state")
      + (effects == 0 ? "" : "; \(Self.part(effects, of: results.count)) also change effects")
  }

  private static func part(_ count: Int, of all: Int) -> String {
    count == all ? "all of them" : "\(count) of them"
  }
}

extension CaseResult {
  /// Why it fails; `nil` if its frames could not be compared, or nothing is wrong.
  package var reason: Reason? {
    switch verdict {
    case .differs(let diff, _): diff.leading.map { Reason($0, in: scene) }
    case .rewritten(_, let rewriting):
      Reason(.writing, scene: scene, text(of: rewriting))
    case .crashed(let crash): Reason(.crash, scene: scene, crash.reason)
    case .brokenRules(let rules): rules.first.map { Reason(.rule, scene: scene, $0.text) }
    case .passed, .missing, .obsolete, .unreadable, .conflict, .invalidTrace,
      .tooLong, .traceConflict, .file, .quarantined:
      nil
    }
  }

  /// How its frames differ, if they do.
  package var diff: FramesDiff? {
    guard case .differs(let diff, _) = verdict else { return nil }
    return diff
  }
}
