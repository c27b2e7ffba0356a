#if canImport(UIKit)
import FlowEngine
import UIKit

/// Tells a scene of how its scroll views are scrolled.
@MainActor final class ScrollEvents: NSObject, UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    report(scrollView, .began)
  }

  /// Whatever has scrolled it but drawing: a finger, the status bar, VoiceOver, a field that gets the keyboard.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let view = scrollView as? NodeScrollView, !view.isDrawing, view.scene?.isDrawing == false
    else { return }
    report(view, .changed)
    // The scene may not have taken it, or only in part.
    view.showOffset()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let view = scrollView as? NodeScrollView else { return }
    report(
      view, .ended,
      FlowEngine.Point(
        x: Double(velocity.x) * Self.milliseconds, y: Double(velocity.y) * Self.milliseconds))
    view.showOffset()
    // Two that move the same content would tear at it.
    if let node = view.node, view.scene?.movesContent(node.id) == true {
      targetContentOffset.pointee = view.contentOffset
    }
  }

  private func report(
    _ scrollView: UIScrollView, _ phase: Scroll.Phase, _ velocity: FlowEngine.Point = .zero
  ) {
    guard let view = scrollView as? NodeScrollView, let node = view.node else { return }
    view.scene?.send(
      .scroll(
        Scroll(
          node.id, offset: FlowEngine.Point(view.contentOffset), velocity: velocity, phase: phase)))
  }

  /// UIKit's velocities of scroll views are per millisecond.
  private static let milliseconds = 1000.0
}
#endif
