/// Cases that differ from their goldens for one cause.
package struct CauseGroup: Sendable {
  /// What they have in common.
  package let cause: DifferenceCause
  /// The cases, in order.
  package private(set) var results: [CaseResult]

  /// Groups the cases that differ: first what changes states and effects, then what most cases have.
  package static func groups(of results: [CaseResult]) -> [CauseGroup] {
    var groups: [CauseGroup] = []
    var indices: [DifferenceCause: Int] = [:]
    for result in results {
      guard let cause = result.cause else { continue }
      if let index = indices[cause] {
        groups[index].results.append(result)
      } else {
        indices[cause] = groups.count
        groups.append(CauseGroup(cause: cause, results: [result]))
      }
    }
    return groups.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.cause.kind != second.cause.kind { return first.cause.kind < second.cause.kind }
      let counts = (first.results.count, second.results.count)
      return counts.0 == counts.1 ? one.offset < other.offset : counts.0 > counts.1
    }.map { $0.element }
  }

  /// The greatest distance in points of all that differs; `nil` if nothing does.
  package var points: Double? { results.lazy.compactMap { $0.diff?.points }.max() }

  /// How many of the cases have other states, and other effects, beside the cause.
  package var consequences: (states: Int, effects: Int) {
    let consequences = results.compactMap { $0.diff?.consequences }
    return (
      cause.kind == .state ? 0 : consequences.count { $0.state },
      cause.kind == .effects ? 0 : consequences.count { $0.effects }
    )
  }
}

extension CaseResult {
  /// Why it differs; `nil` if its frames could not be compared, or do not differ.
  package var cause: DifferenceCause? {
    switch verdict {
    case .differs(let diff, _): diff.cause?.cause(in: scene)
    case .rewritten(_, let rewriting):
      DifferenceCause(.writing, scene: scene, text(of: rewriting))
    case .passed, .missing, .obsolete, .unreadable, .conflict, .invalidTrace, .tooLong,
      .traceConflict, .file:
      nil
    }
  }

  /// How its frames differ, if they do.
  package var diff: FramesDiff? {
    guard case .differs(let diff, _) = verdict else { return nil }
    return diff
  }
}
