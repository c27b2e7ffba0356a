/// The nodes that no layout has any more and that are still on their way out.
///
/// Each stands at the target of its removal, in its place among its siblings, with the nodes inside it; it
/// takes no touches and is not read. It is of the transaction in which it went, and goes when that ends.
@usableFromInline struct LeavingNodes: Sendable {
  /// What is kept of a node besides its members.
  @usableFromInline struct Entry: Sendable {
    /// The number of its transaction.
    var transaction: Int
    /// Whether it went by itself, and not with its parent.
    var isRoot: Bool
    /// The sibling in front of which it stands; `nil` for the rearmost. Only a root has one.
    var rear: NodeID?
    /// Whether it goes in the change that is being made.
    var isNew = false
    /// Its place in the layout's list, before which it is put; -1 if its parent is not there.
    var place = -1
  }

  /// The nodes, in the order of the frame.
  var nodes = NodeList()
  /// An entry for each node.
  @usableFromInline var entries: [Entry] = []
  /// For each node of the list that they were last put into, whether it is one of them, and which later
  /// transactions do not reach.
  private var marks: [Mark] = []

  private enum Mark { case none, new, old }

  // Kept from one change to the next.
  private var formerNodes = NodeList()
  private var formerEntries: [Entry] = []
  /// For each presented node, its place among these; -1 if it is not one of them.
  private var places: [Int] = []
  /// For each presented node, and first for none, the last of its children that stays.
  private var lastChild: [Int] = []
  private var lookup = NodeLookup()
  private var parentLookup = NodeLookup()

  @usableFromInline init() {}

  /// Whether there are none.
  @inlinable var isEmpty: Bool { @inline(__always) get { entries.isEmpty } }

  /// Whether the node at `index` went in an earlier change, so that no transaction reaches it.
  func isOutOfReach(_ index: Int) -> Bool {
    index < marks.count && marks[index] == .old
  }

  /// Forgets all.
  @usableFromInline mutating func removeAll() {
    nodes.storage.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
  }

  // MARK: A change

  /// Determines, in a change, which nodes are on their way out, and puts them into the new layout.
  ///
  /// - Parameters:
  ///   - list: The new layout.
  ///   - presented: The nodes as presented before, whose parents have been found.
  ///   - animations: What was in flight before.
  ///   - transactions: How the change is animated.
  ///   - number: The number of the first transaction.
  ///   - stopped: The subtrees whose animations stop; what is leaving there has gone.
  ///   - isRunning: Whether the transaction of a number is in flight.
  @usableFromInline @inline(never) mutating func update(
    _ list: inout NodeList, presented: NodeList, animations: [Animation],
    transactions: [Transaction<Never>], from number: Int, stopped: [NodeID?], reduceMotion: Bool,
    isRunning: (Int) -> Bool
  ) {
    let mayGo = !transactions.isEmpty && !reduceMotion && !presented.transitions.isEmpty
    guard !isEmpty || mayGo else { return }
    swap(&nodes, &formerNodes)
    swap(&entries, &formerEntries)
    removeAll()
    places.removeAll(keepingCapacity: true)
    lastChild.removeAll(keepingCapacity: true)
    lastChild.append(contentsOf: repeatElement(-1, count: presented.storage.count + 1))
    lookup.reset()
    parentLookup.reset()
    var former = 0
    var transition = 0
    for index in presented.storage.indices {
      let id = presented.storage[index].id
      let parent = presented.parents[index]
      places.append(-1)
      // A node that is leaving has no transition, and the others have theirs in the nodes' order.
      var removal = NodeTransition.Look()
      if transition < presented.transitions.count, presented.transitions[transition].node == id {
        removal = presented.transitions[transition].transition.removal
        transition += 1
      }
      let last = lastChild[parent + 1]
      if lookup.index(of: id, near: index, in: list) != nil {
        lastChild[parent + 1] = index
        continue
      }
      let known = formerPlace(of: id, from: &former)
      let isOld = known >= 0
      var entry: Entry
      if parent >= 0, places[parent] >= 0 {
        entry = entries[places[parent]]
        entry.isRoot = false
        entry.rear = nil
      } else if parent >= 0,
        parentLookup.index(of: presented.storage[parent].id, near: parent, in: list) == nil
      {
        continue
      } else if isOld {
        entry = formerEntries[known]
        guard entry.isRoot, isRunning(entry.transaction),
          !stopped.contains(where: { presented.contains(index, in: $0) })
        else { continue }
        entry.isNew = false
      } else if mayGo, !removal.isEmpty,
        let offset = Self.offset(of: removal, at: index, in: presented, transactions)
      {
        entry = Entry(transaction: number + offset, isRoot: true, isNew: true)
      } else {
        continue
      }
      guard list.storage.count + entries.count < InputLimits.nodes else { break }
      if entry.isRoot {
        entry.rear = last >= 0 ? presented.storage[last].id : nil
        lastChild[parent + 1] = index
      }
      places[index] = entries.count
      entries.append(entry)
      if isOld {
        nodes.storage.append(formerNodes.storage[known])
      } else {
        append(presented.storage[index])
      }
      if entry.isRoot, !isOld { look(removal) }
    }
    setTargets(of: animations, in: presented)
    if isEmpty { return }
    list.findParents()
    put(into: &list)
  }

