public final class UITouch: Hashable {
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) weak var view: UIView?
  var point = CGPoint.zero
  init() {}
  @MainActor public func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
  public static func == (first: UITouch, second: UITouch) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class UIEvent {
  public internal(set) var timestamp: TimeInterval = 0
  init() {}
}

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor open class UIGestureRecognizer {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open internal(set) var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  private var actions: [(target: ActionReceiverReference, selector: Selector)] = []
  var touches: [UITouch] = []

  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    guard let receiver = target as? any ActionReceiver else { return }
    actions.append((ActionReceiverReference(receiver: receiver), action))
  }

  open var numberOfTouches: Int { touches.count }
  open func location(in view: UIView?) -> CGPoint { touches.first?.location(in: view) ?? .zero }

  // From UIGestureRecognizerSubclass.h.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches += touches
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches.removeAll { touches.contains($0) }
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches.removeAll { touches.contains($0) }
  }
  open func reset() {
    touches = []
    state = .possible
  }

  func act() {
    for (target, selector) in actions { target.receiver?.receive(selector, from: self) }
  }

  var hasBegun: Bool { state == .began || state == .changed }

  func allows(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}

@MainActor struct ActionReceiverReference {
  weak var receiver: (any ActionReceiver)?
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger moves before it pans, in points.
  public static let simulatedSlop: CGFloat = 10

  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var lastTime: TimeInterval = 0
  private var speed = CGPoint.zero
  private var current = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: current.x - start.x, y: current.y - start.y)
  }
  open func velocity(in view: UIView?) -> CGPoint { speed }
  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(current, from: nil) ?? current
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches < maximumNumberOfTouches else { return }
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else { return }
    (start, last, current) = (touch.point, touch.point, touch.point)
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, self.touches.contains(touch), state != .failed else { return }
    current = touch.point
    let time = max(event.timestamp - lastTime, 1e-3)
    speed = CGPoint(x: (current.x - last.x) / time, y: (current.y - last.y) / time)
    (last, lastTime) = (current, event.timestamp)
    let distance = hypot(current.x - start.x, current.y - start.y)
    if state == .possible {
      guard distance >= Self.simulatedSlop else { return }
      guard simulatedMayBegin else {
        state = .failed
        return
      }
      state = .began
    } else {
      state = .changed
    }
    act()
  }

  /// Set by the finger: whether another recognizer has the touch for itself.
  var simulatedMayBegin = true

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = self.touches.first, touches.contains(touch) else { return }
    if hasBegun {
      if event.timestamp - lastTime > 0.1 { speed = .zero }
      state = .ended
      act()
    }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasBegun {
      state = .cancelled
      act()
    }
    super.touchesCancelled(touches, with: event)
  }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var isStill = false

  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(start, from: nil) ?? start
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { start = touch.point }
    isStill = numberOfTouches == 1
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first,
      hypot(touch.point.x - start.x, touch.point.y - start.y)
        >= UIPanGestureRecognizer.simulatedSlop
    {
      isStill = false
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isStill {
      state = .ended
      act()
    }
    super.touchesEnded(touches, with: event)
  }
}

/// A finger that touches a window, as the system delivers it to recognizers.
@MainActor public final class SimulatedFinger {
  private let window: UIWindow
  private let touch = UITouch()
  private let event = UIEvent()
  private var recognizers: [UIGestureRecognizer] = []
  /// The view that the touch belongs to.
  public var view: UIView? { touch.view }

  public init(in window: UIWindow) { self.window = window }

  public func down(at point: CGPoint, time: TimeInterval) {
    set(point, time)
    touch.view = window.hitTest(point, with: event)
    recognizers = []
    var view = touch.view
    while let current = view {
      recognizers += (current.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    for recognizer in recognizers { recognizer.touchesBegan([touch], with: event) }
  }

  public func move(to point: CGPoint, time: TimeInterval) {
    set(point, time)
    for recognizer in recognizers {
      if let pan = recognizer as? UIPanGestureRecognizer {
        pan.simulatedMayBegin = recognizers.allSatisfy {
          $0 === pan || !$0.hasBegun || pan.allows($0)
        }
      }
      recognizer.touchesMoved([touch], with: event)
    }
  }

  public func up(time: TimeInterval) {
    set(touch.point, time)
    let hasPanned = recognizers.contains { $0.hasBegun }
    for recognizer in recognizers {
      if recognizer is UITapGestureRecognizer, hasPanned { continue }
      recognizer.touchesEnded([touch], with: event)
    }
    if !hasPanned { (touch.view as? UITextField)?.becomeFirstResponder() }
    end()
  }

  public func cancel(time: TimeInterval) {
    set(touch.point, time)
    for recognizer in recognizers { recognizer.touchesCancelled([touch], with: event) }
    end()
  }

  private func set(_ point: CGPoint, _ time: TimeInterval) {
    SimulatedTime.now = max(SimulatedTime.now, time)
    touch.point = point
    touch.timestamp = time
    event.timestamp = time
  }

  private func end() {
    for recognizer in recognizers where recognizer.numberOfTouches == 0 { recognizer.reset() }
  }
}
