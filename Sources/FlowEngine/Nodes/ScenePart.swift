/// A node, or a family of nodes, that a scene's layout makes.
///
/// The raw value is the node's id; in a family the part that varies stands in angle brackets, as in
/// `page-<k>`. Layouts take ids, kinds and parents from here, so what `flow scenes` lists is what
/// is there.
public protocol ScenePart: CaseIterable, RawRepresentable<String>, Sendable {
  /// What kind of view it is.
  var kind: Node.Kind { get }
  /// The node it is in, if any.
  var parent: Self? { get }
}

extension ScenePart {
  /// The node's id.
  @inlinable public var id: NodeID { NodeID(rawValue) }

  /// A plain view.
  @inlinable public var kind: Node.Kind { .view }

  /// None: it stands in the window.
  @inlinable public var parent: Self? { nil }
}
