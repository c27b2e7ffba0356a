@_exported import Foundation

// What FlowUIKit uses of QuartzCore, CoreGraphics and Objective-C, with Apple's names and types. What
// begins with `simulated` is for tests.

// MARK: Objective-C

public struct Selector: Equatable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

/// Takes actions where there is no Objective-C to send them.
@MainActor public protocol ActionReceiver: AnyObject {
  func receive(_ selector: Selector, from sender: Any?)
}

// MARK: CoreGraphics

public final class CGColor: Equatable, @unchecked Sendable {
  public let components: [CGFloat]?
  public init(simulated components: [CGFloat]) { self.components = components }
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.components == second.components
  }
}

public final class CGPath: @unchecked Sendable {
  /// The elements as text, such as `move 5 0`.
  public let simulatedElements: [String]
  public init(simulated elements: [String]) { simulatedElements = elements }
}

// MARK: Time

public typealias CFTimeInterval = Double

/// The time of the machine, which tests set.
public enum SimulatedTime {
  public nonisolated(unsafe) static var now: CFTimeInterval = 0
  /// What the device has slept, in seconds, while `now` stood still.
  public nonisolated(unsafe) static var slept: CFTimeInterval = 0
}

public typealias clockid_t = UInt32
public let CLOCK_MONOTONIC_RAW: clockid_t = 4
/// The machine's time, sleep included.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
  UInt64((SimulatedTime.now + SimulatedTime.slept) * 1e9)
}

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum, maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

public func CACurrentMediaTime() -> CFTimeInterval { SimulatedTime.now }

public class CADisplayLink {
  /// Those that have been added to a run loop and not been invalidated.
  public nonisolated(unsafe) static var simulatedLinks: [CADisplayLink] = []

  public var isPaused = false
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)
  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public var duration: CFTimeInterval { targetTimestamp - timestamp }
  private var target: Any?
  private let selector: Selector

  public init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    Self.simulatedLinks.append(self)
  }

  public func invalidate() {
    target = nil
    Self.simulatedLinks.removeAll { $0 === self }
  }

  /// The display refreshes, and the next frame will be shown a refresh later.
  @MainActor public func simulatedRefresh(at time: CFTimeInterval, rate: Double = 60) {
    guard !isPaused else { return }
    timestamp = time
    targetTimestamp = time + 1 / rate
    (target as? any ActionReceiver)?.receive(selector, from: self)
  }
}

// MARK: Transforms

public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

// MARK: Animations

public struct CAMediaTimingFillMode: Equatable, Sendable {
  public static let removed = Self()
  public static let backwards = Self(isBackwards: true)
  private var isBackwards = false
}

public final class CAMediaTimingFunction {
  public let simulatedControlPoints: [Float]
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    simulatedControlPoints = [c1x, c1y, c2x, c2y]
  }
}

open class CAAnimation {
  public init() {}
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
}

open class CABasicAnimation: CAAnimation {
  public private(set) var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  public init(keyPath path: String?) { keyPath = path }
}

// MARK: Layers

public class CATransaction {
  private nonisolated(unsafe) static var stack: [Bool] = []
  /// How many changes of layers the system would have animated by itself.
  public nonisolated(unsafe) static var simulatedImplicitActions = 0

  public class func begin() { stack.append(stack.last ?? false) }
  public class func commit() { stack.removeLast() }
  public class func setDisableActions(_ flag: Bool) { stack[stack.count - 1] = flag }
  public class func disableActions() -> Bool { stack.last ?? false }

  static func noteChange() {
    if !disableActions() { simulatedImplicitActions += 1 }
  }
}

open class CALayer {
  public init() {}
  open var bounds = CGRect.zero { didSet { if bounds != oldValue { CATransaction.noteChange() } } }
  open var position = CGPoint.zero {
    didSet { if position != oldValue { CATransaction.noteChange() } }
  }
  open var transform = CATransform3DIdentity { didSet { CATransaction.noteChange() } }
  open var opacity: Float = 1 { didSet { if opacity != oldValue { CATransaction.noteChange() } } }
  open var isHidden = false { didSet { if isHidden != oldValue { CATransaction.noteChange() } } }
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { CATransaction.noteChange() } }
  }
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { CATransaction.noteChange() } }
  }
  open var borderColor: CGColor? { didSet { CATransaction.noteChange() } }
  open var backgroundColor: CGColor? { didSet { CATransaction.noteChange() } }
  open var masksToBounds = false
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  private var animations: [String: CAAnimation] = [:]

  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Layers here have the machine's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var strokeEnd: CGFloat = 1 {
    didSet { if strokeEnd != oldValue { CATransaction.noteChange() } }
  }
  open var lineWidth: CGFloat = 1
}
