/// A node, or a family of nodes, that a scene's layout makes.
///
/// Layouts take ids, kinds and parents from here, so what `flow scenes` lists is what is there.
public protocol ScenePart: CaseIterable, Sendable {
  /// The node's id; in a family the part that varies stands in angle brackets, as in `page-<k>`.
  var id: NodeID { get }
  /// What sort of view it is.
  var kind: Node.Kind { get }
  /// The node it is in, if any.
  var parent: Self? { get }
}

extension Node {
  /// Makes the node of a part that is not a family.
  @inlinable public init<Part: ScenePart>(_ part: Part, frame: Rect) {
    self.init(part.id, part.kind, in: part.parent?.id, frame: frame)
  }
}
