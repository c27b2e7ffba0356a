/// The place of a child scene's nodes in the list of its parent.
@usableFromInline struct NodeMount: Sendable {
  /// The number of the child, unique in the list.
  @usableFromInline var number: Int
  /// The number of the child's edition whose nodes were taken over; negative if that is not known.
  @usableFromInline var edition: Int
  /// The index of its first node.
  @usableFromInline var start: Int
  /// The number of its nodes.
  @usableFromInline var count: Int
  /// The node that it is mounted in; `nil` for the whole window.
  @usableFromInline var parent: NodeID?
  /// The index of that node.
  @usableFromInline var parentIndex: Int?
  /// The place of the child among those of its name; negative for one that is alone.
  @usableFromInline var slot: Int
  /// Whether its nodes are out of reach.
  @usableFromInline var isInert: Bool
  /// The number of the next change of the child's list when its nodes were taken over.
  @usableFromInline var version: Int
}

/// What is new in the nodes of children since the last layout of a list.
@usableFromInline struct MountNews: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nodes are elsewhere, or drawn otherwise there.
  @inlinable static var geometry: MountNews { MountNews(rawValue: 1) }
  /// Nodes are, or show, something else.
  @inlinable static var content: MountNews { MountNews(rawValue: 2) }
  /// A node has got the focus, or lost it.
  @inlinable static var focus: MountNews { MountNews(rawValue: 8) }
  /// Other children are mounted, or elsewhere in the list.
  @inlinable static var places: MountNews { MountNews(rawValue: 4) }
}

extension NodeRevision {
  /// The mark of a node that is a child's, and that only the child moves.
  @usableFromInline static var childPart: UInt64 { .max }
  /// Whether the node is a child's.
  @usableFromInline var isOfChild: Bool { part >> 63 == 1 }
}

extension NodeBuilder {
  /// Where the nodes of a child have been since the last layout, if they are the next ones.
  ///
  /// - Parameters:
  ///   - edition: The number of the child's edition.
  ///   - count: How many nodes it has.
  ///   - slot: The child's place among those of its name; negative for one that is alone.
  ///   - parent: The node that the child is mounted in.
  ///   - isInert: Whether its nodes are out of reach.
  /// - Returns: What the last layout has noted of them.
  @inlinable @inline(__always) mutating func mount(
    of edition: Int, count: Int, at slot: Int, in parent: NodeID?, isInert: Bool
  ) -> UnsafeMutablePointer<NodeMount>? {
    guard let mount = nextMount, mount != endMount, let next,
      let first = list.storage.withUnsafeBufferPointer({ $0.baseAddress })
    else { return nil }
    guard mount.pointee.edition == edition, mount.pointee.count == count,
      mount.pointee.slot == slot, mount.pointee.isInert == isInert,
      first + mount.pointee.start == next,
      // What is the same text most likely has the same bits.
      hasSameBits(&mount.pointee.parent, parent)
    else { return nil }
    if let parent {
      guard let index = mount.pointee.parentIndex,
        hasSameBits(&(next - mount.pointee.start + index).pointee.id, parent)
      else { return nil }
    }
    return mount
  }

  /// Passes over the nodes of a child, which are the next ones.
  @inlinable @inline(__always) mutating func passOver(_ mount: UnsafeMutablePointer<NodeMount>) {
    next = next.map { $0 + mount.pointee.count }
    nextMount = mount + 1
  }

  /// Takes over what has moved in a child, whose nodes are the next ones and were so in the last layout.
  ///
  /// - Returns: Whether nothing else has changed.
  @usableFromInline mutating func takeMoves(of child: inout NodeList) -> Bool {
    guard var place = next else { return false }
    let number = UInt32(truncatingIfNeeded: list.revision)
    return child.storage.withUnsafeBufferPointer { nodes in
      guard var source = nodes.baseAddress else { return true }
      let end = source + nodes.count
      while source != end {
        let difference = place.difference(from: source)
        if difference != 0 {
          guard difference >> 32 == 0 else { return false }
          place.takeGeometry(of: source, number)
          news.formUnion(.geometry)
        }
        place += 1
        source += 1
      }
      return true
    }
  }

