/// What came of a line of `flow pipe`.
package struct FleetVerdict: Equatable, Sendable {
  /// The kinds of verdict, named as those of `flow verify` are.
  package enum Kind: String, CaseIterable, Sendable {
    /// The frames are those of the golden.
    case passed
    /// There is no golden; the trace has been replayed to its end.
    case replayed
    /// The frames differ from the golden.
    case differs
    /// A rule over the session does not hold.
    case brokenRule = "broken rule"
    /// The golden cannot be compared.
    case unreadableGolden = "unreadable golden"
    /// The trace is invalid.
    case traceError = "trace error"
    /// The trace's file cannot be read.
    case fileError = "file error"
    /// The line is not one of a case.
    case lineError = "line error"
    /// The trace makes the scene trap, or take too much time or memory.
    case crashed
    /// The trace is not replayed, for it is known to crash.
    case quarantined

    /// Whether all is well.
    package var isWell: Bool { self == .passed || self == .replayed || self == .quarantined }

    /// Whether the input is at fault, so that nothing could be compared.
    package var isBadInput: Bool {
      switch self {
      case .traceError, .fileError, .lineError: true
      case .passed, .replayed, .differs, .brokenRule, .unreadableGolden, .crashed, .quarantined:
        false
      }
    }
  }

  /// The first thing that differs.
  package struct Change: Equatable, Sendable {
    /// The number of the frame.
    package var frame: Int
    /// How many frames there are of which one has changed first, where only digests were compared.
    package var count = 1
    /// The frame's time, in seconds.
    package var time: Double?
    /// The frame's cause, such as `pan.changed`.
    package var cause: String?
    /// What differs, such as `card.y`.
    package var subject: String?
    /// How it differs: `changed`, `appeared` or `gone`.
    package var change: String?
    /// The value in the golden.
    package var expected: String?
    /// The value found.
    package var found: String?
    /// How far two numbers are apart.
    package var distance: Double?
    /// All of it in words.
    package var text: String
  }

  /// The case; `nil` for a line that has no id.
  package var id: String?
  /// The scene's name in the trace.
  package var scene: String?
  /// The verdict.
  package var kind: Kind
  /// The digest of all frames; of a line without an id, that of its bytes; of one that crashes or is in
  /// quarantine, that of its trace.
  package var digest: UInt64?
  /// The number of frames; `nil` for a trace at fault.
  package var frames: Int?
  /// The time of the last frame, in seconds.
  package var seconds: Double?
  /// The line of the trace at fault, or of the event with which it begins to differ.
  package var line: Int?
  /// What the verdict has in common with others of one reason.
  package var reason: String?
  /// What is wrong.
  package var message: String?
  /// The greatest distance of all that differs in points.
  package var points: Double?
  /// What differs first.
  package var first: Change?
  /// The file of the trace, if the line has named one.
  package var path: String?

  init(id: String?, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
