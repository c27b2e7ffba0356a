/// Moves the properties of nodes between layouts.
///
/// It owns the storage of what is in flight and reuses it.
@usableFromInline struct Animator: Sendable {
  /// What was in flight before a change, while the change is worked out.
  private var earlier: [Animation] = []
  /// For each node presented, the first of its animations in `earlier`; -1 where it has none.
  private var firstOfNode: [Int] = []
  /// For each of `earlier`, the next one of the same node; -1 after the last.
  private var nextOfNode: [Int] = []

  @usableFromInline init() {}

  /// Puts the nodes where the animations have them at a time, and drops those that have ended.
  @usableFromInline mutating func present(
    _ animations: inout [Animation], in list: inout NodeList, at time: Double
  ) {
    if !animations.isEmpty {
      // The animations of a transaction stand together and share their weights.
      var weights = Spring.Response(
        displacement: 0, impulse: 0, displacementRate: 0, impulseRate: 0)
      var transaction = Int.min
      for position in animations.indices where !animations[position].isFollowing {
        guard
          let index = list.firstIndex(
            of: animations[position].node, near: animations[position].index)
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

  /// Works out what is in flight after a change, from what was presented and the new layout.
  ///
  /// - Parameters:
  ///   - animations: What was in flight; afterwards what is.
  ///   - list: The new layout; its nodes are at their targets.
  ///   - presented: The nodes as they were seen.
  ///   - transactions: How the change is animated, with the number of the first one.
  ///   - stopped: What is to stop first; `nil` stops all.
  ///   - reduceMotion: Whether movement is to be avoided.
  ///   - time: The time of the change, in seconds.
  @usableFromInline mutating func reconcile(
    _ animations: inout [Animation], with list: NodeList, presented: NodeList,
    transactions: [Transaction<Never>], from number: Int, stopped: [NodeID?],
    reduceMotion: Bool, at time: Double
  ) {
    if animations.isEmpty, transactions.isEmpty { return }
    swap(&earlier, &animations)
    animations.removeAll(keepingCapacity: true)
    // What goes on untouched.
    for animation in earlier {
      guard let index = list.firstIndex(of: animation.node, near: animation.index),
        let target = list.storage[index].value(of: animation.property),
        animation.isFollowing || target.isNear(animation.to),
        !stopped.contains(where: { list.contains(index, in: $0) }),
        !transactions.contains(where: { $0.reaches(animation.property, at: index, in: list) })
      else { continue }
      animations.append(animation)
      animations[animations.count - 1].index = index
      // What is laid out is where it ends, to the last bit.
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
    for index in list.storage.indices {
      guard transaction.reaches(index, in: list) else { continue }
      let node = list.storage[index]
      let before = presented.firstIndex(of: node.id, near: index)
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

  /// Links what was in flight by node, so that no search is needed for each of its properties.
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

  /// What was in flight of a property of the node presented at `index`.
  private func earlier(_ property: AnimatableProperty, at index: Int) -> Animation? {
    guard index < firstOfNode.count else { return nil }
    var position = firstOfNode[index]
    while position >= 0 {
      if earlier[position].property == property { return earlier[position] }
      position = nextOfNode[position]
    }
    return nil
  }

  /// The longest fade that stays where motion is reduced, in seconds (design, section 5).
  static let longestCalmFade = 0.2
}
