#if canImport(UIKit)
import FlowEngine
import UIKit

// A number that is not finite would raise an exception in Core Animation; it counts as 0.

extension CGFloat {
  /// A number of a node.
  init(node number: Double) {
    self = number.isFinite ? CGFloat(number) : 0
  }
}

extension CGPoint {
  /// A point of a node.
  init(_ point: FlowEngine.Point) {
    self.init(x: CGFloat(node: point.x), y: CGFloat(node: point.y))
  }
}

extension CGSize {
  /// A size of a node; negative lengths count as 0.
  init(_ size: FlowEngine.Size) {
    self.init(
      width: max(0, CGFloat(node: size.width)), height: max(0, CGFloat(node: size.height)))
  }
}

extension UIEdgeInsets {
  /// Insets of a node.
  init(_ insets: FlowEngine.Insets) {
    self.init(
      top: CGFloat(node: insets.top), left: CGFloat(node: insets.left),
      bottom: CGFloat(node: insets.bottom), right: CGFloat(node: insets.right))
  }
}

extension FlowEngine.Point {
  /// A point of a view.
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension FlowEngine.Size {
  /// A size of a view.
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension FlowEngine.Rect {
  /// A rectangle of a view.
  init(_ rect: CGRect) {
    self.init(
      origin: FlowEngine.Point(rect.origin), size: FlowEngine.Size(rect.size))
  }
}

extension FlowEngine.Insets {
  /// Insets of a view.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
#endif
