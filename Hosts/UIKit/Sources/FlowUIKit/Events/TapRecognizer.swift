#if canImport(UIKit)
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A tap recognizer that knows when its touches have been.
final class TapRecognizer: UITapGestureRecognizer {
  /// When a touch last did something, in seconds.
  private(set) var timestamp: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
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
