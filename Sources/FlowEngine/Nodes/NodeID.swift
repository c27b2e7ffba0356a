/// The id of a node, unique in its scene, such as `card` or `page-2`.
public struct NodeID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, as in traces and frames.
  public let name: String

  /// Creates an id from a name.
  @inlinable public init(_ name: String) {
    self.name = name
  }

  /// Creates an id from a string literal.
  @inlinable public init(stringLiteral name: String) {
    self.name = name
  }

  /// Whether two ids have the same bytes.
  @inlinable public static func == (id: NodeID, other: NodeID) -> Bool {
    id.name.bytes == other.name.bytes
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    name.bytes.hash(into: &hasher)
  }

  /// Whether it is a node of a scene that is held.
  @usableFromInline package var isOfChild: Bool { name.utf8.contains(UInt8(ascii: "/")) }

  /// The path of the scene whose node it is; `nil` for the scene that holds all others.
  var path: NodeID? {
    name.utf8.lastIndex(of: UInt8(ascii: "/")).map { NodeID(String(Substring(name.utf8[..<$0]))) }
  }
}
