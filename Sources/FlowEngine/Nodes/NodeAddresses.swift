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

  /// Gives a place the id and the parent that the node at an index of the child's list has there; returns
  /// whether it had others.
  mutating func identify(
    _ place: UnsafeMutablePointer<Node>, _ index: Int, of node: UnsafePointer<Node>,
    in parent: NodeID?
  ) -> Bool {
    if isPlace(place, index, of: node, in: parent) { return false }
    let address = address(index, of: node)
    place.pointee.id = address.fullID
    place.pointee.parent = address.fullParent ?? parent
    place.pointee.revisions.part = NodeRevision.childPart
    return true
  }

  /// Whether a place has the id and the parent that the node at an index of the child's list has there.
  private mutating func isPlace(
    _ place: UnsafeMutablePointer<Node>, _ index: Int, of node: UnsafePointer<Node>,
    in parent: NodeID?
  ) -> Bool {
    guard index < nodes.count, place.pointee.revisions.isOfChild else { return false }
    return nodes.withUnsafeMutableBufferPointer { nodes in
      guard let address = nodes.baseAddress.map({ $0 + index }) else { return false }
      let hasParent = address.pointee.fullParent != nil
      return hasSameBits(&address.pointee.id, node.pointee.id)
        && hasSameBits(&address.pointee.parent, node.pointee.parent)
        && hasSameBits(&place.pointee.id, address.pointee.fullID)
        && hasSameBits(&place.pointee.parent, hasParent ? address.pointee.fullParent : parent)
    }
  }

  /// The address of the node at an index of the child's list.
  private mutating func address(_ index: Int, of node: UnsafePointer<Node>) -> NodeAddress {
    let (id, parent) = (node.pointee.id, node.pointee.parent)
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
