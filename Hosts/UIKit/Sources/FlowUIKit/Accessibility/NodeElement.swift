#if canImport(UIKit)
import FlowEngine
import UIKit

/// A node as assistive technology sees it.
///
/// Not the view itself: a view that is an element hides what is in it, and a card has its list and
/// its grabber in it.
final class NodeElement: UIAccessibilityElement {
  private weak var view: (any NodeDrawing)?

  init(_ view: any NodeDrawing, in scene: FlowSceneView) {
    self.view = view
    super.init(accessibilityContainer: scene)
    isAccessibilityElement = true
  }

  /// The node, as it is shown.
  var node: Node? { view?.node }

  /// Whether it stands for a view.
  func stands(for view: any NodeDrawing) -> Bool { self.view === view }

  override var accessibilityLabel: String? {
    get { node?.spokenLabel }
    set {}
  }

  override var accessibilityValue: String? {
    get { node?.accessibilityValue }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { node.map { UIAccessibilityTraits($0.accessibilityTraits) } ?? [] }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get { view.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }
    set {}
  }

  /// A double tap, which is a tap on the node.
  override func accessibilityActivate() -> Bool {
    guard let view, let node, node.interactive, node.enabled else { return false }
    view.scene?.send(.tap(Tap(on: node.id)))
    return true
  }

  override func accessibilityIncrement() {
    _ = view?.command("increment")
  }

  override func accessibilityDecrement() {
    _ = view?.command("decrement")
  }

  override func accessibilityPerformEscape() -> Bool {
    view?.command("escape") ?? false
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (view as? NodeScrollView)?.accessibilityScroll(direction) ?? false
  }
}
#endif
