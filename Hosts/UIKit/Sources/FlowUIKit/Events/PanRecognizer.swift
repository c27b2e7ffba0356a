#if canImport(UIKit)
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan recognizer that knows when and where its touches have been.
final class PanRecognizer: UIPanGestureRecognizer {
  /// When a touch last did something, in seconds.
  private(set) var timestamp: TimeInterval = 0
  /// Where the finger went down, before it had moved far enough for a pan.
  private(set) var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    if numberOfTouches == 0, let touch = touches.first { start = touch.location(in: view) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    super.touchesCancelled(touches, with: event)
  }
}
#endif
