import FlowEngine
import UIKit

@testable import FlowUIKit

extension FlowSceneView {
  /// Where the tree of views is not that of the nodes: places, parents, order, what is seen.
  func faults(_ nodes: NodeList) -> [String] {
    var faults: [String] = []
    var children: [ObjectIdentifier: [UIView]] = [:]
    for node in nodes {
      guard let view = tree[node.id] else {
        faults.append("\(node.id.name) has no view")
        continue
      }
      let parent: UIView = node.parent.flatMap { tree[$0] } ?? self
      children[ObjectIdentifier(parent), default: []].append(view)
      let frame = view.frame
      let distance =
        [
          frame.minX - node.frame.minX, frame.minY - node.frame.minY,
          frame.width - node.frame.width, frame.height - node.frame.height,
        ].map { $0.magnitude }.max() ?? 0
      if distance > 1e-9 { faults.append("\(node.id.name) is at \(frame), not \(node.frame)") }
      if view.superview !== parent { faults.append("\(node.id.name) is in another view") }
      if Double(view.alpha).distance(to: node.alpha).magnitude > 1e-6 {
        faults.append("\(node.id.name) has alpha \(view.alpha)")
      }
      if view.isHidden != node.hidden { faults.append("\(node.id.name) is hidden or not") }
      // While a finger has it, the system's offset comes first, and is taken back after the frame.
      if let scroll = view as? UIScrollView, scroll.isDragging || scroll.isDecelerating { continue }
      if Double(view.bounds.origin.y).distance(to: node.contentOffset.y).magnitude > 1e-9 {
        faults.append("\(node.id.name) has offset \(view.bounds.origin)")
      }
    }
    for parent in [self] + nodes.compactMap({ tree[$0.id] as UIView? }) {
      let shown = parent.subviews.filter { $0 is any NodeDrawing }
      let expected = children[ObjectIdentifier(parent)] ?? []
      if shown.map(ObjectIdentifier.init) != expected.map(ObjectIdentifier.init) {
        faults.append(
          "the children of \((parent as? any NodeDrawing)?.node?.id.name ?? "the scene")")
      }
    }
    return faults
  }
}
