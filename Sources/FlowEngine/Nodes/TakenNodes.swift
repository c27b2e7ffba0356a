/// How the nodes of a child are taken over.
struct TakenNodes {
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
      let hadFocus = place.pointee.focused
      var changes = place.pointee.take(UnsafeMutablePointer(mutating: source))
      let isOther = addresses.identify(place, index, of: source, in: parent)
      if isOther || isInert { changes = [.geometry, .content] }
      if isInert { place.pointee.makeInert() }
      if place.pointee.focused ? isOther || !hadFocus : hadFocus { news.formUnion(.focus) }
      news.formUnion(place.note(changes, number, from: source))
    }
    return news
  }
}

extension UnsafeMutablePointer<Node> {
  /// In which numbers a child's node differs from what this one was taken over from: 0 for none, above the lower
  /// half of the bits if its content has changed.
  @inline(__always) func difference(from source: UnsafePointer<Node>) -> UInt64 {
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
  func note(
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
  @inline(__always) func takeGeometry(of source: UnsafePointer<Node>, _ number: UInt32) {
    geometry.copyMemory(
      from: UnsafeRawBufferPointer(UnsafeMutablePointer(mutating: source).geometry))
    pointee.revisions.members = source.pointee.revisions.members
    pointee.revisions.source = source.pointee.revisions.numbers
    pointee.revisions.geometry = number
  }
}
