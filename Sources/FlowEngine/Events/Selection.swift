// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// A picker's row that came to rest under the marker.
public struct Selection: Equatable, Sendable {
  /// The picker.
  public var target: NodeID
  /// The index of the wheel, from 0.
  public var component: Int
  /// The index of the row, from 0.
  public var row: Int
}

extension Selection {
  /// Creates a selection.
  public init(_ target: NodeID, component: Int, row: Int) {
    self.init(target: target, component: component, row: row)
  }
}
