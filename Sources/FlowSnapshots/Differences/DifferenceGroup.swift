/// Differences reported in one line: those in the animations of one transaction, or a single one.
package struct DifferenceGroup: Sendable {
  /// The differences, that of a frame first where there is one.
  package private(set) var differences: [Difference]
  /// The names of the animations, if these differ alike; empty for a single difference.
  let animations: [String]

  /// Whether animations differ, which shows later than where they begin.
  package var isOfMotion: Bool { differences.contains { $0.subject.animation != nil } }

  /// The ids of the nodes that they move, each once.
  package var movedNodes: [String] {
    var ids: [String] = []
    for name in differences.compactMap({ $0.subject.animation }) {
      guard let dot = name.lastIndex(of: ".") else { continue }
      let id = String(name[..<dot])
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  fileprivate init(_ difference: Difference) {
    differences = [difference]
    animations = []
  }

  fileprivate init(_ differences: [Difference], of animations: [String]) {
    // Where all properties of a node are animated, its frame says most.
    let isFrame = { (name: String?) in name?.hasSuffix(".frame") ?? false }
    self.differences =
      differences.filter { isFrame($0.subject.animation) }
      + differences.filter { !isFrame($0.subject.animation) }
    self.animations = animations.filter { isFrame($0) } + animations.filter { !isFrame($0) }
  }
}

extension FramesDiff {
  /// The differences in groups: those of one transaction together, in the order of `differences`.
  package var groups: [DifferenceGroup] {
    let members = Dictionary(grouping: differences.filter { $0.animationPart != nil }) {
      $0.animationPart
    }
    let motions = members.mapValues { Motion($0) }
    var parts: [Motion: [AnimationPart]] = [:]
    for difference in differences {
      guard let part = difference.animationPart, let motion = motions[part] else { continue }
      if !(parts[motion, default: []].contains(part)) { parts[motion, default: []].append(part) }
    }
    var told: Set<Motion> = []
    var groups: [DifferenceGroup] = []
    for difference in differences {
      guard let part = difference.animationPart, let motion = motions[part],
        let all = parts[motion], all.count > 1 || motion.values.count > 1
      else {
        groups.append(DifferenceGroup(difference))
        continue
      }
      guard told.insert(motion).inserted else { continue }
      groups.append(
        DifferenceGroup(all.flatMap { members[$0] ?? [] }, of: all.map { $0.animation }))
    }
    return withoutEnds(groups)
  }

  /// Groups without the time of a completion that is later or earlier because its transaction is.
  private func withoutEnds(_ groups: [DifferenceGroup]) -> [DifferenceGroup] {
    let moved = groups.filter { !$0.animations.isEmpty }.flatMap { $0.differences }
    let ends = moved.filter {
      if case .animationMember("end", _) = $0.subject { true } else { false }
    }
    guard !ends.isEmpty else { return groups }
    return groups.filter { group in
      guard group.differences.count == 1, case .time = group.differences[0].subject,
        group.differences[0].frames.count == 1
      else { return true }
      let time = group.differences[0].first
      return !ends.contains {
        "\($0.first.expected) s" == time.expected && "\($0.first.found) s" == time.found
      }
    }
  }
}

/// An animation as far as it belongs to a transaction: that it is there, or how it goes.
private struct AnimationPart: Hashable {
  var animation: String
  var isPresence: Bool
}

/// In what the animation of a property differs, other than from where to where: the same for all
/// animations of a transaction.
private struct Motion: Hashable {
  /// A member with both values.
  struct Value: Hashable {
    var member: String
    var expected: String
    var found: String
  }

  var frame: Int
  var change: Difference.Change
  var values: [Value]

  init(_ differences: [Difference]) {
    frame = differences.first?.first.frame ?? 0
    change = differences.first?.change ?? .changed
    values = differences.compactMap { difference in
      guard case .animationMember(let member, _) = difference.subject else { return nil }
      return Value(
        member: member, expected: difference.first.expected, found: difference.first.found)
    }
  }
}

extension Difference.Subject {
  /// The name of the animation that it is, or is of.
  var animation: String? {
    switch self {
    case .animation(let name), .animationMember(_, let name): name
    case .frame, .time, .state, .property, .node, .order, .effect, .effectOrder, .effectMember: nil
    }
  }
}

extension Difference.Subject {
  /// The id of the node that it is, or is of, or whose animation it is.
  package var nodeID: String? {
    switch self {
    case .property(_, let node), .node(let node): node
    case .animation(let name), .animationMember(_, let name):
      // No property has a dot in its name.
      name.lastIndex(of: ".").map { String(name[..<$0]) }
    case .frame, .time, .state, .order, .effect, .effectOrder, .effectMember: nil
    }
  }
}

extension Difference {
  /// The part of a transaction that differs; `nil` for the start and end values of one property.
  fileprivate var animationPart: AnimationPart? {
    switch subject {
    case .animation(let name): AnimationPart(animation: name, isPresence: true)
    // A velocity is that of its property, in the property's unit.
    case .animationMember(let member, let name):
      member.hasPrefix("from") || member.hasPrefix("to")
        || member.hasPrefix("timing.initialVelocity")
        ? nil : AnimationPart(animation: name, isPresence: false)
    case .frame, .time, .state, .property, .node, .order, .effect, .effectOrder, .effectMember: nil
    }
  }
}