  /// Adds the nodes of a child scene.
  ///
  /// - Parameters:
  ///   - child: The child's nodes.
  ///   - addresses: Their ids.
  ///   - number: The child's number, and `edition` its edition.
  ///   - slot: The child's place among those of its name; negative for one that is alone.
  ///   - parent: The node that the child is mounted in.
  ///   - isInert: Whether its nodes are out of reach.
  // Lists are passed to be changed where that saves a copy.
  @usableFromInline mutating func append(
    child: inout NodeList, _ addresses: inout NodeAddresses, _ number: Int,
    _ edition: ChildEdition, at slot: Int, in parent: NodeID?, isInert: Bool
  ) {
    let count = child.storage.count
    let start = list.storage.count - remaining
    let former = nextMount != endMount ? nextMount : nil
    if remaining < count { makeRoom(for: child.storage, at: start) }
    if let next, count > 0 {
      let taking = TakenNodes(number: list.revision, parent: parent, isInert: isInert)
      var known = 0
      if let former, former.pointee.start == start, former.pointee.isInert == isInert,
        former.pointee.knows(edition)
      {
        known = former.pointee.count
      }
      child.storage.withUnsafeBufferPointer { nodes in
        news.formUnion(taking.take(nodes, known: known, &addresses, at: next))
      }
      self.next = next + count
    }
    if !child.repeating.isEmpty { addresses.append(child.repeating, to: &list.repeating) }
    let parentIndex = parent.flatMap { index(of: $0, before: start, near: former) }
    if let former, former.pointee.number == number, former.pointee.start == start,
      former.pointee.count == count, former.pointee.slot == slot,
      former.pointee.isInert == isInert,
      former.pointee.parentIndex == parentIndex, hasSameBits(&former.pointee.parent, parent)
    {
      former.pointee.note(edition, child.revision)
      nextMount = former + 1
    } else {
      var mount = NodeMount(
        number: number, edition: -1, start: start, count: count, parent: parent,
        parentIndex: parentIndex, slot: slot, isInert: isInert, version: 0)
      mount.note(edition, child.revision)
      put(mount)
    }
  }

  /// Notes where a child is, in place of what was noted in the last layout.
  @inline(never) private mutating func put(_ mount: NodeMount) {
    news.formUnion(.places)
    if let place = nextMount, place != endMount {
      place.pointee = mount
      nextMount = place + 1
    } else {
      list.mounts.append(mount)
      let mounts = self.place.pointee.mounts.elements()
      endMount = mounts.baseAddress.map { $0 + mounts.count }
      nextMount = endMount
    }
  }

  /// The index of a node that has been added, most likely where it was in the last layout, or just now.
  private func index(
    of id: NodeID, before end: Int, near former: UnsafeMutablePointer<NodeMount>?
  ) -> Int? {
    if let index = former?.pointee.parentIndex, index < end, list.storage[index].id == id {
      return index
    }
    var index = end - 1
    while index >= 0, list.storage[index].id != id { index -= 1 }
    return index < 0 ? nil : index
  }

  /// The number of nodes that have yet to be reused.
  var remaining: Int {
    guard let next, let end else { return 0 }
    return end - next
  }

  /// Makes room for a child's nodes behind those that have been added: the list grows by copies of them.
  private mutating func makeRoom(for child: [Node], at start: Int) {
    while list.storage.count < start + child.count {
      grow(by: child[list.storage.count - start])
      next?.pointee.revisions.number(&list.revision)
    }
    let nodes = place.pointee.storage.withUnsafeMutableBufferPointer { $0 }
    next = nodes.baseAddress.map { $0 + start }
    end = nodes.baseAddress.map { $0 + nodes.count }
  }

  /// Begins to mount in place of what the last layout has mounted.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @inlinable mutating func beginMounts() {
    let mounts = place.pointee.mounts.elements()
    nextMount = mounts.baseAddress
    endMount = mounts.baseAddress.map { $0 + mounts.count }
  }

  /// Forgets the children of the last layout that this one has not mounted.
  @usableFromInline @inline(never) mutating func removeMounts() {
    if let nextMount, let endMount {
      for _ in 0..<(endMount - nextMount) { list.mounts.removeLast() }
    }
    endMount = nextMount
    news.formUnion(.places)
  }
}

