/// The place of a child scene's nodes in the list of its parent.
@usableFromInline struct NodeMount: Sendable {
  /// The number of the child, unique in the list.
  @usableFromInline var number: Int
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
  /// Other children are mounted, or elsewhere in the list.
  @inlinable static var places: MountNews { MountNews(rawValue: 4) }
}

/// A node of a child scene, as its parents name it.
@usableFromInline struct NodeAddress: Sendable {
  /// Its id, and that of its parent, in the child.
  var (id, parent): (NodeID, NodeID?)
  /// The same with the path of the child before them.
  var (fullID, fullParent): (NodeID, NodeID?)
}

/// The ids of a child's nodes with the child's path before them, each made once.
@usableFromInline struct NodeAddresses: Sendable {
  /// The path, with a slash behind it.
  @usableFromInline let prefix: String
  private var nodes: [NodeAddress] = []
  private var names: [(id: NodeID, full: NodeID)] = []
  private var table = SlotTable(capacity: 16)

  @usableFromInline init(prefix: String) { self.prefix = prefix }

  /// An id with the path before it.
  @usableFromInline mutating func full(_ id: NodeID) -> NodeID {
    let names = names
    if let place = table.place(of: id.name, { names[$0].id == id }) { return names[place].full }
    return add(id)
  }

  /// The child's own name of an id with its path; `nil` for one that is not known.
  @usableFromInline func inner(_ full: NodeID) -> NodeID? {
    let count = prefix.utf8.count
    return full.name.withBytes { bytes -> NodeID? in
      guard bytes.count > count else { return nil }
      let name = UnsafeBufferPointer(rebasing: bytes[count...])
      return table.place(of: name) { names[$0].full == full }.map { names[$0].id }
    }
  }

  private mutating func add(_ id: NodeID) -> NodeID {
    let full = NodeID(prefix + id.name)
    names.append((id, full))
    if names.count > table.capacity {
      table = SlotTable(capacity: 4 * names.count)
      for place in names.indices { _ = table.insert(place, names[place].id.name) { _ in false } }
    } else {
      _ = table.insert(names.count - 1, id.name) { _ in false }
    }
    return full
  }

  /// The address of the node at an index of the child's list.
  @usableFromInline mutating func address(_ index: Int, of id: NodeID, in parent: NodeID?)
    -> NodeAddress
  {
    if index < nodes.count, nodes[index].id == id, nodes[index].parent == parent {
      return nodes[index]
    }
    let address = NodeAddress(
      id: id, parent: parent, fullID: full(id), fullParent: parent.map { full($0) })
    if index < nodes.count {
      nodes[index] = address
    } else if index == nodes.count {
      nodes.append(address)
    }
    return address
  }
}

extension NodeRevision {
  /// The mark of a node that is a child's, and that only the child moves.
  @usableFromInline static var childPart: UInt64 { .max }
  /// Whether the node is a child's.
  @usableFromInline var isOfChild: Bool { part >> 63 == 1 }

  /// The mark of a copy of a child's node that is out of reach: other than that of any other node or change.
  private var inertPart: UInt64 { 1 << 63 | UInt64(max(geometry, content)) }

  /// Whether a child's node has not changed since these were taken over from it.
  ///
  /// Revisions are unique in all lists of a tree of scenes: what has the same has not changed.
  @inline(__always) fileprivate func isSame(as source: NodeRevision, isInert: Bool) -> Bool {
    if isInert { return part == source.inertPart }
    return part == Self.childPart && content == source.content && geometry == source.geometry
  }

  /// Marks a copy of a child's node that is out of reach, which is another node than the child's.
  fileprivate mutating func markInert(_ revision: inout Int) {
    part = inertPart
    number(&revision)
  }
}

