import FlowEngine

/// The bounds of numbers in options.
package enum OptionLimits {
  /// The number of cases processed at once.
  package static let jobs = 1...1_024
  /// The threads of `replay`, of which the second reads and writes.
  package static let replayThreads = 1...2
  /// The frames per second of a replay.
  package static let replayRate = 1...ReplayOptions.maximumFramesPerSecond
  /// The frames per second of a report, where 0 is for none.
  package static let reportRate = 0...ReplayOptions.maximumFramesPerSecond
  /// The most frames of a case, and bytes of a page, in MiB.
  package static let outputSize = 1...1 << 20
  /// The states of each scene that are explored.
  package static let states = 0...10_000_000
  /// The events of a path through a scene, and the random walks.
  package static let walks = 0...1_000_000
  /// The traces that `shrink` tries, and the walks of `strength`.
  package static let tries = 1...1_000_000
  /// The instants between two events that are tried.
  package static let instants = 0...100
  /// The worst cases that `merge` shows.
  package static let worst = 0...1_000
  /// Of how many cases of a fleet a sample has one.
  package static let sample = 1...1_000_000_000
  /// A score, in percent.
  package static let percent = 0...100
  /// The processor time of a trace, in seconds.
  package static let time = 0.001...3_600
  /// The time of an exploration, in seconds: up to a week.
  package static let searchTime = 0.001...604_800
  /// The memory of a trace, in MiB.
  package static let memory = 16...1 << 20
}