  /// The place of a node among those that were leaving before; -1 if it was not.
  private func formerPlace(of id: NodeID, from next: inout Int) -> Int {
    if next < formerEntries.count, formerNodes.storage[next].id == id {
      next += 1
      return next - 1
    }
    guard let place = formerNodes.firstIndex(of: id) else { return -1 }
    next = place + 1
    return place
  }

  /// Which transaction moves a node to its removal; the longest if there are several, `nil` for none.
  private static func offset(
    of removal: NodeTransition.Look, at index: Int, in presented: NodeList,
    _ transactions: [Transaction<Never>]
  ) -> Int? {
    var longest: Int?
    for property in NodeTransition.Look.properties {
      guard let from = presented.value(of: property, at: index),
        let target = removal.value(of: property, else: from), !from.isNear(target),
        let offset = transactions.firstIndex(where: {
          $0.reaches(property, at: index, in: presented)
        }),
        transactions[offset].timing.duration > 0, !transactions[offset].followsProgress
      else { continue }
      if let longest,
        transactions[longest].timing.duration >= transactions[offset].timing.duration
      {
        continue
      }
      longest = offset
    }
    return longest
  }

  /// Keeps a node, which takes no touches and is not read from now on.
  private mutating func append(_ node: Node) {
    nodes.storage.append(node)
    nodes.storage[nodes.storage.count - 1].makeInert()
  }

  /// Puts the node that was kept last to its removal.
  private mutating func look(_ removal: NodeTransition.Look) {
    let index = nodes.storage.count - 1
    for property in NodeTransition.Look.properties {
      guard let value = nodes.value(of: property, at: index),
        let target = removal.value(of: property, else: value)
      else { continue }
      nodes.set(property, at: index, to: target)
    }
  }

  /// Puts what else was in flight of the nodes that go now to where it was going.
  private mutating func setTargets(of animations: [Animation], in presented: NodeList) {
    var lookup = NodeLookup()
    for position in animations.indices where !animations[position].isFollowing {
      let property = animations[position].property
      guard
        let index = lookup.index(
          of: animations[position].node, near: animations[position].index, in: presented),
        index < places.count, places[index] >= 0, entries[places[index]].isNew
      else { continue }
      let place = places[index]
      if entries[place].isRoot, isLook(property, at: index, in: presented) { continue }
      nodes.set(property, at: place, to: animations[position].to)
    }
  }

  /// Whether a property of a node goes to the node's removal.
  private func isLook(
    _ property: AnimatableProperty, at index: Int, in presented: NodeList
  ) -> Bool {
    let id = presented.storage[index].id
    guard let transition = presented.transitions.first(where: { $0.node == id }),
      let value = presented.value(of: property, at: index)
    else { return false }
    return transition.transition.removal.value(of: property, else: value) != nil
  }

  // MARK: In the list

