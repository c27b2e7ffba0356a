/// Where a property starts that is not presented yet, such as a page that comes in.
public struct PropertyStart: Equatable, Sendable {
  /// The node.
  public var node: NodeID
  /// The property.
  public var property: AnimatableProperty
  /// The value it starts from.
  public var value: AnimatableValue

  /// Makes a start.
  public init(_ node: NodeID, _ property: AnimatableProperty, from value: AnimatableValue) {
    self.node = node
    self.property = property
    self.value = value
  }
}
