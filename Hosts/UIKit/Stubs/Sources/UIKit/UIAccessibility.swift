public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down }

@MainActor public enum UIAccessibility {
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  public static var isReduceMotionEnabled: Bool { simulatedReduceMotion }
  public static var isVoiceOverRunning: Bool { simulatedVoiceOver }
  public static var simulatedReduceMotion = false
  public static var simulatedVoiceOver = false
  /// What has been posted, such as `announcement Code verified`.
  public static var simulatedPosts: [String] = []

  public static func post(notification: Notification, argument: Any?) {
    let text = (argument as? NSAttributedString)?.string ?? argument
    simulatedPosts.append("\(notification)" + (text.map { " \($0)" } ?? ""))
  }

  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    CGRect(
      origin: view.convert(rect.origin, to: UIScreen.main.coordinateSpace), size: rect.size)
  }
}

@MainActor open class UIAccessibilityElement: UIResponder {
  public private(set) weak var accessibilityContainer: AnyObject?
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
