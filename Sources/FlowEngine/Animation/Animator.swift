/// Animates the properties of nodes between layouts.
///
/// It keeps its scratch storage from one change to the next.
@usableFromInline struct Animator: Sendable {
  /// The animations that a change ends or replaces, while the change is being processed.
  private var earlier: [Animation] = []
  /// For each presented node, the first of its animations in `earlier`; -1 if it has none.
  private var firstOfNode: [Int] = []
  /// For each animation in `earlier`, the next one of the same node; -1 if it is the last.
  private var nextOfNode: [Int] = []
  /// For each node, the properties that are animated otherwise than by following the progress.
  private var animated: [PropertySet] = []
  /// For each node, whether it begins at the initial velocity of a transaction, or is inside one that
  /// does.
  private var carried: [Bool] = []
  /// The velocities at which nodes are seen to move by a change that follows the progress.
  @usableFromInline var speeds: [FollowedSpeed] = []
  /// Those of the change that is being taken over.
  @usableFromInline var seenSpeeds: [FollowedSpeed] = []
  /// What a list has kept about its nodes, or about those that repeat, and the number of its next change,
  /// before a step that may be undone.
  private var kept: [NodeRevision] = []
  private var keptNext = 0
  private var keepsRepeating = false

  @usableFromInline init() {}

  /// Sets the animated properties to their values at a time, in seconds, and drops the animations
  /// that have ended, unless they are to be kept.
  @usableFromInline mutating func present(
    _ animations: inout [Animation], in list: inout NodeList, at time: Double, keepsEnded: Bool
  ) {
    if !animations.isEmpty {
      // The animations of a transaction are adjacent and share their weights.
      var weights = Spring.Response(
        displacement: 0, impulse: 0, displacementRate: 0, impulseRate: 0)
      var transaction = Int.min
      var lookup = NodeLookup()
      // By their places in memory, because an animation is large to copy.
      guard let first = animations.withUnsafeMutableBufferPointer({ $0.baseAddress }) else {
        return
      }
      for position in animations.indices where !first[position].isFollowing {
        let animation = first + position
        guard
          let index = lookup.index(
            of: animation.pointee.node, near: animation.pointee.index, in: list)
        else { continue }
        animation.pointee.index = index
        let property = animation.pointee.property
        if time >= animation.pointee.end {
          list.set(property, at: index, to: animation.pointee.to)
        } else if time <= animation.pointee.begin {
          list.set(property, at: index, to: animation.pointee.from)
        } else {
          if animation.pointee.transaction != transaction {
            weights = animation.pointee.weights(at: time)
            transaction = animation.pointee.transaction
          }
          list.set(property, at: index, to: animation.pointee.value(under: weights))
        }
      }
      if !keepsEnded { animations.removeEnded(by: time) }
    }
    for position in list.repeating.indices {
      // A caret is in front of most nodes.
      guard let index = list.lastIndex(of: list.repeating[position].node),
        !list.storage[index].revisions.isOfChild
      else { continue }
      let value = list.repeating[position].value(at: time)
      list.set(list.repeating[position].property, at: index, to: value)
    }
  }

  /// Determines what is in flight after a change, from what was presented and the new layout.
  ///
  /// - Parameters:
  ///   - animations: The animations in flight before the change; on return, those after it.
  ///   - list: The new layout, with its nodes at their targets.
  ///   - leaving: Those of the nodes that are on their way out.
  ///   - presented: The nodes as presented before the change.
  ///   - transactions: How the change is animated.
  ///   - number: The number of the first transaction; the others follow it.
  ///   - stopped: The subtrees whose animations stop first; `nil` stops all of them.
  ///   - reduceMotion: Whether the user prefers reduced motion.
  ///   - time: The time of the change, in seconds.
  @usableFromInline mutating func reconcile(
    _ animations: inout [Animation], with list: NodeList, leaving: LeavingNodes,
    presented: NodeList,
    transactions: [Transaction<Never>], from number: Int, stopped: [NodeID?],
    reduceMotion: Bool, at time: Double
  ) {
    if animations.isEmpty, transactions.isEmpty { return }
    // Animations that continue unchanged stay where they are; as in `present`, because one is large to copy.
    var lookup = NodeLookup()
    var count = 0
    let first = animations.withUnsafeMutableBufferPointer { $0.baseAddress }
    for position in animations.indices {
      guard let first, !first[position].isFollowing else { continue }
      let animation = first + position
      let property = animation.pointee.property
      guard
        let index = lookup.index(
          of: animation.pointee.node, near: animation.pointee.index, in: list),
        let target = list.value(of: property, at: index),
        target.isNear(animation.pointee.to),
        !stopped.contains(where: { list.contains(index, in: $0) }),
        !list.repeats(property, at: index),
        leaving.isOutOfReach(index)
          || !transactions.contains(where: { $0.reaches(property, at: index, in: list) })
      else { continue }
      animation.pointee.index = index
      // The animation ends exactly, to the last bit, where the new layout puts the node.
      animation.pointee.to = target
      if count != position { swap(&first[count], &animation.pointee) }
      count += 1
    }
    if count < animations.count {
      earlier.append(contentsOf: animations[count...])
      animations.removeLast(animations.count - count)
    }
    if !earlier.isEmpty, !transactions.isEmpty { linkEarlier(presented) }
    for offset in transactions.indices {
      start(
        transactions[offset], number: number + offset, taken: transactions[..<offset], list: list,
        leaving: leaving, presented: presented, stopped: stopped, reduceMotion: reduceMotion,
        time: time,
        into: &animations)
    }
    earlier.removeAll(keepingCapacity: true)
    firstOfNode.removeAll(keepingCapacity: true)
  }

