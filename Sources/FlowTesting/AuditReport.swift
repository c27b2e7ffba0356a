import FlowEngine

/// What an audit of a scene has found.
public struct AuditReport: Sendable {
  /// How many events were sent.
  public internal(set) var events = 0
  /// How many of them the scene took.
  public internal(set) var accepted = 0
  /// How many of them changed the state or what is seen, or had an effect.
  public internal(set) var changing = 0
  /// How many times a state was saved and restored.
  public internal(set) var restorations = 0
  /// The states that were reached, by name.
  public internal(set) var states: Set<String> = []
  /// The states that the scene has and that were not reached, by name.
  public internal(set) var missingStates: [String] = []
  /// What does not hold, each with its seed and event.
  public internal(set) var faults: [String] = []

  /// The most faults that are kept.
  static let faultLimit = 20

  /// All that is wrong: faults, too few events that matter, states that were never reached.
  ///
  /// A scene that refuses or ignores everything has no faults; the shares are what tells.
  /// - Parameters:
  ///   - accepted: The least share of events that have to be taken, 0…1.
  ///   - changing: The least share of events that have to change something, 0…1.
  public func problems(accepting accepted: Double, changing: Double) -> [String] {
    var problems = faults
    let total = Double(max(events, 1))
    if events == 0 { problems.append("no event was sent") }
    if Double(self.accepted) / total < accepted {
      problems.append("\(self.accepted) of \(events) events were taken, fewer than \(accepted)")
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
