import FlowEngine

/// Watches the frames of a session for what rules ask of them.
final class RuleWatch {
  /// Something that must hold by a time, in seconds.
  private struct Promise {
    let rule: Int
    let name: String
    let deadline: Double
  }

  /// A rule that does not hold.
  struct Finding {
    let violation: InvariantViolation
    /// The time, in seconds: of the frame, or by which it should have held.
    let time: Double
    /// The number of the frame and its cause; `nil` where time is up.
    let frame: (number: Int, cause: String)?
    /// The number of events up to then.
    let events: Int
  }

  private let rules: [FrameRule]
  private var promises: [Promise] = []
  /// The number of events so far.
  private var events = 0
  private(set) var findings: [Finding] = []

  /// What does not hold.
  var found: [InvariantViolation] { findings.map { $0.violation } }

  /// - Parameter rules: Those besides the scene's own.
  init(_ rules: [FrameRule]) { self.rules = rules }

  /// The time by which something must hold next; `nil` for none.
  var deadline: Double? { promises.map { $0.deadline }.min() }

  /// Looks at a frame, in the order of time.
  ///
  /// - Parameter events: The number of events up to it, where that is to be known.
  func look(at frame: ExploredFrame, events: Int = 0) {
    expire(before: frame.time)
    self.events = events
    let readings = frame.readings + rules.map { $0.reading(of: frame) }
    for (rule, reading) in readings.enumerated() {
      if reading.holds {
        promises.removeAll { $0.rule == rule }
      } else if reading.isMeant {
        guard let limit = reading.limit else {
          note("the rule '\(reading.name)' does not hold", at: frame.time, frame)
          continue
        }
        let deadline = TimeArithmetic.sum(frame.time, limit)
        if !promises.contains(where: { $0.rule == rule }) {
          promises.append(Promise(rule: rule, name: reading.name, deadline: deadline))
        }
      }
    }
  }

  /// Says that there is no frame before a time at which anything could hold.
  func expire(before time: Double) {
    for promise in promises where promise.deadline < time {
      note("the rule '\(promise.name)' does not hold in time", at: promise.deadline)
    }
    promises.removeAll { $0.deadline < time }
  }

  private func note(_ text: String, at time: Double, _ frame: ExploredFrame? = nil) {
    findings.append(
      Finding(
        violation: InvariantViolation("rule", text), time: time,
        frame: frame.map { ($0.index, $0.event?.rawValue ?? $0.cause) }, events: events))
  }
}
