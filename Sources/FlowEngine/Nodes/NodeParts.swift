/// The two parts of a node that change apart from each other.
@usableFromInline struct NodeParts: OptionSet, Sendable {
  /// One bit a part.
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Where it is and how it is drawn there.
  @inlinable static var geometry: NodeParts { NodeParts(rawValue: 1 << 0) }
  /// What it is called, and what it shows and says.
  @inlinable static var content: NodeParts { NodeParts(rawValue: 1 << 1) }
}
