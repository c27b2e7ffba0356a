extension NodeList {
  /// The smallest alpha at which a node still receives touches, as in UIKit.
  public static let touchableAlpha = 0.01

  /// The topmost visible interactive node at a point in the window.
  ///
  /// As in UIKit, a node is touched only where all its ancestors are; a hidden or nearly
  /// transparent node hides its children from touches as well; transforms and content offsets
  /// count.
  /// - Parameter point: The point, in window coordinates, in points.
  /// - Complexity: O(*n* · *d*), where *n* is the number of nodes and *d* their nesting depth.
  public func hitTest(_ point: Point) -> NodeID? {
    var list = self
    list.findParents()
    for index in storage.indices.reversed() where storage[index].interactive {
      if list.localPoint(point, at: index) != nil { return storage[index].id }
    }
    return nil
  }

  /// Where a node is in the window, in points, transforms not counted; `nil` if it is not there.
  package func windowFrame(of id: NodeID) -> Rect? {
    guard let index = storage.firstIndex(where: { $0.id == id }) else { return nil }
    var list = self
    list.findParents()
    return list.windowFrame(at: index)
  }

  /// The index of the topmost visible node at a point in the window that is one of those wanted.
  ///
  /// The parents must have been found.
  func hitTest(_ point: Point, where isWanted: (Int) -> Bool) -> Int? {
    storage.indices.last { localPoint(point, at: $0) != nil && isWanted($0) }
  }

  /// The point in a node's own coordinates, if the node and all its ancestors are touched there.
  private func localPoint(_ point: Point, at index: Int) -> Point? {
    storage.withUnsafeBufferPointer { localPoint(point, at: index, of: $0) }
  }

  /// The same, with nodes read in place: they are large to copy.
  private func localPoint(
    _ point: Point, at index: Int, of nodes: UnsafeBufferPointer<Node>
  ) -> Point? {
    if nodes[index].hidden || nodes[index].alpha < Self.touchableAlpha { return nil }
    var outer = point
    if nodes[index].parent != nil {
      let parent = parents[index]
      guard parent >= 0, let inner = localPoint(point, at: parent, of: nodes) else { return nil }
      let offset = nodes[parent].contentOffset
      outer = Point(x: inner.x + offset.x, y: inner.y + offset.y)
    }
    let frame = nodes[index].frame
    var fromCenter = Point(x: outer.x - frame.midX, y: outer.y - frame.midY)
    let transform = nodes[index].transform
    if transform != .identity {
      guard let source = transform.matrix.unproject(fromCenter) else { return nil }
      fromCenter = source
    }
    let local = Point(x: fromCenter.x + frame.width / 2, y: fromCenter.y + frame.height / 2)
    return Rect(origin: .zero, size: frame.size).contains(local) ? local : nil
  }

  /// A point of the window in a node's own coordinates; where a transform leaves no room, the node's origin.
  func convert(_ point: Point, to index: Int) -> Point {
    storage.withUnsafeBufferPointer { convert(point, to: index, of: $0) }
  }

  private func convert(
    _ point: Point, to index: Int, of nodes: UnsafeBufferPointer<Node>
  ) -> Point {
    var outer = point
    let parent = parent(of: index, in: nodes)
    if parent >= 0 {
      let offset = nodes[parent].contentOffset
      outer = convert(point, to: parent, of: nodes)
      outer = Point(x: outer.x + offset.x, y: outer.y + offset.y)
    }
    let frame = nodes[index].frame
    if nodes[index].transform == .identity {
      return Point(x: outer.x - frame.minX, y: outer.y - frame.minY)
    }
    let fromCenter = Point(x: outer.x - frame.midX, y: outer.y - frame.midY)
    guard let source = nodes[index].transform.matrix.unproject(fromCenter) else { return .zero }
    return Point(x: source.x + frame.width / 2, y: source.y + frame.height / 2)
  }

  /// The index of a node's parent, -1 for none, as it was last found or else as it is found now.
  private func parent(of index: Int, in nodes: UnsafeBufferPointer<Node>) -> Int {
    guard nodes[index].parent != nil else { return -1 }
    var parent = index < parents.count ? parents[index] : -1
    if parent >= 0, parent < index, nodes[parent].id == nodes[index].parent { return parent }
    parent = index - 1
    while parent >= 0, nodes[parent].id != nodes[index].parent { parent -= 1 }
    return parent
  }
}
