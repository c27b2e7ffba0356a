#if canImport(UIKit)
import FlowEngine
import UIKit

/// Runs animations that repeat for ever with Core Animation, so that the display link may pause.
@MainActor final class RepeatingLayers {
  private var running: [RepeatingAnimation] = []

  /// Makes what repeats the same as in a frame.
  ///
  /// - Parameters:
  ///   - animations: What repeats in the frame.
  ///   - tree: The views.
  ///   - hostTime: The host's time at a time of the scene.
  /// - Returns: Whether all of them are run; for the others samples have to be drawn.
  func run(
    _ animations: [RepeatingAnimation], in tree: NodeTree, _ hostTime: (Double) -> Double?
  ) -> Bool {
    for animation in running where !animations.contains(animation) {
      tree[animation.node]?.layer.removeAnimation(forKey: Self.key)
    }
    let moving = animations.filter { $0.duration > 0 && $0.from != $0.to }
    running = moving.filter { $0.property == .alpha && ($0.duration + $0.begin).isFinite }
    for animation in running {
      // A view that is new has none yet.
      guard let layer = tree[animation.node]?.layer, layer.animation(forKey: Self.key) == nil,
        let begin = hostTime(animation.begin)
      else { continue }
      layer.add(Self.fade(animation, from: layer.convertTime(begin, from: nil)), forKey: Self.key)
    }
    return running.count == moving.count
  }

  private static let key = "flow.repeat.alpha"

  private static func fade(
    _ animation: RepeatingAnimation, from begin: CFTimeInterval
  ) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(opacity: animation.from)
    fade.toValue = Float(opacity: animation.to)
    fade.duration = animation.duration
    fade.timingFunction = CAMediaTimingFunction(
      controlPoints: Float(animation.curve.first.x), Float(animation.curve.first.y),
      Float(animation.curve.second.x), Float(animation.curve.second.y))
    fade.beginTime = begin
    fade.repeatCount = .infinity
    // Where it is to begin later, the first value is shown until then.
    fade.fillMode = .backwards
    // It goes on when the app comes back from the background.
    fade.isRemovedOnCompletion = false
    return fade
  }
}

extension Float {
  /// An opacity.
  fileprivate init(opacity value: AnimatableValue) {
    self = min(max(Float(CGFloat(node: value.number)), 0), 1)
  }
}
#endif
