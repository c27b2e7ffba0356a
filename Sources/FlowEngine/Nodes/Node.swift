// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

/// One thing on the screen: its geometry, its appearance and its accessibility.
///
/// Geometry is in points, in the parent's coordinates. Each property has a default value, which
/// frames leave out.
public struct Node: Equatable, Sendable {
  /// The node's id, unique in the frame.
  public var id: NodeID
  /// The kind of view.
  public var kind: Kind
  /// The node whose coordinates `frame` is in; `nil` at the root.
  public var parent: NodeID?
  /// Position and size before `transform`, in the parent's coordinates.
  public var frame: Rect
  /// The transform about the node's centre.
  public var transform: Transform = .identity
  /// Opacity, 0…1.
  public var alpha: Double = 1
  /// Whether it is neither drawn nor touched.
  public var hidden: Bool = false
  /// Whether it responds to input.
  public var enabled: Bool = true
  /// Corner radius, in points.
  public var cornerRadius: Double = 0
  /// Border width, in points.
  public var borderWidth: Double = 0
  /// Border colour.
  public var borderColor: Color?
  /// Background colour.
  public var background: Color?
  /// The text shown, in full even if it does not fit.
  public var text: String?
  /// Text colour.
  public var textColor: Color?
  /// Font of the text.
  public var font: Font?
  /// Text alignment; `nil` is natural alignment.
  public var textAlignment: TextAlignment?
  /// The text that a field shows while it is empty.
  public var placeholder: String?
  /// Name of the image shown.
  public var image: String?
  /// The point of the content at the node's top left, in points; children are laid out in the content.
  public var contentOffset: Point = .zero
  /// Insets around the content, in points.
  public var contentInset: Insets = .zero
  /// Size of the content, in points.
  public var contentSize: Size?
  /// Fraction of the outline that is drawn, 0…1.
  public var strokeEnd: Double = 1
  /// The caret's offset in `text`, in UTF-16 units.
  public var caret: Int?
  /// The selected part of `text`, in UTF-16 units, if it is more than a caret.
  public var selectedRange: TextRange?
  /// The part of `text` that an input method still composes, in UTF-16 units.
  public var markedRange: TextRange?
  /// Whether it has keyboard focus.
  public var focused: Bool = false
  /// Whether a finger or a button of a mouse is down on it that would be a tap.
  public var pressed: Bool = false
  /// Whether a mouse or a pen points at it.
  public var hovered: Bool = false
  /// Whether its text is obscured by dots.
  public var secure: Bool = false
  /// Colour of the placeholder.
  public var placeholderColor: Color?
  /// Colour of an image that is a glyph, and of a field's caret.
  public var tintColor: Color?
  /// Whether its children are drawn only inside its bounds.
  public var clipsToBounds: Bool = false
  /// The keyboard that a field asks for.
  public var keyboardType: KeyboardType = .default
  /// The meaning of a field's text, for autofill.
  public var textContentType: TextContentType?
  /// The title of the return key while a field has the keyboard.
  public var returnKeyType: ReturnKeyType = .default
  /// Whether the keyboard may correct the text that is typed into a field.
  public var autocorrection: Bool = true
  /// The texts of a picker's rows, by component.
  public var rows: [[String]] = []
  /// The row under a picker's marker in each component.
  public var selectedRows: [Int] = []
  /// Its name, as a screen reader speaks it.
  public var accessibilityLabel: String?
  /// Its value, as a screen reader speaks it; never a secret.
  public var accessibilityValue: String?
  /// How it behaves for assistive technologies.
  public var accessibilityTraits: AccessibilityTraits = []
  /// Whether it receives touches; not part of the frame.
  public var interactive: Bool = false

  /// A list's bookkeeping; not part of the node's value.
  @usableFromInline var revisions = NodeRevision()

  /// Creates a node with default values for everything else.
  @inlinable public init(
    _ id: NodeID, _ kind: Kind = .view, in parent: NodeID? = nil, frame: Rect
  ) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.frame = frame
  }
}
