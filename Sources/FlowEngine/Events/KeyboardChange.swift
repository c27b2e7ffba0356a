// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A notification that the keyboard is about to move.
public struct KeyboardChange: Equatable, Sendable {
  /// The kind of keyboard notification.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    /// The keyboard is about to appear.
    case willShow
    /// The keyboard is about to disappear.
    case willHide
    /// The keyboard is about to change its frame.
    case willChangeFrame
  }

  /// The kind of notification.
  public var phase: Phase
  /// The keyboard's final frame, in screen coordinates, in points.
  public var frame: Rect
  /// The duration of the keyboard's animation, in seconds.
  public var duration: Double
  /// The timing curve of the keyboard's animation.
  public var curve: TimingCurve.Name
}

extension KeyboardChange {
  /// Creates a keyboard notification.
  public init(_ phase: Phase, frame: Rect, duration: Double = 0.25, curve: TimingCurve.Name = .easeInOut) {
    self.init(phase: phase, frame: frame, duration: duration, curve: curve)
  }
}
