// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A scroll view's report of its content offset.
public struct Scroll: Equatable, Sendable {
  /// The phase of a scroll.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    /// The finger began to drag the content.
    case began
    /// The offset changed.
    case changed
    /// The finger was lifted.
    case ended
  }

  /// The scroll view.
  public var target: NodeID
  /// The content offset, in points.
  public var offset: Point
  /// The finger's velocity at its release, in points per second; positive towards larger offsets.
  public var velocity: Point
  /// The phase of the scroll.
  public var phase: Phase
}

extension Scroll {
  /// Creates a scroll view's report.
  public init(_ target: NodeID, offset: Point, velocity: Point = .zero, phase: Phase = .changed) {
    self.init(target: target, offset: offset, velocity: velocity, phase: phase)
  }
}
