extension FramesDiff {
  /// All differences, in lines, states and effects before the rest; the first line gives the first
  /// frame and both values.
  package var lines: [String] {
    guard let first = cause else { return [] }
    let groups = groups
    let own = groups.first { group in group.differences.contains { $0.subject == first.subject } }
    // What the scene has done says more than how it looks.
    let kinds = [true, false].flatMap { isOutcome in
      groups.filter { ($0.differences[0].causeKind <= .effects) == isOutcome }
    }
    return ["first in \(own?.firstText ?? first.firstText)"] + kinds.map { $0.text }
      + (isCut ? ["and more than can be listed"] : [])
  }
}
