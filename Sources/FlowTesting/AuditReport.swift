import FlowEngine

/// The findings of a scene's audit.
public struct AuditReport: Sendable {
  /// The number of events sent.
  public internal(set) var events = 0
  /// The number of events that the scene accepted.
  public internal(set) var accepted = 0
  /// The number of events that changed the state or the presented nodes, or requested an effect.
  public internal(set) var changing = 0
  /// The number of times a state was saved and restored.
  public internal(set) var restorations = 0
  /// The names of the states reached.
  public internal(set) var states: Set<String> = []
  /// The names of the scene's states that were not reached.
  public internal(set) var missingStates: [String] = []
  /// The faults found, each in a line with its seed and event.
  public internal(set) var faults: [String] = []
  /// The trace up to the first fault, for `flow replay`; empty without faults.
  ///
  /// Events that the scene rejected are left out, except for the last one.
  public internal(set) var trace = ""

  /// Returns all problems: faults, too few events that matter, and states that were never reached.
  ///
  /// A scene that rejects or ignores everything has no faults; only the fractions reveal it.
  /// - Parameters:
  ///   - accepted: The least fraction of events that must be accepted, 0…1.
  ///   - changing: The least fraction of events that must change something, 0…1.
  public func problems(accepting accepted: Double, changing: Double) -> [String] {
    var problems = faults
    let total = Double(max(events, 1))
    if events == 0 { problems.append("no event was sent") }
    if Double(self.accepted) / total < accepted {
      problems.append("\(self.accepted) of \(events) events were accepted, fewer than \(accepted)")
    }
    if Double(self.changing) / total < changing {
      problems.append(
        "\(self.changing) of \(events) events changed something, fewer than \(changing)")
    }
    if restorations == 0 { problems.append("no state was saved and restored") }
    if !missingStates.isEmpty {
      problems.append("never reached: \(missingStates.joined(separator: ", "))")
    }
    return problems
  }

  mutating func add(_ fault: String) {
    guard faults.count < AuditLimits.faults else { return }
    faults.append(fault.split(separator: "\n").joined(separator: " "))
  }
}

extension AuditReport: CustomStringConvertible {
  /// The counts, the faults, a line each, and the trace of the first one, as a failing test prints them.
  ///
  /// ```swift
  /// #expect(report.problems(accepting: 0.9, changing: 0.2) == [], "\(report)")
  /// ```
  public var description: String {
    var lines = ["\(events) events, \(accepted) accepted, \(changing) of them changed something"]
    lines += faults
    if faults.count == AuditLimits.faults { lines.append("and perhaps more") }
    if !trace.isEmpty { lines.append("the trace of the first, to be saved as first.trace.jsonl:") }
    return lines.joined(separator: "\n") + (trace.isEmpty ? "" : "\n\(trace)")
  }
}
