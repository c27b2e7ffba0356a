/// How much of a run is divided, and shown where a service reads it.
package enum RunLimits {
  /// The parts into which a run may be divided.
  package static let shards = 10_000
  /// The annotations of one run that GitHub shows.
  package static let annotations = 10
  /// The reasons, and other failures, that a summary in Markdown lists.
  package static let listed = 100
}
