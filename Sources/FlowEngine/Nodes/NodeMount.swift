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

  // Lists are passed to be changed where that saves a copy.

  /// Finds the addresses of a list's nodes.
  @usableFromInline mutating func update(to list: inout NodeList) {
    for index in list.storage.indices {
      if index < nodes.count, nodes[index].id == list.storage[index].id,
        nodes[index].parent == list.storage[index].parent
      {
        continue
      }
      let (id, parent) = (list.storage[index].id, list.storage[index].parent)
      let address = NodeAddress(
        id: id, parent: parent, fullID: full(id), fullParent: parent.map { full($0) })
      if index < nodes.count { nodes[index] = address } else { nodes.append(address) }
    }
  }

  /// The address of the node at an index.
  subscript(index: Int) -> NodeAddress { _read { yield nodes[index] } }
}

extension NodeRevision {
  /// The mark of a node that is a child's, and that only the child moves.
  @usableFromInline static var childPart: UInt64 { .max }
  /// Whether the node is a child's.
  @usableFromInline var isOfChild: Bool { part >> 63 == 1 }
  /// The mark of a copy of a child's node that is out of reach: other than that of any other node or change.
  fileprivate var inertPart: UInt64 { 1 << 63 | UInt64(max(geometry, content)) }
}

extension NodeBuilder {
  /// Adds the nodes of a child scene.
  ///
  /// - Parameters:
  ///   - child: The child's nodes.
  ///   - addresses: Their ids.
  ///   - number: The child's number.
  ///   - slot: The child's place among those of its name; negative for one that is alone.
  ///   - parent: The node that the child is mounted in.
  ///   - isInert: Whether its nodes are out of reach.
  @usableFromInline mutating func append(
    child: inout NodeList, _ addresses: inout NodeAddresses, _ number: Int, at slot: Int,
    in parent: NodeID?, isInert: Bool
  ) {
    let count = child.storage.count
    let start = list.storage.count - remaining
    for index in 0..<count {
      if isFull { grow() }
      guard let place = next else { return }
      child.storage.withUnsafeBufferPointer { nodes in
        guard let source = nodes.baseAddress else { return }
        if isInert {
          place.takeInert(source + index, addresses[index], in: parent, &list.revision)
        } else {
          place.take(source + index, addresses[index], in: parent)
        }
      }
      next = place + 1
    }
    for var repeating in child.repeating {
      // A node that repeats is one of the list.
      if let index = child.firstIndex(of: repeating.node) {
        repeating.node = addresses[index].fullID
      }
      list.repeating.append(repeating)
    }
    list.mounts.append(
      NodeMount(
        number: number, start: start, count: count, parent: parent,
        parentIndex: parent.flatMap { index(of: $0, before: start) }, slot: slot,
        isInert: isInert))
  }

  /// The index of a node that has been added, most likely just now.
  private func index(of id: NodeID, before end: Int) -> Int? {
    var index = end - 1
    while index >= 0, list.storage[index].id != id { index -= 1 }
    return index < 0 ? nil : index
  }

  /// The number of nodes that have yet to be reused.
  private var remaining: Int {
    guard let next, let end else { return 0 }
    return end - next
  }
}

extension NodeList {
  /// Takes over what has changed of a child's nodes.
  ///
  /// - Returns: Whether it could; not if the child has more or fewer nodes than it had.
  @usableFromInline mutating func refresh(
    _ child: inout NodeList, _ addresses: inout NodeAddresses, _ number: Int
  ) -> Bool {
    guard let place = mountIndex(of: number) else { return true }
    let mount = mounts[place]
    guard mount.count == child.storage.count else { return false }
    let start = mount.start
    guard start + mount.count <= storage.count else { return false }
    var revision = revision
    storage.withUnsafeMutableBufferPointer { places in
      child.storage.withUnsafeBufferPointer { nodes in
        guard let place = places.baseAddress, let source = nodes.baseAddress else { return }
        for index in 0..<nodes.count {
          if mount.isInert {
            (place + start + index)
              .takeInert(source + index, addresses[index], in: mount.parent, &revision)
          } else {
            (place + start + index).take(source + index, addresses[index], in: mount.parent)
          }
        }
      }
    }
    self.revision = revision
    return true
  }

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

  /// A point in the window of a child, transforms counted; the parents must have been found.
  @usableFromInline func point(_ point: Point, inMount number: Int) -> Point {
    guard let place = mountIndex(of: number), let index = mounts[place].parentIndex else {
      return point
    }
    return convert(point, to: index)
  }
}

extension UnsafeMutablePointer<Node> {
  /// Makes this node show what a child's node does, unless it does already.
  ///
  /// Revisions are unique in all lists of a tree of scenes: what has the same has not changed.
  @inline(__always) fileprivate func take(
    _ source: UnsafePointer<Node>, _ address: NodeAddress, in parent: NodeID?
  ) {
    let revisions = source.pointee.revisions
    if pointee.revisions.isOfChild, pointee.revisions.content == revisions.content {
      if pointee.revisions.geometry != revisions.geometry {
        pointee.frame = source.pointee.frame
        pointee.transform = source.pointee.transform
        pointee.alpha = source.pointee.alpha
        pointee.hidden = source.pointee.hidden
        pointee.enabled = source.pointee.enabled
        pointee.cornerRadius = source.pointee.cornerRadius
        pointee.borderWidth = source.pointee.borderWidth
        pointee.revisions = revisions
        pointee.revisions.part = NodeRevision.childPart
      }
      return
    }
    pointee = source.pointee
    pointee.id = address.fullID
    pointee.parent = address.fullParent ?? parent
    pointee.revisions.part = NodeRevision.childPart
  }
  /// The same, with the node out of reach.
  ///
  /// - Parameter revision: The number of the list's next change.
  fileprivate func takeInert(
    _ source: UnsafePointer<Node>, _ address: NodeAddress, in parent: NodeID?,
    _ revision: inout Int
  ) {
    let mark = source.pointee.revisions.inertPart
    if pointee.revisions.part == mark { return }
    pointee = source.pointee
    pointee.id = address.fullID
    pointee.parent = address.fullParent ?? parent
    pointee.makeInert()
    pointee.revisions.number(&revision)
    pointee.revisions.part = mark
  }
}
