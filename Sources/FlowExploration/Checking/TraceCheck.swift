import FlowEngine
import FlowSnapshots

/// The violations on the way of a trace.
package struct TraceCheck {
  private let explorer: AnyExplorer
  private let checks: SceneChecks

  /// Opens the scene of a trace.
  ///
  /// - Throws: `TraceError` for a scene that is not in the list, or a header that it rejects.
  package init(_ header: TraceHeader, of scenes: SceneList) throws(TraceError) {
    explorer = try scenes.explore(header)
    guard let checks = SceneChecks(of: header.scene, in: scenes) else {
      throw header.unknownScene(known: scenes.names)
    }
    self.checks = checks
  }

  /// The violations in a trace, in the order in which they come; `nil` if it is no trace, since the
  /// scene refuses one of its events.
  ///
  /// - Parameter allowsRefusals: Whether events that are refused are left out instead.
  package func violations(
    in steps: [EventTrace.Step], allowsRefusals: Bool = false
  ) -> [InvariantViolation]? {
    var found: [InvariantViolation] = []
    explorer.restart()
    var last = explorer.frame
    found += checks.violations(in: last, after: nil)
    var canonical = CanonicalHash()
    for step in steps {
      do throws(EventError) {
        try explorer.pass(to: step.time) { frame in
          found += checks.violations(in: frame, after: last)
          last = frame
        }
        found += checks.violations(of: step.event, reducingMotionIn: explorer)
        let before = canonical.value(of: explorer)
        do throws(EventError) {
          try explorer.send(step.event, at: step.time) { frame in
            found += checks.violations(in: frame, after: last)
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
        found += checks.violations(from: explorer, isFull: true)
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
}
