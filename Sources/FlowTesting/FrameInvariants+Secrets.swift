import FlowEngine

extension FrameInvariants {
  /// Returns what is wrong with a frame, by the invariants of all scenes and by the scene's own.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - last: Another frame, which has been looked at, if there was one.
  ///   - isPart: Whether an id is one of the scene's parts, or of a family of them.
  package static func violations(
    in frame: ExploredFrame, after last: ExploredFrame?, isPart: (NodeID) -> Bool
  ) -> [InvariantViolation] {
    violations(in: frame.nodes, after: last?.nodes, isPart: isPart) + ownViolations(in: frame)
  }

  /// Returns what is wrong with a frame of which more is known than what is presented: by the scene's
  /// own invariants, and of its secrets.
  package static func ownViolations(in frame: ExploredFrame) -> [InvariantViolation] {
    var found = frame.violations
    if frame.secrets.isEmpty { return found }
    var leaks = SecretLeaks(frame)
    frame.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        if leaks.has(nodes[index].accessibilityValue) {
          let text = "the value of node '\(nodes[index].id.name)' has a secret"
          found.append(InvariantViolation("secret", text))
        }
        if leaks.has(nodes[index].accessibilityLabel) {
          let text = "the label of node '\(nodes[index].id.name)' has a secret"
          found.append(InvariantViolation("secret", text))
        }
      }
    }
    for effect in frame.effects {
      if leaks.has(effect.announcement) {
        found.append(InvariantViolation("secret", "an announcement has a secret"))
      }
      if leaks.has(effect.publicText) {
        found.append(
          InvariantViolation("secret", "the effect '\(effect.type)' has a secret"))
      }
    }
    if leaks.has(frame.stateText) {
      found.append(InvariantViolation("secret", "the state has a secret"))
    }
    return found
  }
}
