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

  /// Gives a place the id and the parent that the node at an index of the child's list has there; returns
  /// whether it had others.
  fileprivate mutating func identify(
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
    if remaining < count { makeRoom(for: count, at: start) }
    if let next, count > 0 {
      let taking = TakenNodes(number: list.revision, parent: parent, isInert: isInert)
      let isKnown = former.map {
        $0.pointee.start == start && $0.pointee.isInert == isInert && $0.pointee.knows(edition)
      }
      let known = isKnown == true ? former?.pointee.count ?? 0 : 0
      child.storage.withUnsafeBufferPointer { nodes in
        news.formUnion(taking.take(nodes, known: known, &addresses, at: next))
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
    guard let place = mountIndex(of: number) else { return [] }
    let mount = mounts[place]
    guard mount.count == child.storage.count else { return nil }
    let start = mount.start
    guard start + mount.count <= storage.count else { return nil }
    let taking = TakenNodes(number: revision, parent: mount.parent, isInert: mount.isInert)
    let known = mount.knows(edition) ? mount.count : 0
    let news = storage.withUnsafeMutableBufferPointer { places in
      child.storage.withUnsafeBufferPointer { nodes in
        places.baseAddress.map { taking.take(nodes, known: known, &addresses, at: $0 + start) }
          ?? []
      }
    }
    mounts[place].note(edition, child.revision)
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
  fileprivate func knows(_ edition: ChildEdition) -> Bool {
    self.edition == edition.number || self.edition == edition.former && version == edition.version
  }

  /// Notes what the nodes were taken over from.
  fileprivate mutating func note(_ edition: ChildEdition, _ version: Int) {
    // A child that has yet to draw its number may go any way.
    self.edition = edition.number == 0 ? -1 : edition.number
    self.version = version
  }
}

/// How the nodes of a child are taken over.
private struct TakenNodes {
  /// The number of the list's next change, which all of them get.
  let number: UInt32
  /// The node that the child is mounted in.
  let parent: NodeID?
  /// Whether they are out of reach.
  let isInert: Bool

  init(number: Int, parent: NodeID?, isInert: Bool) {
    self.number = UInt32(truncatingIfNeeded: number)
    self.parent = parent
    self.isInert = isInert
  }

  /// Takes over what has changed.
  ///
  /// - Parameters:
  ///   - nodes: The nodes in the child's list.
  ///   - known: So many of them were taken over to the same places before.
  ///   - place: Where the first of them is to be.
  /// - Returns: What is new.
  func take(
    _ nodes: UnsafeBufferPointer<Node>, known: Int, _ addresses: inout NodeAddresses,
    at place: UnsafeMutablePointer<Node>
  ) -> MountNews {
    guard let source = nodes.baseAddress else { return [] }
    var news: MountNews = []
    for index in nodes.indices {
      let (place, source) = (place + index, source + index)
      let difference = index < known ? place.difference(from: source) : .max
      if difference == 0 { continue }
      if difference >> 32 == 0, !isInert {
        place.takeGeometry(of: source, number)
        news.formUnion(.geometry)
        continue
      }
      var changes = place.pointee.take(UnsafeMutablePointer(mutating: source))
      if addresses.identify(place, index, of: source, in: parent) || isInert {
        changes = [.geometry, .content]
      }
      if isInert { place.pointee.makeInert() }
      news.formUnion(place.note(changes, number, from: source))
    }
    return news
  }
}

extension UnsafeMutablePointer<Node> {
  /// In which numbers a child's node differs from what this one was taken over from: 0 for none, above the lower
  /// half of the bits if its content has changed.
  @inline(__always) fileprivate func difference(from source: UnsafePointer<Node>) -> UInt64 {
    pointee.revisions.source ^ source.pointee.revisions.numbers
  }

  /// The members that are a node's geometry, which hold no references and lie side by side.
  @inline(__always) private var geometry: UnsafeMutableRawBufferPointer {
    withUnsafeMutablePointer(to: &pointee.frame) { first in
      withUnsafeMutablePointer(to: &pointee.borderWidth) { last in
        let start = UnsafeMutableRawPointer(first)
        return UnsafeMutableRawBufferPointer(
          start: start, count: UnsafeMutableRawPointer(last + 1) - start)
      }
    }
  }

  /// Notes what this node was taken over from, and what has changed by that.
  ///
  /// - Parameter number: The number of the change.
  fileprivate func note(
    _ changes: NodeParts, _ number: UInt32, from source: UnsafePointer<Node>
  ) -> MountNews {
    pointee.revisions.source = source.pointee.revisions.numbers
    if changes.isEmpty { return [] }
    pointee.revisions.leaveGroup()
    var news: MountNews = []
    if changes.contains(.geometry) {
      pointee.revisions.geometry = number
      news.formUnion(.geometry)
    }
    if changes.contains(.content) {
      pointee.revisions.content = number
      news.formUnion(.content)
    }
    return news
  }

  /// Puts this node where a child's node is, of which it shows the rest.
  @inline(__always) fileprivate func takeGeometry(of source: UnsafePointer<Node>, _ number: UInt32)
  {
    geometry.copyMemory(
      from: UnsafeRawBufferPointer(UnsafeMutablePointer(mutating: source).geometry))
    pointee.revisions.members = source.pointee.revisions.members
    pointee.revisions.source = source.pointee.revisions.numbers
    pointee.revisions.geometry = number
  }
}
