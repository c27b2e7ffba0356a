// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// One sample of a finger, a mouse or a pen, of which the engine recognizes gestures.
public struct Pointer: Equatable, Sendable {
  /// The kinds of pointer.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    /// A finger.
    case touch
    /// A mouse or a trackpad.
    case mouse
    /// A pen.
    case pen
  }

  /// What a pointer does.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    /// It went down: a finger on the screen, the first button of a mouse.
    case down
    /// It moved while it was down.
    case move
    /// It was lifted.
    case up
    /// The system took it away: what has been recognized of it is cancelled.
    case cancel
    /// It moved without being down, which a touch cannot.
    case hover
  }

  /// Which pointer it is: one number from its down to its up, from 0.
  public var id: Int
  /// What points.
  public var kind: Kind
  /// What it does.
  public var phase: Phase
  /// Its position, in window coordinates, in points.
  public var location: Point
  /// The buttons that are pressed, one bit each, as in W3C's Pointer Events: 1 is the first, a
  /// touch or the tip of a pen.
  public var buttons: Int
  /// The modifier keys that are held down.
  public var modifiers: Modifiers
}

extension Pointer {
  /// Creates a sample of a pointer.
  public init(id: Int, kind: Kind = .touch, _ phase: Phase, at location: Point, buttons: Int = 1, modifiers: Modifiers = []) {
    self.init(id: id, kind: kind, phase: phase, location: location, buttons: buttons, modifiers: modifiers)
  }
}
