/// The two parts of a node that change independently.
@usableFromInline struct NodeParts: OptionSet, Sendable {
  /// One bit per part.
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Where the node is and how it is drawn there.
  @inlinable static var geometry: NodeParts { NodeParts(rawValue: 1 << 0) }
  /// The node's identity, and what it shows and says.
  @inlinable static var content: NodeParts { NodeParts(rawValue: 1 << 1) }
}
