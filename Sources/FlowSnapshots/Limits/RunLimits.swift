/// How much of a run is divided, shown where a service reads it, and taken by a trace.
package enum RunLimits {
  /// The parts into which a run may be divided.
  package static let shards = 10_000
  /// The annotations of one run that GitHub shows.
  package static let annotations = 10
  /// The reasons, and other failures, that a summary in Markdown lists.
  package static let listed = 100
  /// The processor time of a trace, in seconds, and as much again for each MiB of it.
  package static let workerSeconds = 10.0
  /// The memory of a trace, in bytes: 1 GiB.
  package static let workerMemory = 1 << 30
  /// The digests of a quarantine.
  package static let quarantined = 1_000_000
}
