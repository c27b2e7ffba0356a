// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// What an input method composes in a field, which is not yet its text.
public struct Composition: Equatable, Sendable {
  /// What becomes of a composition.
  public enum Phase: String, CaseIterable, Equatable, Sendable {
    /// There is other marked text, or it is the first.
    case changed
    /// What is composed becomes the field's text.
    case committed
    /// What is composed is given up.
    case cancelled
  }

  /// The field.
  public var target: NodeID
  /// What becomes of it.
  public var phase: Phase
  /// All of the marked text; when it is committed, what the field gets.
  public var text: String
  /// The caret, or what is selected, in the marked text, in UTF-16 units; `nil` for its end.
  public var selection: TextRange?
}

extension Composition {
  /// Creates a step of a composition.
  public init(_ target: NodeID, _ phase: Phase, text: String = "", selection: TextRange? = nil) {
    self.init(target: target, phase: phase, text: text, selection: selection)
  }

  /// Whether two are the same; texts, only if their bytes are.
  public static func == (one: Composition, other: Composition) -> Bool {
    one.target == other.target && one.phase == other.phase && one.text.bytes == other.text.bytes && one.selection == other.selection
  }
}
