import FlowEngine
import FlowSnapshots

/// What a screen reader says that the nodes of a frame are.
struct LabelledNodes {
  private struct Entry {
    var label: String?
    /// In the window, without transforms.
    var frame: Rect
    var contentOffset: Point
    var isSeen: Bool
    /// Whether it is made to be touched.
    var isControl: Bool
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []

  init(_ frame: FrameRecord) {
    let outline = frame.outline
    for value in outline.elements(of: frame.nodes) {
      let node = DrawnNode(value, in: outline)
      let parent = node.parent.flatMap { entries[$0] }
      let origin = parent?.frame.origin ?? .zero
      let offset = parent?.contentOffset ?? .zero
      let label = outline.member("accessibilityLabel", of: value).flatMap { outline.string($0) }
      entries[node.id] = Entry(
        label: label.flatMap { $0.isEmpty ? nil : $0 },
        frame: Rect(
          x: origin.x - offset.x + node.frame.minX, y: origin.y - offset.y + node.frame.minY,
          width: node.frame.width, height: node.frame.height),
        contentOffset: node.contentOffset,
        isSeen: (parent?.isSeen ?? true) && !node.isHidden && node.alpha > 0,
        isControl: ["button", "field", "picker"].contains(node.kind))
      order.append(node.id)
    }
  }

  /// The label of a node; `nil` for one that has none or is not there.
  func label(of id: String) -> String? { entries[id]?.label }

  /// Where a node is in the window, without transforms; `nil` for one that is not there.
  func frame(of id: String) -> Rect? { entries[id]?.frame }

  /// The label of the topmost control at a point of the window, or else of the topmost node that has one.
  func label(at point: Point) -> String? {
    let hits = order.reversed().compactMap { entries[$0] }.filter {
      $0.isSeen && $0.label != nil && $0.frame.contains(point)
    }
    return (hits.first { $0.isControl } ?? hits.first)?.label
  }
}
