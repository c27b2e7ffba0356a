import FlowEngine

/// Watches the frames of a session for what rules ask of them.
final class RuleWatch {
  /// Something that must hold by a time, in seconds.
  private struct Promise {
    let rule: Int
    let name: String
    let deadline: Double
  }

  private let rules: [FrameRule]
  private var promises: [Promise] = []
  private(set) var found: [InvariantViolation] = []

  /// - Parameter rules: Those besides the scene's own.
  init(_ rules: [FrameRule]) { self.rules = rules }

  /// The time by which something must hold next; `nil` for none.
  var deadline: Double? { promises.map { $0.deadline }.min() }

  /// Looks at a frame, in the order of time.
  func look(at frame: ExploredFrame) {
    expire(before: frame.time)
    let readings = frame.readings + rules.map { $0.reading(of: frame) }
    for (rule, reading) in readings.enumerated() {
      if reading.holds {
        promises.removeAll { $0.rule == rule }
      } else if reading.isMeant {
        guard let limit = reading.limit else {
          found.append(Self.violation(reading.name, "does not hold"))
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
      found.append(Self.violation(promise.name, "does not hold in time"))
    }
    promises.removeAll { $0.deadline < time }
  }

  private static func violation(_ name: String, _ text: String) -> InvariantViolation {
    InvariantViolation("rule", "the rule '\(name)' \(text)")
  }
}
