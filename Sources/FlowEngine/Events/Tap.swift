/// A tap on a node, or at a location where the engine looks for one.
public struct Tap: Equatable, Sendable {
  /// The tapped node; if `nil`, the engine finds it from `location`.
  public var target: NodeID?
  /// The finger's position, in window coordinates, in points.
  public var location: Point?

  /// Creates a tap on the node `target`.
  public init(on target: NodeID) {
    self.target = target
  }

  /// Creates a tap at `location`, in window coordinates, which goes to the topmost visible
  /// interactive node there.
  public init(at location: Point) {
    self.location = location
  }

  /// Creates a tap on `target`, if there is one, at a known location.
  public init(on target: NodeID?, at location: Point?) {
    self.target = target
    self.location = location
  }
}
