/// The moment from which the replay of a recording differs from the session.
package struct RecordingDifference: Equatable, Sendable {
  /// The time, in seconds.
  package var time: Double
  /// What differs.
  package var text: String
}