  /// Puts the nodes into a layout, each in its place among its siblings; of those that the layout has
  /// again, it is the layout's that stands.
  @usableFromInline @inline(never) mutating func put(into list: inout NodeList) {
    list.findParents()
    findPlaces(in: list)
    marks.removeAll(keepingCapacity: true)
    var left = 0
    for entry in entries where entry.place >= 0 { left += 1 }
    let count = list.storage.count
    marks.append(contentsOf: repeatElement(.none, count: count + left))
    var from = count - 1
    for index in entries.indices where entries[index].place >= 0 {
      list.storage.append(nodes.storage[index])
    }
    // From the back, so that each node moves once.
    var to = count + left - 1
    var next = entries.count - 1
    while next >= 0 {
      let place = entries[next].place
      if place < 0 {
        next -= 1
      } else if from >= place {
        list.storage.swapAt(from, to)
        // All nodes that are taken over from a child at once have one number, by which they are the same only
        // where they are.
        if list.storage[to].revisions.isOfChild {
          list.storage[to].revisions.number(&list.revision)
        }
        from -= 1
        to -= 1
      } else {
        list.storage[to] = nodes.storage[next]
        list.storage[to].revisions.number(&list.revision)
        marks[to] = entries[next].isNew ? .new : .old
        next -= 1
        to -= 1
      }
    }
    // What is known by its index is further on by those in front of it: the node that keys have put the
    // focus on, and where children's nodes are.
    let marked = list.marked
    if marked >= 0 {
      for entry in entries where entry.place >= 0 && entry.place <= marked { list.marked += 1 }
    }
    for mount in list.mounts.indices {
      let (start, parent) = (list.mounts[mount].start, list.mounts[mount].parentIndex)
      for entry in entries where entry.place >= 0 {
        if entry.place <= start { list.mounts[mount].start += 1 }
        if let parent, entry.place <= parent { list.mounts[mount].parentIndex? += 1 }
      }
    }
  }

  /// The nodes that went in this change are out of reach in the next.
  @usableFromInline mutating func endChange() {
    for index in entries.indices { entries[index].isNew = false }
    for index in marks.indices where marks[index] == .new { marks[index] = .old }
  }

  /// Finds the place of each node in a layout, in ascending order.
  private mutating func findPlaces(in list: NodeList) {
    lookup.reset()
    var place = -1
    var root = -1
    var isAscending = true
    var last = -1
    for index in entries.indices {
      if entries[index].isRoot {
        place = self.place(ofRoot: index, after: root, in: list)
        // The nodes of a child stay together.
        for mount in list.mounts where place > mount.start && place < mount.start + mount.count {
          place = mount.start + mount.count
        }
        root = index
      } else if let parent = nodes.storage[index].parent {
        // Another group may stand between the two.
        var group = index - 1
        while group >= 0, nodes.storage[group].id != parent { group -= 1 }
        if group >= 0 { place = entries[group].place }
      }
      if place >= 0 {
        if place < last { isAscending = false }
        last = max(last, place)
      }
      entries[index].place = place
    }
    if !isAscending { sort() }
  }

  private mutating func place(ofRoot index: Int, after root: Int, in list: NodeList) -> Int {
    if lookup.index(of: nodes.storage[index].id, near: index, in: list) != nil { return -1 }
    if let rear = entries[index].rear {
      var other = index - 1
      if root >= 0, nodes.storage[root].id == rear { other = root }
      while other >= 0, !(entries[other].isRoot && nodes.storage[other].id == rear) { other -= 1 }
      if other >= 0, entries[other].place >= 0 { return entries[other].place }
      // A node that has moved to another parent is no longer a sibling.
      if let sibling = lookup.index(of: rear, near: index, in: list),
        list.storage[sibling].parent == nodes.storage[index].parent
      {
        var place = sibling + 1
        while place < list.storage.count, list.contains(place, in: rear) { place += 1 }
        return place
      }
    }
    guard let parent = nodes.storage[index].parent else { return 0 }
    guard let place = lookup.index(of: parent, near: index, in: list) else { return -1 }
    return place + 1
  }

  /// Brings the groups into the order of their places; those of one place keep theirs.
  private mutating func sort() {
    for index in entries.indices.dropFirst() {
      var place = index
      while place > 0, entries[place - 1].place > entries[place].place {
        entries.swapAt(place - 1, place)
        nodes.storage.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  // MARK: Saving

  /// Leaves out the texts, which may be of what was entered.
  mutating func omitTexts() {
    for index in nodes.storage.indices {
      nodes.storage[index].text = nil
      nodes.storage[index].rows = []
    }
  }

  /// The nodes with stand-ins for their texts, which may be of what was entered.
  var masked: NodeList {
    var nodes = nodes
    for index in nodes.storage.indices {
      nodes.storage[index].text = nodes.storage[index].text.map { TextShape.standIn(for: $0) }
      nodes.storage[index].rows = nodes.storage[index].rows.map { column in
        column.map { TextShape.standIn(for: $0) }
      }
    }
    return nodes
  }

  /// Adds a node of a saved state.
  mutating func restore(_ node: Node, _ entry: Entry) {
    nodes.storage.append(node)
    entries.append(entry)
  }
}
