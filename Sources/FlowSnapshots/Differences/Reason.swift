/// The probable reason a case fails, in words that other cases share.
package struct Reason: Hashable, Sendable {
  /// The kinds of reason, in the order in which they are told.
  package enum Kind: Int, Comparable, Sendable {
    /// The scene traps, or takes too much time or memory.
    case crash
    /// The scene is in another state.
    case state
    /// It requests other effects.
    case effects
    /// An animation differs.
    case motion
    /// There are other frames or nodes.
    case structure
    /// A property of a node has another value.
    case property
    /// The frames are the same and written differently.
    case writing
    /// The frames are the same, and a rule does not hold.
    case rule

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// What kind of reason it is.
  package let kind: Kind
  /// The scene and what begins to differ, such as `glide-card: card.y differs`.
  package let text: String
  /// The scene's name in the trace.
  let scene: String?

  init(_ kind: Kind, scene: String?, _ text: String) {
    self.kind = kind
    self.scene = scene
    self.text = Self.text(scene, text)
  }

  /// Creates the reason for a difference, in words that do not depend on the case.
  init(_ difference: Difference, in scene: String?) {
    self.init(difference.reasonKind, scene: scene, difference.reasonText)
  }

  /// A text about a scene.
  static func text(_ scene: String?, _ text: String) -> String {
    (scene.map { "\($0): " } ?? "") + text
  }
}

extension FramesDiff {
  /// The difference that most likely explains the others: of those in the first frame that differs
  /// the state before the effects, these before motion, and that before what it moves.
  package var leading: Difference? {
    guard let first = differences.first else { return nil }
    let candidates = differences.prefix { difference in
      difference.first.frame == first.first.frame && difference.first.time == first.first.time
    }
    return candidates.enumerated().min { one, other in
      let (rank, otherRank) = (one.element.rank, other.element.rank)
      return rank == otherRank ? one.offset < other.offset : rank < otherRank
    }?.element
  }

  /// All that differs, in words that do not depend on the case: the leading difference, then the rest
  /// in the order in which reasons are told.
  func reasons(in scene: String?) -> [Reason] {
    guard let leading = leading.map({ Reason($0, in: scene) }) else { return [] }
    let others = Set(differences.map { Reason($0, in: scene) }).subtracting([leading])
    return [leading]
      + others.sorted { first, second in
        first.kind == second.kind
          ? first.text.utf8.lexicographicallyPrecedes(second.text.utf8) : first.kind < second.kind
      }
  }

  /// Whether there are other states, and other effects.
  var consequences: (state: Bool, effects: Bool) {
    (
      differences.contains { $0.reasonKind == .state },
      differences.contains { $0.reasonKind == .effects }
    )
  }
}

extension Difference {
  /// The kind of reason if this difference leads.
  var reasonKind: Reason.Kind {
    switch subject {
    case .state: .state
    case .effect, .effectOrder, .effectMember: .effects
    case .animation: .motion
    case .animationMember(let member, _): Self.timing(member) == nil ? .property : .motion
    case .frame, .time, .node, .order: .structure
    case .property: .property
    }
  }

  /// The smaller rank leads. Among the animated properties of a node, the frame says most.
  fileprivate var rank: (Int, Int) {
    switch subject {
    case .animation(let name), .animationMember(_, let name):
      (reasonKind.rawValue, name.hasSuffix(".frame") ? 0 : 1)
    case .frame, .time, .state, .property, .node, .order, .effect, .effectOrder, .effectMember:
      (reasonKind.rawValue, 0)
    }
  }
}
