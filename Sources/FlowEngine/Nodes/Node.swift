/// One thing on the screen: where it is, how it looks, and what a screen reader says of it.
///
/// Geometry is in points, in the parent's coordinates. Everything has the default that a frame
/// leaves out.
public struct Node: Equatable, Sendable {
  /// What kind of view a client makes of a node.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    case view, label, image, field, button, shape, scroll, picker
  }

  /// How the lines of a text stand.
  public enum TextAlignment: String, CaseIterable, Equatable, Sendable {
    case left, center, right
  }

  /// A font by name, with its size in points.
  public struct Font: Equatable, Sendable {
    /// The font's name.
    public var name: String
    /// The size, in points.
    public var size: Double

    /// Creates a font.
    public init(_ name: String, size: Double) {
      self.name = name
      self.size = size
    }
  }

  /// The node's name, unique in the frame.
  public var id: NodeID
  /// What kind of view it is.
  public var kind: Kind
  /// The node whose coordinates `frame` is in; `nil` at the root.
  public var parent: NodeID?
  /// Position and size before `transform`.
  public var frame: Rect
  /// What is done to it about its centre.
  public var transform = Transform.identity
  /// Opacity, 0…1.
  public var alpha = 1.0
  /// Whether it is left out of drawing and touches.
  public var hidden = false
  /// Whether it responds to input.
  public var enabled = true
  /// Radius of the four corners, in points.
  public var cornerRadius = 0.0
  /// Width of the border, in points.
  public var borderWidth = 0.0
  /// Colour of the border.
  public var borderColor: Color?
  /// Fill.
  public var background: Color?
  /// The text shown, whole even where it does not fit.
  public var text: String?
  /// Colour of the text.
  public var textColor: Color?
  /// Font of the text.
  public var font: Font?
  /// How the text stands; `nil` is natural.
  public var textAlignment: TextAlignment?
  /// What a field shows while it is empty.
  public var placeholder: String?
  /// Name of the image shown.
  public var image: String?
  /// The content's point at the node's top left, in points; children are laid out in the content.
  public var contentOffset = Point.zero
  /// Room left around the content, in points.
  public var contentInset = Insets.zero
  /// Size of the content, in points.
  public var contentSize: Size?
  /// The share of an outline that is drawn, 0…1.
  public var strokeEnd = 1.0
  /// Offset of the caret in `text`, in UTF-16 units.
  public var caret: Int?
  /// Whether it has the keyboard.
  public var focused = false
  /// Whether its text is drawn as dots.
  public var secure = false
  /// What it is, as a screen reader says it.
  public var accessibilityLabel: String?
  /// What it holds, as a screen reader says it; never a secret.
  public var accessibilityValue: String?
  /// What it does, as a screen reader says it.
  public var accessibilityTraits: AccessibilityTraits = []
  /// Whether it takes touches; not part of the frame.
  public var interactive = false

  /// What a list knows of it; no part of what it is.
  @usableFromInline var revisions = NodeRevision()

  /// A number that changes whenever the node at this index changes.
  ///
  /// A client that keeps the numbers of the last frame of the same engine can leave views alone
  /// whose number is the same. It may also change when the node does not.
  public var revision: Int { max(revisions.geometry, revisions.content) }

  /// Creates a node that shows nothing yet.
  @inlinable public init(
    _ id: NodeID, _ kind: Kind = .view, in parent: NodeID? = nil, frame: Rect
  ) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.frame = frame
  }
}
