#if canImport(UIKit)
import FlowEngine
import UIKit

/// Listens to what the system makes known to everybody: the keyboard, and settings.
final class SystemObserver {
  private var tokens: [any NSObjectProtocol] = []

  /// Begins to listen; it ends with the observer.
  ///
  /// - Parameters:
  ///   - keyboard: Called before the keyboard moves, with screen coordinates.
  ///   - settings: Called when a setting, or the day, is another.
  ///   - returns: Called when the app comes back, which may have been asleep.
  @MainActor init(
    keyboard: @escaping @MainActor (KeyboardChange) -> Void,
    settings: @escaping @MainActor () -> Void, returns: @escaping @MainActor () -> Void
  ) {
    let phases: [(Notification.Name, KeyboardChange.Phase)] = [
      (UIResponder.keyboardWillShowNotification, .willShow),
      (UIResponder.keyboardWillHideNotification, .willHide),
      (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
    ]
    let keys = KeyboardKeys()
    for (name, phase) in phases {
      observe(name) { notification in
        guard let change = keys.change(phase, notification.userInfo) else { return }
        // UIKit posts on the main thread.
        MainActor.assumeIsolated { keyboard(change) }
      }
    }
    for name in [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIApplication.significantTimeChangeNotification,
    ] {
      observe(name) { _ in MainActor.assumeIsolated { settings() } }
    }
    observe(UIApplication.didBecomeActiveNotification) { _ in
      MainActor.assumeIsolated { returns() }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func observe(
    _ name: Notification.Name, _ action: @escaping @Sendable (Notification) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: action))
  }
}

/// The keys of a keyboard's notification, which belong to the main actor.
private struct KeyboardKeys: Sendable {
  private let frame: String
  private let duration: String
  private let curve: String

  @MainActor init() {
    frame = UIResponder.keyboardFrameEndUserInfoKey
    duration = UIResponder.keyboardAnimationDurationUserInfoKey
    curve = UIResponder.keyboardAnimationCurveUserInfoKey
  }

  /// Reads a notification; `nil` if it lacks the keyboard's frame.
  func change(_ phase: KeyboardChange.Phase, _ info: [AnyHashable: Any]?) -> KeyboardChange? {
    guard let frame = info?[frame] as? CGRect else { return nil }
    return KeyboardChange(
      phase, frame: FlowEngine.Rect(frame), duration: info?[duration] as? Double ?? 0,
      curve: TimingCurve.Name(animationCurve: info?[curve] as? Int))
  }
}
#endif
