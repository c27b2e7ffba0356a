/// A keyboard notification.
public struct KeyboardChange: Equatable, Sendable {
  /// Which notification it is.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    case willShow, willHide, willChangeFrame
  }

  /// Which notification it is.
  public var phase: Phase
  /// The frame the keyboard ends at, in screen coordinates.
  public var frame: Rect
  /// How long the keyboard moves, in seconds.
  public var duration: Double
  /// How the keyboard moves.
  public var curve: TimingCurve.Name

  /// Makes a notification.
  public init(
    _ phase: Phase, frame: Rect, duration: Double = 0.25, curve: TimingCurve.Name = .easeInOut
  ) {
    self.phase = phase
    self.frame = frame
    self.duration = duration
    self.curve = curve
  }
}
