/// Animates the properties of nodes between layouts.
///
/// It keeps its scratch storage from one change to the next.
@usableFromInline struct Animator: Sendable {
  /// The animations in flight before a change, while the change is being processed.
  private var earlier: [Animation] = []
  /// For each presented node, the first of its animations in `earlier`; -1 if it has none.
  private var firstOfNode: [Int] = []
  /// For each animation in `earlier`, the next one of the same node; -1 if it is the last.
  private var nextOfNode: [Int] = []

  @usableFromInline init() {}

  /// Sets the animated properties to their values at a time, in seconds, and drops the animations
  /// that have ended.
  @usableFromInline mutating func present(
    _ animations: inout [Animation], in list: inout NodeList, at time: Double
  ) {
    if !animations.isEmpty {
      // The animations of a transaction are adjacent and share their weights.
      var weights = Spring.Response(
        displacement: 0, impulse: 0, displacementRate: 0, impulseRate: 0)
      var transaction = Int.min
      var lookup = NodeLookup()
      for position in animations.indices where !animations[position].isFollowing {
        guard
          let index = lookup.index(
            of: animations[position].node, near: animations[position].index, in: list)
        else { continue }
        animations[position].index = index
        let animation = animations[position]
        if time >= animation.end {
          list.set(animation.property, at: index, to: animation.to)
        } else if time <= animation.begin {
          list.set(animation.property, at: index, to: animation.from)
        } else {
          if animation.transaction != transaction {
            weights = animation.weights(at: time)
            transaction = animation.transaction
          }
          list.set(animation.property, at: index, to: animation.value(under: weights))
        }
      }
      animations.removeAll { time >= $0.end }
    }
    for repeating in list.repeatingAnimations {
      guard let index = list.firstIndex(of: repeating.node) else { continue }
      list.set(repeating.property, at: index, to: repeating.value(at: time))
    }
  }

  /// Determines what is in flight after a change, from what was presented and the new layout.
  ///
  /// - Parameters:
  ///   - animations: The animations in flight before the change; on return, those after it.
  ///   - list: The new layout, with its nodes at their targets.
  ///   - presented: The nodes as presented before the change.
  ///   - transactions: How the change is animated.
  ///   - number: The number of the first transaction; the others follow it.
  ///   - stopped: The subtrees whose animations stop first; `nil` stops all of them.
  ///   - reduceMotion: Whether the user prefers reduced motion.
  ///   - time: The time of the change, in seconds.
  @usableFromInline mutating func reconcile(
    _ animations: inout [Animation], with list: NodeList, presented: NodeList,
    transactions: [Transaction<Never>], from number: Int, stopped: [NodeID?],
    reduceMotion: Bool, at time: Double
  ) {
    if animations.isEmpty, transactions.isEmpty { return }
    swap(&earlier, &animations)
    animations.removeAll(keepingCapacity: true)
    // Animations that continue unchanged.
    var lookup = NodeLookup()
    for animation in earlier {
      guard let index = lookup.index(of: animation.node, near: animation.index, in: list),
        let target = list.storage[index].value(of: animation.property),
        animation.isFollowing || target.isNear(animation.to),
        !stopped.contains(where: { list.contains(index, in: $0) }),
        !transactions.contains(where: { $0.reaches(animation.property, at: index, in: list) })
      else { continue }
      animations.append(animation)
      animations[animations.count - 1].index = index
      // The animation ends exactly, to the last bit, where the new layout puts the node.
      if !animation.isFollowing { animations[animations.count - 1].to = target }
    }
    if !earlier.isEmpty, !transactions.isEmpty { linkEarlier(presented) }
    for offset in transactions.indices {
      start(
        transactions[offset], number: number + offset, taken: transactions[..<offset], list: list,
        presented: presented, stopped: stopped, reduceMotion: reduceMotion, time: time,
        into: &animations)
    }
    earlier.removeAll(keepingCapacity: true)
    firstOfNode.removeAll(keepingCapacity: true)
  }

  /// Starts the animations of one transaction.
  private func start(
    _ transaction: Transaction<Never>, number: Int, taken: ArraySlice<Transaction<Never>>,
    list: NodeList, presented: NodeList,
    stopped: [NodeID?], reduceMotion: Bool, time: Double, into animations: inout [Animation]
  ) {
    let isFollowing = transaction.followsProgress
    guard transaction.timing.duration > 0, !(isFollowing && reduceMotion) else { return }
    var lookup = NodeLookup()
    for index in list.storage.indices {
      guard transaction.reaches(index, in: list) else { continue }
      let node = list.storage[index]
      let before = lookup.index(of: node.id, near: index, in: presented)
      for property in AnimatableProperty.allCases {
        guard transaction.properties.contains(property),
          !taken.contains(where: { $0.reaches(property, at: index, in: list) }),
          !reduceMotion || property.isFade && transaction.timing.duration <= Self.longestCalmFade,
          let target = node.value(of: property)
        else { continue }
        let start = transaction.starts.first { $0.node == node.id && $0.property == property }?
          .value
        guard let from = start ?? before.flatMap({ presented.storage[$0].value(of: property) })
        else { continue }
        let running =
          start == nil && !stopped.contains { list.contains(index, in: $0) }
          ? before.flatMap { earlier(property, at: $0) } : nil
        let velocity = running?.velocity(at: time) ?? AnimatableValue(components: .zero)
        var keepsMoving = false
        if case .spring = transaction.timing { keepsMoving = !velocity.isStill }
        if from.isNear(target), !keepsMoving { continue }
        animations.append(
          Animation(
            node: node.id, property: property, from: from, to: target, velocity: velocity,
            timing: transaction.timing, begin: time, transaction: number,
            isFollowing: isFollowing, index: index))
      }
    }
  }

  /// Links the earlier animations by node, so that looking up a property needs no search.
  private mutating func linkEarlier(_ presented: NodeList) {
    firstOfNode.removeAll(keepingCapacity: true)
    firstOfNode.append(contentsOf: repeatElement(-1, count: presented.storage.count))
    nextOfNode.removeAll(keepingCapacity: true)
    nextOfNode.append(contentsOf: repeatElement(-1, count: earlier.count))
    for position in earlier.indices.reversed() {
      guard
        let index = presented.firstIndex(
          of: earlier[position].node, near: earlier[position].index)
      else { continue }
      nextOfNode[position] = firstOfNode[index]
      firstOfNode[index] = position
    }
  }

  /// The earlier animation of a property of the node presented at `index`, if there is one.
  private func earlier(_ property: AnimatableProperty, at index: Int) -> Animation? {
    guard index < firstOfNode.count else { return nil }
    var position = firstOfNode[index]
    while position >= 0 {
      if earlier[position].property == property { return earlier[position] }
      position = nextOfNode[position]
    }
    return nil
  }

  /// The longest fade that is still animated under reduced motion, in seconds.
  static let longestCalmFade = 0.2
}
