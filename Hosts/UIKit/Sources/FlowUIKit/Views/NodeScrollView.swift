#if canImport(UIKit)
import FlowEngine
import UIKit

/// The view of a scroll node. The scene owns the offset: what a finger does is reported to it, and
/// what it makes of that is shown.
final class NodeScrollView: UIScrollView, NodeDrawing {
  var node: Node?
  weak var scene: FlowSceneView?
  /// Whether the offset is being set, not scrolled.
  private(set) var isDrawing = false

  func drawContents(of node: Node, after last: Node?, _ options: FlowOptions) {
    isDrawing = true
    defer { isDrawing = false }
    isScrollEnabled = node.enabled
    let size = CGSize(node.contentSize ?? node.frame.size)
    if contentSize != size { contentSize = size }
    let inset = UIEdgeInsets(node.contentInset)
    if contentInset != inset { contentInset = inset }
    showOffset()
  }

  /// Goes to the offset that the scene has, if it is elsewhere.
  func showOffset() {
    guard let node else { return }
    let offset = CGPoint(node.contentOffset)
    guard contentOffset != offset else { return }
    let wasDrawing = isDrawing
    isDrawing = true
    contentOffset = offset
    isDrawing = wasDrawing
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return takesTouch(hit) ? hit : nil
  }
}
#endif
