/// A node of a child scene, as its parents name it.
@usableFromInline struct NodeAddress: Sendable {
  /// Its id, and that of its parent, in the child.
  var (id, parent): (NodeID, NodeID?)
  /// The same with the path of the child before them.
  var (fullID, fullParent): (NodeID, NodeID?)

  // What is the same text most likely has the same bits.

  /// Whether it is that of a child's node.
  @inline(__always) mutating func isOf(_ node: UnsafePointer<Node>) -> Bool {
    hasSameBits(&id, node.pointee.id) && hasSameBits(&parent, node.pointee.parent)
  }

  /// Whether a place in the parent's list has it, the child being mounted in a node.
  @inline(__always) mutating func isOf(
    _ place: UnsafeMutablePointer<Node>, in mount: NodeID?
  ) -> Bool {
    place.pointee.revisions.isOfChild && hasSameBits(&fullID, place.pointee.id)
      && (fullParent != nil
        ? hasSameBits(&fullParent, place.pointee.parent)
        : hasSameBits(&place.pointee.parent, mount))
  }
}

/// The ids of a child's nodes with the child's path before them, each made once.
@usableFromInline struct NodeAddresses: Sendable {
  /// The path, with a slash behind it.
  @usableFromInline let prefix: String
  private var nodes: [NodeAddress] = []
  /// The one that another has last taken the place of: where a node has come, the next ones move on by a place.
  private var displaced: NodeAddress
  private var names: [(id: NodeID, full: NodeID)] = []
  private var table = SlotTable(capacity: 16)
  /// The place of the name that the last event was for.
  private var lastTarget = 0

  @usableFromInline init(prefix: String) {
    self.prefix = prefix
    displaced = NodeAddress(id: "", parent: nil, fullID: NodeID(prefix), fullParent: nil)
  }

  /// An id with the path before it.
  @usableFromInline mutating func full(_ id: NodeID) -> NodeID {
    let names = names
    if let place = table.place(of: id.name, { names[$0].id == id }) { return names[place].full }
    return add(id)
  }

  /// The same of a node that most likely has an index in the child's list.
  mutating func full(_ id: NodeID, near index: Int) -> NodeID {
    let near = nodes.withUnsafeBufferPointer { nodes -> NodeID? in
      guard nodes.indices.contains(index), let first = nodes.baseAddress else { return nil }
      // A child that is shared is only read.
      let address = UnsafeMutablePointer(mutating: first + index)
      return hasSameBits(&address.pointee.id, id) ? address.pointee.fullID : nil
    }
    return near ?? full(id)
  }

  /// The child's own name of an id with its path; `nil` for one that is not known.
  @usableFromInline func inner(_ full: NodeID) -> NodeID? { place(of: full).map { names[$0].id } }

  /// The same of an event that the child receives: what is typed goes on in a field.
  @usableFromInline mutating func target(_ full: NodeID) -> NodeID? {
    if lastTarget < names.count, names[lastTarget].full == full { return names[lastTarget].id }
    guard let place = place(of: full) else { return nil }
    lastTarget = place
    return names[place].id
  }

  private func place(of full: NodeID) -> Int? {
    let count = prefix.utf8.count
    return full.name.withBytes { bytes -> Int? in
      guard bytes.count > count else { return nil }
      let name = UnsafeBufferPointer(rebasing: bytes[count...])
      return table.place(of: name) { names[$0].full == full }
    }
  }

  /// Adds animations of the child's nodes that repeat, by their ids with the path.
  mutating func append(_ repeating: [RepeatingAnimation], to list: inout [RepeatingAnimation]) {
    let start = list.count
    list.append(contentsOf: repeating)
    list.withUnsafeMutableBufferPointer { list in
      for place in start..<list.count { list[place].node = full(list[place].node) }
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

  /// Gives a place the id and the parent that the node at an index of the child's list has there; returns
  /// whether it had others.
  mutating func identify(
    _ place: UnsafeMutablePointer<Node>, _ index: Int, of node: UnsafePointer<Node>,
    in parent: NodeID?
  ) -> Bool {
    // A child that is shared is only read: its nodes are where they were.
    var isKnown = false
    let isPlace = nodes.withUnsafeBufferPointer { nodes in
      guard index < nodes.count, let first = nodes.baseAddress else { return false }
      let address = UnsafeMutablePointer(mutating: first + index)
      isKnown = address.pointee.isOf(node)
      return isKnown && address.pointee.isOf(place, in: parent)
    }
    if isPlace { return false }
    if !isKnown, !findNear(index, node) { insert(index, node) }
    place.pointee.id = nodes[index].fullID
    place.pointee.parent = nodes[index].fullParent ?? parent
    place.pointee.revisions.part = NodeRevision.childPart
    return true
  }

  /// Puts the address of the node at an index of the child's list there if it was a place before or behind;
  /// returns whether it was. The nodes before it have theirs.
  private mutating func findNear(_ index: Int, _ node: UnsafePointer<Node>) -> Bool {
    nodes.withUnsafeMutableBufferPointer { nodes in
      guard index < nodes.count, let address = nodes.baseAddress.map({ $0 + index }) else {
        return false
      }
      if displaced.isOf(node) {
        swap(&displaced, &address.pointee)
        return true
      }
      guard index + 1 < nodes.count, (address + 1).pointee.isOf(node) else { return false }
      let gone = address.move()
      address.moveInitialize(from: address + 1, count: 1)
      (address + 1).initialize(to: gone)
      return true
    }
  }

  /// Makes the address of the node at an index of the child's list.
  private mutating func insert(_ index: Int, _ node: UnsafePointer<Node>) {
    let (id, parent) = (node.pointee.id, node.pointee.parent)
    var address = NodeAddress(
      id: id, parent: parent, fullID: full(id), fullParent: parent.map { full($0) })
    // Nodes that were taken over before are passed over.
    while index >= nodes.count { nodes.append(displaced) }
    swap(&address, &nodes[index])
    displaced = address
  }
}
