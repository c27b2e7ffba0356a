/// A tap on a node, or at a place where the engine looks for one.
public struct Tap: Equatable, Sendable {
  /// The node; the engine finds it by `location` if left out.
  public var target: NodeID?
  /// Where the finger was, in window coordinates.
  public var location: Point?

  /// A tap on the node `target`.
  public init(on target: NodeID) {
    self.target = target
  }

  /// A tap at `location`, in window coordinates: the topmost visible interactive node takes it.
  public init(at location: Point) {
    self.location = location
  }

  /// A tap on `target` whose place is known as well.
  public init(on target: NodeID?, at location: Point?) {
    self.target = target
    self.location = location
  }
}
