import FlowEngine

/// The findings of a scene's audit.
public struct AuditReport: Sendable {
  /// The number of events sent.
  public internal(set) var events = 0
  /// The number of events that the scene accepted.
  public internal(set) var accepted = 0
  /// The number of events that changed the state or what is presented, or had an effect.
  public internal(set) var changing = 0
  /// The number of times a state was saved and restored.
  public internal(set) var restorations = 0
  /// The names of the states reached.
  public internal(set) var states: Set<String> = []
  /// The names of the scene's states that were not reached.
  public internal(set) var missingStates: [String] = []
  /// The faults found, each with its seed and event.
  public internal(set) var faults: [String] = []

  /// The greatest number of faults recorded.
  static let faultLimit = 20

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
    if faults.count < Self.faultLimit { faults.append(fault) }
  }
}
