/// A node, or a family of nodes, in a scene's layout.
///
/// The raw value is the node's id; in a family, the part that varies is in angle brackets, as in
/// `page-<k>`. Layouts use these ids, kinds and parents, so that `flow scenes` lists the actual nodes.
public protocol ScenePart: CaseIterable, RawRepresentable<String>, Sendable {
  /// The kind of view.
  var kind: Node.Kind { get }
  /// The parent, if there is one.
  var parent: Self? { get }
  /// Whether its text is a secret, which no recording shows, whatever the host says.
  var isSecret: Bool { get }
  /// Whether it is a piece of a picture, such as the print on a drawn card, which neither scales with
  /// the text size nor has to be read on the screen.
  var isPicture: Bool { get }
  /// The gestures that it takes of pointers; none for what pointers pass through.
  var gestures: GestureSet { get }
}

extension ScenePart {
  /// The node's id.
  @inlinable public var id: NodeID { NodeID(rawValue) }

  /// A plain view by default.
  @inlinable public var kind: Node.Kind { .view }

  /// No parent by default: the node is at the root.
  @inlinable public var parent: Self? { nil }

  /// No secret by default.
  @inlinable public var isSecret: Bool { false }

  /// No picture by default.
  @inlinable public var isPicture: Bool { false }
  /// Taps by default, where the node is interactive.
  @inlinable public var gestures: GestureSet { .tap }
}
