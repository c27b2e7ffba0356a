#if canImport(UIKit)
import FlowEngine
import UIKit

/// What a client brings along for showing a scene.
public struct FlowOptions: Sendable {
  /// The image of a name in the scene's nodes; `UIImage(named:)` by default.
  ///
  /// Where the node has a `tintColor`, the image serves as a template and is drawn in that colour.
  public var image: @MainActor @Sendable (String) -> UIImage? = { UIImage(named: $0) }

  /// The font of a name and size; by default the app's of that name, or else the system's.
  public var font: @MainActor @Sendable (Node.Font) -> UIFont = { font in
    UIFont(name: font.name, size: CGFloat(node: font.size))
      ?? .systemFont(ofSize: CGFloat(node: font.size))
  }

  /// Fields that take the keyboard's place with something of the scene's own, such as the wheels of
  /// `card-input` for its field `input-expiry-text`: the system shows no keyboard for them.
  public var fieldsWithoutKeyboard: Set<NodeID> = []

  /// Whether a screen reader leaves out everything beside the scene, such as what a screen that is shown
  /// over another one covers.
  public var isModal = false

  /// The edges of the screen at which a first swipe is the scene's and not the system's, such as `.bottom`
  /// for a card that comes from there. `FlowViewController` hands them on; another controller has to.
  public var edgesDeferringSystemGestures: UIRectEdge = []

  /// Creates the default options.
  public init() {}

  /// The font of a node's text.
  @MainActor func font(of node: Node) -> UIFont {
    node.font.map(font) ?? .systemFont(ofSize: Self.fontSize)
  }

  /// The size of the system's font for labels, in points.
  private static let fontSize: CGFloat = 17
}
#endif
