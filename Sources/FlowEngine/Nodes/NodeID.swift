/// The name of a node, unique in its scene, such as `card` or `page-2`.
public struct NodeID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it stands in traces and frames.
  public let name: String

  /// Creates an id from a name.
  @inlinable public init(_ name: String) {
    self.name = name
  }

  /// Creates an id from a literal name.
  @inlinable public init(stringLiteral name: String) {
    self.name = name
  }
}
