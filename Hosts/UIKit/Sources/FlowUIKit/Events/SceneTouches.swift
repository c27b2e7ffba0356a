#if canImport(UIKit)
import FlowEngine
import UIKit

/// Tells a scene of pans and taps.
///
/// One recognizer of each is enough, on the view of the whole scene: the engine finds the node.
@MainActor final class SceneTouches: NSObject {
  private unowned let view: FlowSceneView
  private let pan = PanRecognizer()
  private let tap = TapRecognizer()
  // Recognizers do not retain their targets.
  private lazy var panAction = ActionTarget { [weak self] in self?.panned() }
  private lazy var tapAction = ActionTarget { [weak self] in self?.tapped() }
  /// The node on which the finger of the pan went down.
  private var target: NodeID?

  init(in view: FlowSceneView) {
    self.view = view
    super.init()
    pan.addTarget(panAction, action: ActionTarget.selector)
    tap.addTarget(tapAction, action: ActionTarget.selector)
    // Scenes know one finger at a time; a second one changes nothing.
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  private func tapped() {
    guard tap.state == .ended else { return }
    let location = FlowEngine.Point(tap.location(in: view))
    view.onEvent(.tap(Tap(at: location)), HostTime.shared.time(at: tap.timestamp))
  }

  private func panned() {
    let location = FlowEngine.Point(pan.location(in: view))
    switch pan.state {
    case .began:
      // A gesture belongs to what is under the finger when it goes down, not where it has become
      // a pan; the way up to there is the first sample's, and not lost.
      let start = FlowEngine.Point(pan.start)
      target = view.hitNode(start)
      send(.began, at: start)
      send(.changed, at: location)
    case .changed: send(.changed, at: location)
    case .ended: send(.ended, at: location)
    case .cancelled: send(.cancelled, at: location)
    default: return
    }
  }

  /// Sends a sample of the pan. Its translation is counted here from where the finger went down, since
  /// UIKit's may begin where the pan was recognized.
  private func send(_ phase: Pan.Phase, at location: FlowEngine.Point) {
    let start = FlowEngine.Point(pan.start)
    let way = FlowEngine.Point(x: location.x - start.x, y: location.y - start.y)
    let velocity = FlowEngine.Point(pan.velocity(in: view))
    view.onEvent(
      .pan(Pan(phase, translation: way, velocity: velocity, location: location, target: target)),
      HostTime.shared.time(at: pan.timestamp))
  }

  /// The control of the system's that a view is, or is in.
  private func control(around hit: UIView?) -> UIView? {
    var current = hit
    while let candidate = current, candidate !== view {
      if candidate is NodeFieldView || candidate is NodePickerView { return candidate }
      current = candidate.superview
    }
    return nil
  }
}

extension SceneTouches: UIGestureRecognizerDelegate {
  /// Touches on wheels, and on a field that takes them, are the system's.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    switch control(around: touch.view) {
    case nil: true
    case is NodePickerView: false
    // A tap puts the caret, a pan may be meant for what the field is in.
    default: gestureRecognizer === pan
    }
  }

  /// A list may scroll while the scene is told of the same finger: the scene decides who follows it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan && otherGestureRecognizer.view is NodeScrollView
  }
}
#endif
