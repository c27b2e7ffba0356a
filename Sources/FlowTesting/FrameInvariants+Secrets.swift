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
    for secret in frame.secrets {
      addPlaces(of: secret, in: frame, &found)
      // A number in groups is as little to be told without the spaces.
      let bare = String(secret.filter { !$0.isWhitespace })
      if bare.utf8.count < secret.utf8.count { addPlaces(of: bare, in: frame, &found) }
    }
    return found
  }

  /// How many bytes of a secret must be seen to be no accident: «4 of 4 digits» has digits, too.
  private static let leastSecret = 3

  private static func addPlaces(
    of secret: String, in frame: ExploredFrame, _ found: inout [InvariantViolation]
  ) {
    guard secret.utf8.count >= leastSecret, !frame.publicTexts.contains(secret) else { return }
    for node in frame.nodes.nodes {
      if let value = node.accessibilityValue, value.contains(secret) {
        found.append(
          InvariantViolation("secret", "the value of node '\(node.id.name)' has a secret"))
      }
      if let label = node.accessibilityLabel, label.contains(secret) {
        found.append(
          InvariantViolation("secret", "the label of node '\(node.id.name)' has a secret"))
      }
    }
    for effect in frame.effects {
      if let text = effect.announcement, text.contains(secret) {
        found.append(InvariantViolation("secret", "an announcement has a secret"))
      }
      if let text = effect.publicText, text.contains(secret) {
        found.append(
          InvariantViolation("secret", "the effect '\(effect.type)' has a secret"))
      }
    }
  }
}
