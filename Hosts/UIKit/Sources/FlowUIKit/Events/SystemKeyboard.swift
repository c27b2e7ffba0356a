#if canImport(UIKit)
import FlowEngine
import UIKit

/// The keyboard as UIKit has last told of it, which cannot be asked: for scenes that were elsewhere then.
@MainActor final class SystemKeyboard {
  static let shared = SystemKeyboard()

  /// The last change of the keyboard; `nil` before the first.
  var last: KeyboardChange?
  private var observer: SystemObserver?

  private init() {
    observer = SystemObserver(
      keyboard: { [unowned self] change in last = change }, settings: {}, returns: {})
  }

  /// The last change, as one without a motion; `nil` for one on a screen that has been turned since, of which
  /// UIKit is going to tell.
  func current(on screen: UIScreen) -> KeyboardChange? {
    guard var change = last else { return nil }
    // A keyboard that is not at the bottom is of another orientation: floating ones count as hidden.
    let isAtBottom = change.frame.maxY >= Double(screen.bounds.height) - Self.tolerance
    if change.phase != .willHide, !isAtBottom { return nil }
    change.duration = 0
    return change
  }

  /// How far above the screen's bottom a keyboard may end, in points.
  private static let tolerance = 0.5
}
#endif
