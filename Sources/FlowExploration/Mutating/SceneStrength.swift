import FlowEngine

/// What the goldens of a scene would notice.
package struct SceneStrength: Sendable {
  /// The scene's name.
  package let scene: String
  /// Whether it holds other scenes, whose nodes are changed with its own, and nothing else of them.
  package let isComposed: Bool
  /// The number of traces.
  package let traces: Int
  /// What came of each mutation, in order.
  package internal(set) var outcomes: [MutantOutcome]

  /// The mutations that were noticed.
  package var noticed: Int { outcomes.count { $0.isNoticed } }

  /// The mutations that some trace comes to, and no golden notices.
  package var survivors: [MutantOutcome] { outcomes.filter { $0.hasSurvived } }

  /// The mutations that no trace comes to.
  package var unreached: [MutantOutcome] {
    outcomes.filter { !$0.isNoticed && !$0.hasSurvived }
  }

  /// The mutations that were noticed, in percent.
  package var percent: Double {
    outcomes.isEmpty ? 100 : 100 * Double(noticed) / Double(outcomes.count)
  }
}
