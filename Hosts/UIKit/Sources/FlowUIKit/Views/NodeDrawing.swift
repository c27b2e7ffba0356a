#if canImport(UIKit)
import FlowEngine
import UIKit

/// A view that shows a node.
@MainActor protocol NodeDrawing: UIView {
  /// The node as it was last drawn; `nil` before that, and once it is gone.
  var node: Node? { get set }

  /// The view that all nodes are in, which is told of what happens.
  var scene: FlowSceneView? { get set }

  /// Draws what is particular to this kind of view.
  ///
  /// - Parameters:
  ///   - node: The node, which `self.node` is already.
  ///   - last: The node as it was drawn before.
  ///   - options: The client's images and fonts.
  func drawContents(of node: Node, after last: Node?, _ options: FlowOptions)
}

extension NodeDrawing {
  /// Draws a node, within a transaction without implicit animations.
  func draw(_ node: Node, _ options: FlowOptions) {
    let last = self.node
    self.node = node
    place(node, after: last)
    drawLayer(of: node, after: last)
    drawContents(of: node, after: last, options)
  }

  /// Bounds and centre, not the frame, which means nothing under a transform.
  private func place(_ node: Node, after last: Node?) {
    if last?.frame != node.frame {
      let size = CGSize(node.frame.size)
      // The origin is a scroll view's offset.
      if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
      center = CGPoint(node.frame.center)
    }
    if (last?.transform ?? .identity) != node.transform {
      layer.transform = CATransform3D(node.transform)
    }
  }

  private func drawLayer(of node: Node, after last: Node?) {
    alpha = CGFloat(node: node.highlightedAlpha)
    isHidden = node.hidden
    // Scroll views always clip.
    clipsToBounds = node.clipsToBounds || node.kind == .scroll
    layer.cornerRadius = CGFloat(node: node.cornerRadius)
    // An outline that is drawn in part is a layer of its own.
    layer.borderWidth = node.hasOutline ? 0 : CGFloat(node: node.borderWidth)
    if last == nil || last?.borderColor != node.borderColor {
      layer.borderColor = node.borderColor.map { UIColor($0).cgColor }
    }
    if last == nil || last?.background != node.background {
      backgroundColor = node.background.map { UIColor($0) }
    }
  }

  /// Has the scene around the node take a command of assistive technology; returns whether one has taken it.
  func command(_ name: String) -> Bool {
    guard let node, let scene else { return false }
    return scene.onCommand(name, [node.id])
  }

  /// Whether it takes the touches that reach it: one that does not lets them through, but not to
  /// what is outside its bounds.
  func takesTouch(_ hit: UIView?) -> Bool {
    hit !== self || node?.interactive == true
  }
}
#endif
