/// How much of a case is drawn.
package enum DrawingLimits {
  /// The bytes of frames with samples of a case, in a page and for a strip: 64 MiB. A larger page would
  /// be slow to open.
  package static let sampled = 1 << 26
  /// The key frames of a strip.
  package static let keyFrames = 8
  /// The moments that are kept for a strip to choose from.
  package static let candidates = 1_024
  /// The moments whose movement has not ended that are kept.
  package static let origins = 256
  /// The moments of a movement that are kept; at 30 a second those of half a minute.
  package static let movement = 1_024
  /// The states that are distinguished when moments are dropped.
  package static let states = 4_096
  /// The changes of the state that a diagram tells apart in a trace; beyond them an event counts by its
  /// type alone.
  package static let stateChanges = 1_000
  /// The bytes of a drawing that moves, and its samples a second: as many as will do.
  package static let film = 200_000
  package static let filmRates = [30, 20, 15, 10, 6, 4]
  /// How deep nodes may be in each other; deeper ones are left out.
  package static let depth = 64
}