  /// Starts the animations of one transaction.
  @inline(never) private mutating func start(
    _ transaction: Transaction<Never>, number: Int, taken: ArraySlice<Transaction<Never>>,
    list: NodeList, leaving: LeavingNodes, presented: NodeList,
    stopped: [NodeID?], reduceMotion: Bool, time: Double, into animations: inout [Animation]
  ) {
    guard transaction.timing.duration > 0, !transaction.followsProgress else { return }
    let isThrown = transaction.isThrown
    carried.removeAll(keepingCapacity: true)
    var lookup = NodeLookup()
    var transition = 0
    for index in list.storage.indices {
      if isThrown { carried.append(isCarried(index, in: list)) }
      var insertion: NodeTransition.Look?
      if transition < list.transitions.count,
        list.transitions[transition].node == list.storage[index].id
      {
        insertion = list.transitions[transition].transition.insertion
        transition += 1
      }
      guard !list.storage[index].revisions.isOfChild, transaction.reaches(index, in: list),
        !leaving.isOutOfReach(index)
      else { continue }
      let id = list.storage[index].id
      var thrown = isThrown && !carried[index] ? transaction.initialVelocity : .zero
      let before = lookup.index(of: id, near: index, in: presented)
      var properties = transaction.properties
      if let before, transaction.starts.isEmpty {
        // The others are at their defaults before and after.
        properties.formIntersection(
          list.movableProperties(at: index, orAt: before, in: presented))
      }
      for property in properties.elements {
        guard
          !taken.contains(where: { $0.reaches(property, at: index, in: list) }),
          !reduceMotion || property.isFade && transaction.timing.duration <= Self.longestCalmFade,
          !list.repeats(property, at: index),
          let target = list.value(of: property, at: index)
        else { continue }
        let start = transaction.starts.first { $0.node == id && $0.property == property }?
          .value
        guard
          let from = start
            ?? (before.map { presented.value(of: property, at: $0) }
              ?? insertion?.value(of: property, else: target))
        else { continue }
        let running =
          start == nil && !stopped.contains { list.contains(index, in: $0) }
          ? before.flatMap { earlier(property, at: $0) } : nil
        var velocity =
          running.map { earlier[$0].velocity(at: time) } ?? AnimatableValue(components: .zero)
        if thrown != .zero, velocity.take(&thrown, as: property, from: from, to: target) {
          carried[index] = true
        }
        var keepsMoving = false
        if case .spring = transaction.timing { keepsMoving = !velocity.isStill }
        if from.isNear(target), !keepsMoving { continue }
        animations.append(
          Animation(
            node: id, property: property, from: from, to: target, velocity: velocity,
            timing: transaction.timing, begin: time, transaction: number, index: index))
      }
    }
  }

  /// Whether the parent of the node at `index` begins at the initial velocity, or is carried itself.
  private func isCarried(_ index: Int, in list: NodeList) -> Bool {
    let parent = list.parents[index]
    return parent >= 0 && carried[parent]
  }

  // MARK: What is undone

  /// Keeps the revisions of the nodes: presented anew, they have their values again, under other
  /// numbers.
  ///
  /// - Parameter isStill: Whether only nodes that repeat are presented, whose revisions are enough.
  @usableFromInline @inline(never) mutating func keepRevisions(
    of list: borrowing NodeList, whereStill isStill: Bool
  ) {
    kept.empty()
    keptNext = list.revision
    keepsRepeating = isStill
    if isStill {
      for position in list.repeating.indices {
        let index = list.lastIndex(of: list.repeating[position].node)
        kept.append(index.map { list.storage[$0].revisions } ?? NodeRevision())
      }
    } else {
      for index in list.storage.indices { kept.append(list.storage[index].revisions) }
    }
  }

