extension CauseGroup {
  /// The cause, and how many cases it has, in a line.
  package var message: String {
    guard results.count > 1 else { return results.first?.message ?? cause.text }
    return "\(statement), in \(results.count) cases\(consequencesText)"
  }

  /// The cause, with how far something is from where it should be.
  package var statement: String {
    let differences = results.compactMap { $0.diff?.cause }
    guard let first = differences.first, cause.kind == .property, first.first.offset != nil,
      first.change == .changed
    else { return cause.text }
    let name = DifferenceCause.text(cause.scene, first.subject.text)
    let distances = Set(differences.map { $0.distanceText(of: $0.first) })
    if distances.count == 1, let distance = distances.first.flatMap({ $0 }) {
      return "\(name) is \(distance)"
    }
    let greatest = differences.max { $0.greatest.distance ?? 0 < $1.greatest.distance ?? 0 }
    return greatest.flatMap { $0.distanceText(of: $0.greatest) }
      .map { "\(name) differs, most \($0)" } ?? cause.text
  }

  /// What else has changed, to be put after the cause.
  private var consequencesText: String {
    let (states, effects) = consequences
    return (states == 0 ? "" : "; \(Self.part(states, of: results.count)) also change state")
      + (effects == 0 ? "" : "; \(Self.part(effects, of: results.count)) also change effects")
  }

  private static func part(_ count: Int, of all: Int) -> String {
    count == all ? "all of them" : "\(count) of them"
  }
}