extension NodeList {
  /// Whether it has the nodes of a child as they are.
  ///
  /// - Parameters:
  ///   - number: The child's number, and `edition` that of its edition.
  ///   - version: The number of the next change of its list, and `count` how many nodes that has.
  @inlinable func isFresh(_ number: Int, _ edition: Int, _ version: Int, count: Int) -> Bool {
    guard let place = mountIndex(of: number) else { return true }
    return mounts[place].edition == edition && mounts[place].version == version
      && mounts[place].count == count
  }

  /// Takes over what has changed of a child's nodes.
  ///
  /// - Returns: What is new; `nil` if the child has more or fewer nodes than it had.
  @usableFromInline mutating func refresh(
    _ child: inout NodeList, _ addresses: inout NodeAddresses, _ number: Int,
    _ edition: ChildEdition
  ) -> MountNews? {
    guard let place = mountIndex(of: number), let mounts = mounts.elements().baseAddress else {
      return []
    }
    let mount = mounts + place
    let (start, count) = (mount.pointee.start, mount.pointee.count)
    guard count == child.storage.count, start + count <= storage.count else { return nil }
    let taking = TakenNodes(
      number: revision, parent: mount.pointee.parent, isInert: mount.pointee.isInert)
    let known = mount.pointee.knows(edition) ? count : 0
    let news = storage.withUnsafeMutableBufferPointer { places in
      child.storage.withUnsafeBufferPointer { nodes in
        places.baseAddress.map { taking.take(nodes, known: known, &addresses, at: $0 + start) }
          ?? []
      }
    }
    mount.pointee.note(edition, child.revision)
    if !news.isEmpty { noteNews() }
    return news
  }

  /// Counts what has been taken over from children as a change of the list: who takes over from it can tell.
  @usableFromInline mutating func noteNews() { revision &+= 2 }

  /// Where the content of a node is in the window, transforms not counted; the parents must have been found.
  /// Nothing changes: to read it in a list behind a pointer would copy the list.
  @inlinable mutating func windowFrame(at index: Int) -> Rect {
    var index = index
    var origin = storage[index].frame.origin
    let size = storage[index].frame.size
    // A list whose mounts all lie in roots does not know its parents.
    while storage[index].parent != nil, parents[index] >= 0 {
      index = parents[index]
      let offset = storage[index].contentOffset
      origin.x += storage[index].frame.minX - offset.x
      origin.y += storage[index].frame.minY - offset.y
    }
    return Rect(origin: origin, size: size)
  }

  /// The place of a child among the mounts; `nil` if it is not mounted.
  @inlinable func mountIndex(of number: Int) -> Int? {
    var index = 0
    while index < mounts.endIndex {
      if mounts[index].number == number { return index }
      index += 1
    }
    return nil
  }

  /// Whether children are mounted in nodes.
  @inlinable var hasMountParents: Bool {
    var index = 0
    while index < mounts.endIndex {
      if mounts[index].parentIndex != nil { return true }
      index += 1
    }
    return false
  }

  /// Finds the parents, if children are mounted in nodes that have some which are not known.
  @usableFromInline mutating func findParentsOfMounts() {
    var place = 0
    while place < mounts.endIndex {
      if let index = mounts[place].parentIndex, !knowsAncestors(of: index) { return findParents() }
      place += 1
    }
  }

  /// A point in the window of a child, transforms counted; nothing changes, and no reference is counted.
  @usableFromInline mutating func point(_ point: Point, inMount number: Int) -> Point {
    guard let place = mountIndex(of: number), let index = mounts[place].parentIndex else {
      return point
    }
    return convert(point, to: index)
  }
}

extension NodeMount {
  /// Whether the nodes were taken over from an edition, or from what it is a copy of as it was then.
  func knows(_ edition: ChildEdition) -> Bool {
    self.edition == edition.number || self.edition == edition.former && version == edition.version
  }

  /// Notes what the nodes were taken over from.
  mutating func note(_ edition: ChildEdition, _ version: Int) {
    // A child that has yet to draw its number may go any way.
    self.edition = edition.number == 0 ? -1 : edition.number
    self.version = version
  }
}
