#if canImport(UIKit)
import FlowEngine
import UIKit

extension TimingCurve.Name {
  /// The curve of a keyboard's notification, by its raw value.
  ///
  /// The keyboard's own curve has none of the public values; of them easeInOut is the nearest.
  init(animationCurve rawValue: Int?) {
    switch rawValue.flatMap(UIView.AnimationCurve.init(rawValue:)) {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    default: self = .easeInOut
    }
  }
}
#endif
