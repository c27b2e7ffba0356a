import FlowEngine
import FlowSnapshots

/// The violations on the way of a trace.
package struct TraceCheck {
  let explorer: AnyExplorer
  let checks: SceneChecks

  /// Opens the scene of a trace.
  ///
  /// - Throws: `TraceError` for a scene that is not in the list, or a header that it rejects.
  package init(
    _ header: TraceHeader, of scenes: SceneList, _ rules: [FrameRule] = []
  ) throws(TraceError) {
    explorer = try scenes.explore(header)
    guard var checks = SceneChecks(of: header, in: scenes) else {
      throw header.unknownScene(known: scenes.names)
    }
    checks.rules = rules
    self.checks = checks
  }

  /// The violations in a trace, in the order in which they come; `nil` if it is no trace, since the
  /// scene refuses one of its events.
  ///
  /// - Parameters:
  ///   - name: The invariant that is asked for, so that others need not be looked at; `nil` for all.
  ///   - allowsRefusals: Whether events that are refused are left out instead.
  package func violations(
    in steps: [EventTrace.Step], of name: String? = nil, allowsRefusals: Bool = false
  ) -> [InvariantViolation]? {
    let isFull = name.map { SceneChecks.fullNames.contains($0) } ?? true
    let isCompared = name.map { SceneChecks.comparedNames.contains($0) } ?? true
    if name == SceneChecks.ruleName { return ruleViolations(in: steps) }
    var found: [InvariantViolation] = []
    explorer.restart()
    var last = explorer.checkedFrame
    found += checks.violations(in: last, after: nil)
    var canonical = CanonicalHash()
    var gesture: PanGesture?
    for step in steps {
      do throws(EventError) {
        try explorer.pass(to: step.time) { frame in
          found += checks.violations(in: frame, after: last)
          last = frame
        }
        if isCompared {
          found += checks.violations(
            of: step.event, inOtherEnvironments: explorer, gesture: gesture)
          found += checks.generalViolations(of: step.event, explorer, gesture: gesture)
        }
        if isFull { found += checks.violations(of: step, restoring: explorer) }
        gesture = PanGesture(gesture, then: step.event)
        let presented = checks.presented(before: step.event, explorer)
        let before = canonical.value(of: explorer)
        do throws(EventError) {
          try explorer.send(step.event, at: step.time) { frame in
            found += checks.violations(in: frame, after: last)
            found += checks.jumps(from: presented, to: frame)
            last = frame
          }
        } catch {
          if error.isCausedByScene { throw error }
          if canonical.value(of: explorer) != before {
            found.append(.refusal(error))
          } else if !allowsRefusals {
            return nil
          }
        }
        found += checks.violations(from: explorer, isFull: isFull)
      } catch {
        guard error.isCausedByScene else { return nil }
        found.append(SceneChecks.violation(error))
        return found
      }
    }
    do throws(EventError) {
      try explorer.settle { frame in
        found += checks.violations(in: frame, after: last)
        last = frame
      }
    } catch {
      found.append(SceneChecks.violation(error))
    }
    return found
  }
}

extension InvariantViolation {
  /// What violations have in common that count as one: all but the numbers, which the name of a rule keeps.
  var key: String {
    if name == SceneChecks.ruleName { return name + ":" + text }
    return name + ":" + text.filter { !$0.isNumber && $0 != "." && $0 != "-" }
  }

  /// The violation that a refused event is that changes something.
  static func refusal(_ error: EventError) -> InvariantViolation {
    InvariantViolation("refusal", "refused (\(error.message)), but it changed the scene")
  }
}

/// The hash of a scene's canonical bytes.
struct CanonicalHash: ~Copyable {
  private var json = JSONWriter()

  /// The hash of the state that a scene is in.
  mutating func value(of explorer: AnyExplorer) -> UInt64 {
    json.removeAll()
    explorer.writeCanonical(to: &json)
    return json.withBytes { XXHash64($0).value }
  }

  /// The hash of an event.
  mutating func value(of event: Event) -> UInt64 {
    json.removeAll()
    json.event(event, at: 0)
    return json.withBytes { XXHash64($0).value }
  }

  /// The hash of what the outcome of an event depends on that is tried at a mark, and the error if it
  /// is refused.
  mutating func attempt(
    _ event: Event, from mark: Int, _ explorer: AnyExplorer
  ) -> (key: UInt64, error: EventError?) {
    json.removeAll()
    let error = explorer.attempt(event, from: mark, writingTo: &json)
    return (json.withBytes { XXHash64($0).value }, error)
  }

  /// The hash of the state that follows, and the error if it does not settle.
  mutating func goOn(_ explorer: AnyExplorer) -> (hash: UInt64, error: EventError?) {
    json.removeAll()
    let error = explorer.goOn(writingTo: &json)
    return (json.withBytes { XXHash64($0).value }, error)
  }

  /// The hash of what `attempt` gives for an event that changes nothing.
  mutating func requests(of explorer: AnyExplorer) -> UInt64 {
    json.removeAll()
    explorer.writeRequests(to: &json)
    return json.withBytes { XXHash64($0).value }
  }
}