  /// Restores the revisions of nodes that have their values again.
  @usableFromInline @inline(never) func restoreRevisions(of list: inout NodeList) {
    guard kept.count == (keepsRepeating ? list.repeating.count : list.storage.count) else { return }
    if keepsRepeating {
      for position in kept.indices {
        guard let index = list.lastIndex(of: list.repeating[position].node) else { continue }
        list.storage[index].revisions = kept[position]
      }
    } else {
      for index in kept.indices { list.storage[index].revisions = kept[index] }
    }
    list.revision = keptNext
  }

  // MARK: What follows the progress

  /// Adds an animation for each property that differs between the two ends of a change that follows
  /// the progress, unless it is animated otherwise.
  ///
  /// - Parameters:
  ///   - transition: The change.
  ///   - first: The nodes at its beginning.
  ///   - revision: The number from which on those have changed that differ from the end.
  ///   - last: The nodes at its end.
  @usableFromInline mutating func follow(
    _ transition: ProgressTransition, from first: NodeList, changedSince revision: Int,
    to last: NodeList, into animations: inout [Animation]
  ) {
    animated.removeAll(keepingCapacity: true)
    animated.append(contentsOf: repeatElement([], count: last.storage.count))
    var known = NodeLookup()
    for position in animations.indices {
      // An animation of a saved state has not been found in a list yet.
      guard
        let index = known.index(
          of: animations[position].node, near: animations[position].index, in: last)
      else { continue }
      animated[index].insert(PropertySet(animations[position].property))
    }
    var lookup = NodeLookup()
    for index in last.storage.indices {
      let id = last.storage[index].id
      guard let start = lookup.index(of: id, near: index, in: first),
        first.hasChanged(at: start, since: revision)
      else { continue }
      let properties = last.movableProperties(at: index, orAt: start, in: first)
        .subtracting(animated[index])
      for property in properties.elements {
        guard let from = first.value(of: property, at: start),
          let to = last.value(of: property, at: index), !from.isNear(to),
          !last.repeats(property, at: index)
        else { continue }
        let way = to.components - from.components
        animations.append(
          Animation(
            node: id, property: property, from: from, to: to,
            velocity: AnimatableValue(components: way * transition.velocity),
            timing: transition.timing,
            begin: transition.begin, end: transition.end, transaction: transition.transaction,
            isFollowing: true, index: index))
      }
    }
  }

  /// Removes the animations that follow the progress and are not on the straight line between
  /// their ends.
  ///
  /// - Parameters:
  ///   - list: The nodes at some progress.
  ///   - progress: The progress.
  @usableFromInline @inline(never) func removeBent(
    _ animations: inout [Animation], presenting list: NodeList, at progress: Double
  ) {
    var lookup = NodeLookup()
    for position in animations.indices.reversed() where animations[position].isFollowing {
      if let index = lookup.index(
        of: animations[position].node, near: animations[position].index, in: list),
        let value = list.value(of: animations[position].property, at: index),
        animations[position].isNear(value, at: progress)
      {
        continue
      }
      animations.remove(at: position)
    }
  }

  /// Links the earlier animations by node, so that looking up a property needs no search.
  private mutating func linkEarlier(_ presented: NodeList) {
    firstOfNode.removeAll(keepingCapacity: true)
    firstOfNode.append(contentsOf: repeatElement(-1, count: presented.storage.count))
    nextOfNode.removeAll(keepingCapacity: true)
    nextOfNode.append(contentsOf: repeatElement(-1, count: earlier.count))
    var lookup = NodeLookup()
    for position in earlier.indices.reversed() {
      guard
        let index = lookup.index(
          of: earlier[position].node, near: earlier[position].index, in: presented)
      else { continue }
      nextOfNode[position] = firstOfNode[index]
      firstOfNode[index] = position
    }
  }

  /// The place of the earlier animation of a property of the node presented at `index`, if there is
  /// one.
  private func earlier(_ property: AnimatableProperty, at index: Int) -> Int? {
    guard index < firstOfNode.count else { return nil }
    var position = firstOfNode[index]
    while position >= 0 {
      if earlier[position].property == property { return position }
      position = nextOfNode[position]
    }
    return nil
  }

  /// The longest fade that is still animated under reduced motion, in seconds.
  static let longestCalmFade = 0.2
}
