/// What lines may have at the most. Longer traces and goldens are named by a path.
package enum FleetLimits {
  /// The bytes of a line that is piped: 16 MiB.
  package static let caseLength = 1 << 24
  /// The bytes of a verdict's line: 1 MiB.
  package static let verdictLength = 1 << 20
  /// The bytes of verdicts that are sorted in memory: 16 MiB. More wait in files.
  package static let sortedSize = 1 << 24
  /// The marks of a compact golden; a longer trace has larger groups.
  package static let marks = 128
  /// The bytes of an id.
  package static let idLength = 1_024
  /// The bytes of a path: as many as systems allow.
  package static let pathLength = 4_096
  /// The bytes of any other text in a verdict. What is longer is cut in the middle.
  package static let textLength = 2_048
  /// The reasons that are counted each by itself; what comes beyond them is one.
  package static let groups = 4_096
  /// The faults of one kind that are named: lines that are no verdicts, missing cases, other ids.
  package static let named = 100
  /// The answers that are remembered, so that equal traces are replayed once.
  package static let knownAnswers = 1 << 16
  /// The bytes of such an answer.
  package static let knownLength = 1_024
  /// The verdicts that wait for an earlier one, so that they are told in order.
  package static let waiting = 4_096
}
