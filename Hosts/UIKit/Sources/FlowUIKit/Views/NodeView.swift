#if canImport(UIKit)
import FlowEngine
import UIKit

/// The view of a node that the system has no control for: a plain view, a label, an image, a button
/// or a shape.
///
/// Its text, image and outline are behind the views of the node's children.
final class NodeView: UIView, NodeDrawing {
  var node: Node?
  weak var scene: FlowSceneView?

  /// Shows the node's text, if it has had any.
  private(set) var label: UILabel?
  /// Shows the node's image, if it has had one.
  private(set) var imageView: UIImageView?
  /// The node whose text the label shows; it may have changed since while it had no text.
  private var labelled: Node?
  /// Draws the node's outline, if it has had one.
  private(set) var outline: CAShapeLayer?

  func drawContents(of node: Node, after last: Node?, _ options: FlowOptions) {
    let origin = CGPoint(node.contentOffset)
    if bounds.origin != origin { bounds = CGRect(origin: origin, size: bounds.size) }
    drawOutline(of: node, after: last)
    drawImage(of: node, after: last, options)
    drawText(of: node, options)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return takesTouch(hit) ? hit : nil
  }

  // MARK: Text

  private func drawText(of node: Node, _ options: FlowOptions) {
    guard let text = node.text, !text.isEmpty else {
      label?.isHidden = true
      return
    }
    let label = self.label ?? makeLabel()
    label.isHidden = false
    label.text = text
    if labelled == nil || labelled?.textColor != node.textColor {
      label.textColor = node.textColor.map { UIColor($0) } ?? .black
    }
    if labelled == nil || labelled?.font != node.font { label.font = options.font(of: node) }
    label.textAlignment = NSTextAlignment(of: node)
    label.frame = bounds.inset(by: UIEdgeInsets(node.contentInset))
    // A text that has the height for it is broken into lines; no other shows dots at its end.
    let isTall = node.frame.height > Self.tallness * Double(label.font.pointSize)
    label.numberOfLines = isTall ? 0 : 1
    label.lineBreakMode = isTall ? .byWordWrapping : .byClipping
    labelled = node
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    label.isAccessibilityElement = false
    insertSubview(label, at: imageView == nil ? 0 : 1)
    self.label = label
    return label
  }

  /// The height from which a text is broken, in font sizes.
  private static let tallness = 2.2

  // MARK: Image

  private func drawImage(of node: Node, after last: Node?, _ options: FlowOptions) {
    guard let name = node.image else {
      imageView?.image = nil
      return
    }
    let view = imageView ?? makeImageView()
    view.frame = bounds
    view.contentMode = node.clipsToBounds ? .scaleAspectFill : .scaleAspectFit
    guard last?.image != name || last?.tintColor != node.tintColor else { return }
    let image = options.image(name)
    view.image = node.tintColor == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = node.tintColor.map { UIColor($0) }
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: bounds)
    view.isAccessibilityElement = false
    insertSubview(view, at: 0)
    imageView = view
    return view
  }

  // MARK: Outline

  private func drawOutline(of node: Node, after last: Node?) {
    guard node.hasOutline else {
      outline?.isHidden = true
      return
    }
    let outline = self.outline ?? makeOutline()
    outline.isHidden = false
    outline.frame = bounds
    if last?.frame.size != node.frame.size || last?.cornerRadius != node.cornerRadius
      || last?.borderWidth != node.borderWidth || last?.hasOutline != true
    {
      outline.path = node.outline.cgPath
    }
    outline.lineWidth = node.outlineWidth
    let color = node.borderColor ?? node.textColor ?? .black
    outline.strokeColor = UIColor(color).cgColor
    outline.strokeEnd = CGFloat(node: node.strokeEnd)
  }

  private func makeOutline() -> CAShapeLayer {
    let outline = CAShapeLayer()
    outline.fillColor = nil
    layer.insertSublayer(outline, at: 0)
    self.outline = outline
    return outline
  }
}
#endif
