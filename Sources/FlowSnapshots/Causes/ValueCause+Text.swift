import FlowEngine

extension ValueCause {
  /// The answer in five lines: the value, the event, the animation, the state, and where it is written.
  package var lines: [String] {
    [
      "\(subject) at \(Unit.seconds.text(time)): \(value)",
      "event: \(eventText)",
      "animation: \(motionText)",
      "state: \(stateText)",
      "rule: \(ruleText); layout: \(source.map { "\($0.path):\($0.line)" } ?? "unknown")",
    ]
  }

  private var eventText: String {
    let place = step.line.map { ", line \($0) of \(trace)" } ?? ""
    let moment = Unit.seconds.text(step.time)
    switch step.cause {
    case "start": return "none; so since the start"
    case "completion":
      let event = step.event.map { ", after \($0)\(place)" } ?? ""
      return "a completion at \(moment)\(event)"
    default: return "\(step.event ?? step.cause) at \(moment)\(place)"
    }
  }

  private var motionText: String {
    guard let motion else { return "none, set at once" }
    guard let end = motion.end else { return motion.text }
    let way = "\(motion.property) \(motion.from) → \(motion.to), \(motion.timing) of "
    let passed = TimeArithmetic.difference(time, motion.begin)
    guard time < end, motion.duration > 0 else {
      return way + "\(Unit.seconds.text(motion.duration)), ended at \(Unit.seconds.text(end))"
    }
    let share = Int((passed / motion.duration * 100).rounded(.down))
    return way
      + "\(Unit.seconds.text(motion.duration)), \(Unit.seconds.text(passed)) of it gone (\(share) %)"
  }

  private var stateText: String {
    let changes = step.state.isEmpty ? "unchanged by it" : step.state.joined(separator: ", ")
    let effects = step.effects.isEmpty ? "" : "; asks \(step.effects.joined(separator: ", "))"
    return "\(changes); now \(state)\(effects)"
  }

  private var ruleText: String {
    guard let page, !rules.isEmpty else { return "none known" }
    return rules.map { "\($0.number) (\(page):\($0.line)) \($0.shortText)" }
      .joined(separator: "; ")
  }
}
