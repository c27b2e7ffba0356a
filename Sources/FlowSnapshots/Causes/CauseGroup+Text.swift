extension CauseGroup {
  /// The cause, and how many cases it has, in a line.
  package var message: String {
    guard results.count > 1 else { return results.first?.message ?? cause.text }
    return "\(statement), in \(results.count) cases\(consequencesText)"
  }

  /// The cause, with how far something is from where it should be, and at which events an effect
  /// differs.
  package var statement: String {
    let differences = results.compactMap { $0.diff?.cause }
    guard let first = differences.first else { return cause.text }
    if cause.kind == .effects {
      return "\(cause.text) at \(Self.list(of: differences.map { $0.first.cause }))"
    }
    guard cause.kind == .property, first.first.offset != nil, first.change == .changed else {
      return cause.text
    }
    let name = DifferenceCause.text(cause.scene, first.subject.text)
    let distances = Set(differences.map { $0.distanceText(of: $0.first) })
    if distances.count == 1, let distance = distances.first.flatMap({ $0 }) {
      return "\(name) is \(distance)"
    }
    let greatest = differences.max { $0.greatest.distance ?? 0 < $1.greatest.distance ?? 0 }
    return greatest.flatMap { $0.distanceText(of: $0.greatest) }
      .map { "\(name) differs, most \($0)" } ?? cause.text
  }

  /// The first different events, and how many more there are.
  private static func list(of events: [String]) -> String {
    var names: [String] = []
    for event in events where !names.contains(event) { names.append(event) }
    let limit = 3
    guard names.count > 1 else { return names.first ?? "" }
    let last = names.count > limit ? "\(names.count - limit) more" : names.removeLast()
    return "\(names.prefix(limit).joined(separator: ", ")) and \(last)"
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
