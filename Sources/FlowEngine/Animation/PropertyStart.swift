/// The starting value of a property, such as of a page that is pushed in and not presented yet.
public struct PropertyStart: Equatable, Sendable {
  /// The animated node.
  public var node: NodeID
  /// The animated property.
  public var property: AnimatableProperty
  /// The value it starts from.
  public var value: AnimatableValue

  /// Creates a starting value for one property of one node.
  public init(_ node: NodeID, _ property: AnimatableProperty, from value: AnimatableValue) {
    self.node = node
    self.property = property
    self.value = value
  }
}
