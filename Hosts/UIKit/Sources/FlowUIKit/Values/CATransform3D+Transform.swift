#if canImport(UIKit)
import FlowEngine
import QuartzCore

extension CATransform3D {
  /// The matrix of a node's transform; the identity if an element is not finite.
  init(_ transform: FlowEngine.Transform) {
    let m = transform.matrix
    let elements = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
      m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
    guard elements.allSatisfy({ $0.isFinite }) else {
      self = CATransform3DIdentity
      return
    }
    self.init(
      m11: CGFloat(m.m11), m12: CGFloat(m.m12), m13: CGFloat(m.m13), m14: CGFloat(m.m14),
      m21: CGFloat(m.m21), m22: CGFloat(m.m22), m23: CGFloat(m.m23), m24: CGFloat(m.m24),
      m31: CGFloat(m.m31), m32: CGFloat(m.m32), m33: CGFloat(m.m33), m34: CGFloat(m.m34),
      m41: CGFloat(m.m41), m42: CGFloat(m.m42), m43: CGFloat(m.m43), m44: CGFloat(m.m44))
  }
}
#endif
