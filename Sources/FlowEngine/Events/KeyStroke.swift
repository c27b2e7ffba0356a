// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A key of a keyboard that goes down or up, as W3C's UI Events name it.
public struct KeyStroke: Equatable, Sendable {
  /// What a key does.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    /// It went down, or goes on being held.
    case down
    /// It went up.
    case up
  }

  /// The key, as the `key` of W3C's UI Events: `Tab`, `ArrowLeft`, `a`.
  public var key: String
  /// Whether it went down or up.
  public var phase: Phase
  /// The modifier keys that are held down.
  public var modifiers: Modifiers
  /// Whether it goes down again because it is held.
  public var repeats: Bool
}

extension KeyStroke {
  /// Creates a stroke of a key.
  public init(_ key: String, _ phase: Phase = .down, modifiers: Modifiers = [], repeats: Bool = false) {
    self.init(key: key, phase: phase, modifiers: modifiers, repeats: repeats)
  }

  /// Whether two are the same; texts, only if their bytes are.
  public static func == (one: KeyStroke, other: KeyStroke) -> Bool {
    one.key.bytes == other.key.bytes && one.phase == other.phase && one.modifiers == other.modifiers && one.repeats == other.repeats
  }
}