extension NodeBuilder {
  /// Where the nodes of a child have been since the last layout, if they are the next ones.
  ///
  /// - Parameters:
  ///   - number: The child's number.
  ///   - count: How many nodes it has.
  ///   - slot: The child's place among those of its name; negative for one that is alone.
  ///   - parent: The node that the child is mounted in.
  ///   - isInert: Whether its nodes are out of reach.
  /// - Returns: What the last layout has noted of them.
  @inlinable @inline(__always) mutating func mount(
    of number: Int, count: Int, at slot: Int, in parent: NodeID?, isInert: Bool
  ) -> UnsafeMutablePointer<NodeMount>? {
    guard let mount = nextMount, mount != endMount, let next, let end else { return nil }
    guard mount.pointee.number == number, mount.pointee.count == count,
      mount.pointee.slot == slot, mount.pointee.isInert == isInert, next + count <= end,
      end - list.storage.count + mount.pointee.start == next,
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

  /// Takes over what has moved in a child, whose nodes are the next ones.
  ///
  /// - Returns: Whether nothing else has changed.
  @usableFromInline mutating func takeMoves(of child: inout NodeList) -> Bool {
    guard var place = next else { return false }
    return child.storage.withUnsafeBufferPointer { nodes in
      guard var source = nodes.baseAddress else { return true }
      let end = source + nodes.count
      while source != end {
        guard place.shows(source) else { return false }
        if place.pointee.revisions.geometry != source.pointee.revisions.geometry {
          place.takeGeometry(of: source)
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
  ///   - number: The child's number.
  ///   - slot: The child's place among those of its name; negative for one that is alone.
  ///   - parent: The node that the child is mounted in.
  ///   - isInert: Whether its nodes are out of reach.
  // Lists are passed to be changed where that saves a copy.
  @usableFromInline mutating func append(
    child: inout NodeList, _ addresses: inout NodeAddresses, _ number: Int, at slot: Int,
    in parent: NodeID?, isInert: Bool
  ) {
    let count = child.storage.count
    let start = list.storage.count - remaining
    let former = nextMount != endMount ? nextMount : nil
    if remaining < count { makeRoom(for: count, at: start) }
    if let next, count > 0 {
      child.storage.withUnsafeBufferPointer { nodes in
        guard let source = nodes.baseAddress else { return }
        for index in 0..<count {
          let (place, source) = (next + index, source + index)
          if place.pointee.revisions.isSame(as: source.pointee.revisions, isInert: isInert) {
            continue
          }
          news.formUnion(place.take(source, &addresses, index, in: parent))
          if isInert { place.makeInert(&list.revision) }
        }
      }
      self.next = next + count
    }
    for var repeating in child.repeating {
      repeating.node = addresses.full(repeating.node)
      list.repeating.append(repeating)
    }
    let parentIndex = parent.flatMap { index(of: $0, before: start, near: former) }
    if let former, former.pointee.number == number, former.pointee.start == start,
      former.pointee.count == count, former.pointee.slot == slot,
      former.pointee.isInert == isInert,
      former.pointee.parentIndex == parentIndex, hasSameBits(&former.pointee.parent, parent)
    {
      former.pointee.version = child.revision
      nextMount = former + 1
    } else {
      put(
        NodeMount(
          number: number, start: start, count: count, parent: parent, parentIndex: parentIndex,
          slot: slot, isInert: isInert, version: child.revision))
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

  /// Has room for a number of nodes behind those that have been added.
  private mutating func makeRoom(for count: Int, at start: Int) {
    while list.storage.count < start + count {
      var node = Node("", frame: .zero)
      node.revisions.number(&list.revision)
      list.storage.append(node)
    }
    let nodes = place.pointee.storage.withUnsafeMutableBufferPointer { $0 }
    next = nodes.baseAddress.map { $0 + start }
    end = nodes.baseAddress.map { $0 + nodes.count }
  }

  /// Begins to mount in place of what the last layout has mounted.
  @usableFromInline @inline(never) mutating func beginMounts() {
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
  ///   - number: The child's number.
  ///   - version: The number of the next change of its list, and `count` how many nodes that has.
  @inlinable func isFresh(_ number: Int, _ version: Int, count: Int) -> Bool {
    guard let place = mountIndex(of: number) else { return true }
    return mounts[place].version == version && mounts[place].count == count
  }

  /// Takes over what has changed of a child's nodes.
  ///
  /// - Parameter next: The number of the next change in the tree.
  /// - Returns: What is new; `nil` if the child has more or fewer nodes than it had.
  @usableFromInline mutating func refresh(
    _ child: inout NodeList, _ addresses: inout NodeAddresses, _ number: Int, _ next: inout Int
  ) -> MountNews? {
    guard let place = mountIndex(of: number) else { return [] }
    let mount = mounts[place]
    guard mount.count == child.storage.count else { return nil }
    let start = mount.start
    guard start + mount.count <= storage.count else { return nil }
    var news: MountNews = []
    storage.withUnsafeMutableBufferPointer { places in
      child.storage.withUnsafeBufferPointer { nodes in
        guard let place = places.baseAddress, let source = nodes.baseAddress else { return }
        for index in 0..<nodes.count {
          let (place, source) = (place + start + index, source + index)
          if place.pointee.revisions.isSame(as: source.pointee.revisions, isInert: mount.isInert) {
            continue
          }
          news.formUnion(place.take(source, &addresses, index, in: mount.parent))
          if mount.isInert { place.makeInert(&next) }
        }
      }
    }
    mounts[place].version = child.revision
    if !news.isEmpty { noteNews() }
    return news
  }

  /// Counts what has been taken over from children as a change of the list: who takes over from it can tell.
  @usableFromInline mutating func noteNews() { revision &+= 2 }

  /// Where the content of a node is in the window, transforms not counted; the parents must have
  /// been found.
  @inlinable func windowFrame(at index: Int) -> Rect {
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

  /// Finds the parents, if children are mounted in nodes that have some.
  @usableFromInline mutating func findParentsOfMounts() {
    var place = 0
    while place < mounts.endIndex {
      if let index = mounts[place].parentIndex, storage[index].parent != nil {
        return findParents()
      }
      place += 1
    }
  }

  /// A point in the window of a child, transforms counted.
  @usableFromInline func point(_ point: Point, inMount number: Int) -> Point {
    guard let place = mountIndex(of: number), let index = mounts[place].parentIndex else {
      return point
    }
    return convert(point, to: index)
  }
}

extension UnsafeMutablePointer<Node> {
  /// Makes this node show what a child's node does, which has changed.
  ///
  /// - Returns: What is new.
  fileprivate func take(
    _ source: UnsafePointer<Node>, _ addresses: inout NodeAddresses, _ index: Int,
    in parent: NodeID?
  ) -> MountNews {
    if shows(source) {
      takeGeometry(of: source)
      return .geometry
    }
    let address = addresses.address(index, of: source.pointee.id, in: source.pointee.parent)
    pointee = source.pointee
    pointee.id = address.fullID
    pointee.parent = address.fullParent ?? parent
    pointee.revisions.part = NodeRevision.childPart
    pointee.revisions.leaveGroup()
    return [.geometry, .content]
  }

  /// Whether this node is a child's, and shows what that does.
  @inline(__always) fileprivate func shows(_ source: UnsafePointer<Node>) -> Bool {
    pointee.revisions.part == NodeRevision.childPart
      && pointee.revisions.content == source.pointee.revisions.content
  }

  @inline(__always) fileprivate func takeGeometry(of source: UnsafePointer<Node>) {
    pointee.frame = source.pointee.frame
    pointee.transform = source.pointee.transform
    pointee.alpha = source.pointee.alpha
    pointee.hidden = source.pointee.hidden
    pointee.enabled = source.pointee.enabled
    pointee.cornerRadius = source.pointee.cornerRadius
    pointee.borderWidth = source.pointee.borderWidth
    pointee.revisions.members = source.pointee.revisions.members
    pointee.revisions.geometry = source.pointee.revisions.geometry
  }

  /// Puts the copy of a child's node out of reach.
  ///
  /// - Parameter revision: The number of the next change.
  fileprivate func makeInert(_ revision: inout Int) {
    pointee.revisions.markInert(&revision)
    pointee.makeInert()
  }
}
