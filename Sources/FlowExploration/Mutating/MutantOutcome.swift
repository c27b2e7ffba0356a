import FlowEngine

/// What came of a mutation.
package struct MutantOutcome: Sendable {
  /// A difference, and where it shows first.
  package struct Notice: Equatable, Sendable {
    /// The time of the first frame that differs, in seconds of the trace.
    package var time: Double
    /// The trace in which it does.
    package var trace: String
    /// Whether the scene crashes there, which no golden is needed to notice.
    package var isCrash = false
  }

  /// How a mutation ended.
  package enum Fate: Equatable, Sendable {
    /// A golden differs.
    case noticed(Notice)
    /// So many traces come to where the mutation is, and no golden differs.
    case survived(traces: Int)
    /// No trace comes to where the mutation is.
    case unreached
  }

  /// The mutation.
  package let mutation: Mutation
  /// How it ended.
  package let fate: Fate
  /// A trace that shows it, if one was looked for and found.
  package var killer: EventTrace?

  /// Whether a golden differs.
  package var isNoticed: Bool {
    if case .noticed = fate { true } else { false }
  }

  /// Whether traces come to where the mutation is, and no golden differs.
  package var hasSurvived: Bool {
    if case .survived = fate { true } else { false }
  }
}
