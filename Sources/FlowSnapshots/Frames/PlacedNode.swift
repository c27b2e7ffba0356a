import FlowEngine

/// A node of a frame with its place in the window, without regard to transforms.
package struct PlacedNode {
  /// The node.
  package let value: JSONOutline.Value
  /// Its id; `nil` for one without an id.
  package let id: String?
  /// The number of nodes that it is in.
  package let depth: Int
  /// Its frame in its parent: x, y, width and height.
  package let frame: [Double]
  /// Its place in the window, in points.
  package let x: Double
  package let y: Double
  /// Whether it and all that it is in can be seen.
  package let isSeen: Bool
  private let contentOffset: [Double]

  fileprivate init(_ value: JSONOutline.Value, in parent: PlacedNode?, of outline: JSONOutline) {
    func numbers(_ name: StaticString) -> [Double] {
      outline.member(name, of: value).map { outline.elements(of: $0) }?
        .compactMap { outline.number($0) } ?? []
    }
    self.value = value
    id = outline.member("id", of: value).flatMap { outline.string($0) }
    depth = parent.map { $0.depth + 1 } ?? 0
    frame = numbers("frame")
    let offset = parent?.contentOffset ?? []
    x = (parent?.x ?? 0) - (offset.first ?? 0) + (frame.first ?? 0)
    y = (parent?.y ?? 0) - (offset.last ?? 0) + (frame.dropFirst().first ?? 0)
    let alpha = outline.member("alpha", of: value).flatMap { outline.number($0) } ?? 1
    isSeen =
      (parent?.isSeen ?? true) && alpha >= NodeList.touchableAlpha
      && outline.member("hidden", of: value) == nil
    contentOffset = numbers("contentOffset")
  }
}

extension FrameRecord {
  /// The nodes with their places, from the back to the front.
  package var placedNodes: [PlacedNode] {
    var places: [String: PlacedNode] = [:]
    return outline.elements(of: nodes).map { node in
      let parent = outline.member("parent", of: node).flatMap { outline.string($0) }
      let placed = PlacedNode(node, in: parent.flatMap { places[$0] }, of: outline)
      if let id = placed.id { places[id] = placed }
      return placed
    }
  }
}
