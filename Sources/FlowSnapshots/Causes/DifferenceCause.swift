/// Why the frames of a case differ, as far as it can be told: what it has in common with other cases.
package struct DifferenceCause: Hashable, Sendable {
  /// The kinds of cause, in the order in which they are told.
  package enum Kind: Int, Comparable, Sendable {
    /// The scene is in another state.
    case state
    /// It wants something else of its host.
    case effects
    /// Something moves in another way, or something else moves.
    case motion
    /// There are other frames or nodes.
    case structure
    /// A property of a node has another value.
    case property
    /// The frames are the same and written differently.
    case writing

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// What kind of cause it is.
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

  /// A text about a scene.
  static func text(_ scene: String?, _ text: String) -> String {
    (scene.map { "\($0): " } ?? "") + text
  }
}

extension FramesDiff {
  /// The difference that most likely explains the others: of those in the first frame that differs
  /// the state before the effects, these before motion, and that before what it moves.
  package var cause: Difference? {
    guard let first = differences.first else { return nil }
    let candidates = differences.prefix { difference in
      difference.first.frame == first.first.frame && difference.first.time == first.first.time
    }
    return candidates.enumerated().min { one, other in
      let (rank, otherRank) = (one.element.rank, other.element.rank)
      return rank == otherRank ? one.offset < other.offset : rank < otherRank
    }?.element
  }

  /// All that differs, in words that do not depend on the case: the likely cause, then the rest in the
  /// order in which causes are told.
  func causes(in scene: String?) -> [DifferenceCause] {
    guard let cause = cause?.cause(in: scene) else { return [] }
    let others = Set(differences.map { $0.cause(in: scene) }).subtracting([cause])
    return [cause]
      + others.sorted { first, second in
        first.kind == second.kind
          ? first.text.utf8.lexicographicallyPrecedes(second.text.utf8) : first.kind < second.kind
      }
  }

  /// Whether there are other states, and other effects.
  var consequences: (state: Bool, effects: Bool) {
    (
      differences.contains { $0.causeKind == .state },
      differences.contains { $0.causeKind == .effects }
    )
  }
}

extension Difference {
  /// The kind of cause that it is, if it is one.
  var causeKind: DifferenceCause.Kind {
    switch subject {
    case .state: .state
    case .effect, .effectOrder, .effectMember: .effects
    case .animation: .motion
    case .animationMember(let member, _): Self.timing(member) == nil ? .property : .motion
    case .frame, .time, .node, .order: .structure
    case .property: .property
    }
  }

  /// The cause in words that do not depend on the case.
  func cause(in scene: String?) -> DifferenceCause {
    DifferenceCause(causeKind, scene: scene, causeText)
  }

  /// Less is told first. Where all properties of a node are animated, its frame says most.
  fileprivate var rank: (Int, Int) {
    switch subject {
    case .animation(let name), .animationMember(_, let name):
      (causeKind.rawValue, name.hasSuffix(".frame") ? 0 : 1)
    case .frame, .time, .state, .property, .node, .order, .effect, .effectOrder, .effectMember:
      (causeKind.rawValue, 0)
    }
  }

  private var causeText: String {
    switch subject {
    case .state:
      return first.isOfNames
        ? "\(subject.text) is \(values) at \(first.cause)"
        : "\(subject.text) \(verb) at \(first.cause)"
    // One missing effect is one cause, whatever event it should answer: the group says which.
    case .effect, .effectOrder, .effectMember: return "\(subject.text) \(verb)"
    case .animation: return "\(subject.text) \(verb) at \(first.cause)"
    case .animationMember(let member, let name):
      guard let timing = Self.timing(member) else { return "\(subject.text) \(verb)" }
      return "\(timing) of \(name) is \(values)"
    case .frame, .time, .property, .node, .order: return "\(subject.text) \(verb)"
    }
  }

  private var values: String {
    let unit = unit == .seconds ? " s" : ""
    return "\(first.found)\(unit) instead of \(first.expected)\(unit)"
  }

  /// What a member of an animation says about the way in which something moves, in words.
  private static func timing(_ member: String) -> String? {
    switch member {
    case "timing.type": return "the timing"
    case "timing.duration": return "the duration"
    case "timing.dampingRatio": return "the damping ratio"
    default:
      let points = "timing.controlPoints."
      return member.hasPrefix(points) ? "\(member.dropFirst(points.count)) of the curve" : nil
    }
  }
}

extension Difference.Occurrence {
  /// Whether both values are names, such as those of states, and not something that was entered.
  fileprivate var isOfNames: Bool {
    [expected, found].allSatisfy { value in
      let name = value.hasPrefix("\"") ? value.dropFirst().dropLast() : value[...]
      return name.utf8.count <= 32 && name.utf8.allSatisfy { $0 | 0x20 > 0x60 && $0 | 0x20 < 0x7B }
    }
  }
}
