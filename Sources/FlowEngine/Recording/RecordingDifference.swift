/// A moment from which the replay of a recording shows something else than the session did.
package struct RecordingDifference: Equatable, Sendable {
  /// The time, in seconds.
  package var time: Double
  /// What differs.
  package var text: String
}
