/// A row of a picker came to rest under the marker.
public struct Selection: Equatable, Sendable {
  /// The picker.
  public var target: NodeID
  /// Which wheel, from 0.
  public var component: Int
  /// Which row of it, from 0.
  public var row: Int

  /// Makes a selection.
  public init(_ target: NodeID, component: Int, row: Int) {
    self.target = target
    self.component = component
    self.row = row
  }
}
