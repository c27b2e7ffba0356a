/// A rule over the frames of a session, which `flow explore` asks of every path, and `flow verify --rules`
/// and `flow pipe --rules` of recorded ones.
///
/// ```swift
/// static let rules: [SceneRule<Door>] = [
///   .always("a visitor is seen") { !$0.scene.hasVisitor || $0.nodes[Part.visitor] != nil },
///   .eventually("shut soon", within: 0.5, after: { $0.event == .tap }) { $0.scene.isShut },
/// ]
/// ```
public struct SceneRule<S: Scene>: Sendable {
  /// Whether something holds of a frame.
  public typealias Condition = @Sendable (_ frame: Frame<S>) -> Bool

  /// The name of the rule, in words.
  package let name: String
  /// The frames that the rule is about; `nil` for all.
  package let trigger: Condition?
  /// What must hold.
  package let condition: Condition
  /// In how many seconds it must hold; `nil` for at once.
  package let limit: Double?

  /// Something that must hold of every frame, or of those that `trigger` picks.
  public static func always(
    _ name: String, when trigger: Condition? = nil, _ condition: @escaping Condition
  ) -> SceneRule {
    SceneRule(name: name, trigger: trigger, condition: condition, limit: nil)
  }

  /// Something that must hold of no frame, or of none that `trigger` picks.
  public static func never(
    _ name: String, when trigger: Condition? = nil, _ condition: @escaping Condition
  ) -> SceneRule {
    SceneRule(name: name, trigger: trigger, condition: { !condition($0) }, limit: nil)
  }

  /// Something that must hold at some moment within some seconds of each frame that `trigger` picks, even
  /// if nothing else happens.
  ///
  /// - Parameters:
  ///   - name: Its name, by which a report tells of it.
  ///   - limit: The seconds, 0 or more.
  ///   - trigger: Picks the frames from which time counts.
  ///   - condition: What must hold.
  public static func eventually(
    _ name: String, within limit: Double, after trigger: @escaping Condition,
    _ condition: @escaping Condition
  ) -> SceneRule {
    SceneRule(name: name, trigger: trigger, condition: condition, limit: limit)
  }

  /// What a frame says of the rule.
  package func reading(of frame: Frame<S>) -> RuleReading {
    RuleReading(
      name: name, limit: limit, isMeant: trigger?(frame) ?? true, holds: condition(frame))
  }
}

/// What a frame says of a rule.
package struct RuleReading: Sendable {
  /// The rule's name.
  package let name: String
  /// In how many seconds it must hold; `nil` for at once.
  package let limit: Double?
  /// Whether the rule is about the frame.
  package let isMeant: Bool
  /// Whether that which the rule asks for holds.
  package let holds: Bool

  /// Creates what a frame says of a rule.
  package init(name: String, limit: Double?, isMeant: Bool, holds: Bool) {
    self.name = name
    self.limit = limit
    self.isMeant = isMeant
    self.holds = holds
  }
}
