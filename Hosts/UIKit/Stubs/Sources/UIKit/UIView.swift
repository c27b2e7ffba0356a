@_exported import Foundation
@_exported import QuartzCore

// What FlowUIKit uses of UIKit, with Apple's names and types. What begins with `simulated` is for
// tests.

@MainActor open class UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"

  public init() {}
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func reloadInputViews() {}
  // On Apple's systems every object has these.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrame = CGRect.zero
  open var accessibilityElements: [Any]?
  open var accessibilityViewIsModal = false
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

public final class UITraitCollection {
  public let displayScale: CGFloat
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let legibilityWeight: UILegibilityWeight

  public init(
    displayScale: CGFloat, simulatedStyle: UIUserInterfaceStyle = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified,
    size: UIContentSizeCategory = .unspecified, weight: UILegibilityWeight = .unspecified
  ) {
    self.displayScale = displayScale
    userInterfaceStyle = simulatedStyle
    accessibilityContrast = contrast
    preferredContentSizeCategory = size
    legibilityWeight = weight
  }
}

@MainActor public protocol UICoordinateSpace: AnyObject {}

public final class UIScreen: UICoordinateSpace {
  public init() {}
  public static let main = UIScreen()
  public var coordinateSpace: any UICoordinateSpace { self }
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
}

open class UIView: UIResponder {
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }

  public let layer = CALayer()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
  open var tintColor: UIColor!
  open var contentMode = ContentMode.scaleToFill
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var simulatedInsets = UIEdgeInsets.zero { didSet { safeAreaInsetsDidChange() } }
  open var simulatedTraits = UITraitCollection(displayScale: 3) {
    didSet { traitCollectionDidChange(oldValue) }
  }
  open var simulatedDirection = UIUserInterfaceLayoutDirection.leftToRight

  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let isOther = newValue.size != layer.bounds.size
      layer.bounds = newValue
      if isOther { setNeedsLayout() }
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var frame: CGRect {
    get { layer.frame }
    set {
      layer.position = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var safeAreaInsets: UIEdgeInsets { simulatedInsets }
  open var traitCollection: UITraitCollection { simulatedTraits }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    simulatedDirection
  }

  /// A point in the coordinates of the window, without transforms.
  func inWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.inWindow(
      CGPoint(
        x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (there, here) = (view?.inWindow(point) ?? point, inWindow(.zero))
    return CGPoint(x: there.x - here.x, y: there.y - here.y)
  }

  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    let (there, origin) = (inWindow(point), window?.frame.origin ?? .zero)
    return CGPoint(x: there.x + origin.x, y: there.y + origin.y)
  }

  // MARK: Hierarchy

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  private func insert(_ view: UIView, at index: Int) {
    view.superview?.subviews.removeAll { $0 === view }
    let old = view.window
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    if old !== view.window { view.moved() }
  }

  open func removeFromSuperview() {
    let old = window
    if old != nil { _ = simulatedResign() }
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    if old != nil { moved() }
  }

  private func moved() {
    didMoveToWindow()
    for view in subviews { view.moved() }
  }

  func simulatedResign() -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    for view in subviews where view.simulatedResign() { return true }
    return false
  }

  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  private var needsLayout = true
  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() {}
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  // MARK: Touches

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX,
        y: point.y - view.frame.minY + view.bounds.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool { simulatedResign() }
}

open class UIWindow: UIView {
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      addSubview(controller.view)
    }
  }
  public var screen: UIScreen { .main }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  open override var window: UIWindow? { self }
  weak var firstResponder: UIView?
  /// Whether a field in it may have the keyboard.
  public var simulatedTakesFocus = true
  /// The view that takes the keyboard from another and cannot have it.
  public weak var simulatedRefuses: UIView?

  override func inWindow(_ point: CGPoint) -> CGPoint { point }

  public func makeKeyAndVisible() {
    layoutIfNeeded()
    rootViewController?.viewDidAppear(false)
  }
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! {
    get {
      if loaded == nil { loadView() }
      return loaded
    }
    set { loaded = newValue }
  }
  private var loaded: UIView?
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func loadView() { loaded = UIView(frame: .zero) }
  open func viewDidAppear(_ animated: Bool) {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
}
