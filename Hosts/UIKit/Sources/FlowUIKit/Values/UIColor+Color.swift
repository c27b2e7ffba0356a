#if canImport(UIKit)
import FlowEngine
import UIKit

extension UIColor {
  /// A colour of a node, in sRGB.
  convenience init(_ color: FlowEngine.Color) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
  }
}
#endif
