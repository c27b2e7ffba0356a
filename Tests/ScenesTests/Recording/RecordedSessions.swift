import Foundation

/// How many sessions are recorded.
enum RecordedSessions {
  /// The sessions, or pairs of them, of a scene, as `Tests/Soak/test-random --sessions` asks for them.
  static let count = ProcessInfo.processInfo.environment["RECORDED_SESSIONS"].flatMap { Int($0) }
}
