public final class UIColor: Equatable, @unchecked Sendable {
  public let cgColor: CGColor
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(simulated: [red, green, blue, alpha])
  }
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static func == (first: UIColor, second: UIColor) -> Bool {
    first.cgColor == second.cgColor
  }
}

public final class UIFont: Equatable, @unchecked Sendable {
  public let fontName: String
  public let pointSize: CGFloat
  private init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }
  /// Knows the fonts whose names do not begin with `System`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.hasPrefix("System") { return nil }
    self.init(fontName, fontSize)
  }
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Regular", fontSize)
  }
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.fontName == second.fontName && first.pointSize == second.pointSize
  }
}

public final class UIImage: @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public let renderingMode: RenderingMode
  public let simulatedName: String
  public init?(named name: String) {
    if name.isEmpty { return nil }
    (simulatedName, renderingMode) = (name, .automatic)
  }
  private init(_ name: String, _ mode: RenderingMode) {
    (simulatedName, renderingMode) = (name, mode)
  }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(simulatedName, renderingMode)
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping }

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor!
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byClipping
}

open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor public final class UIBezierPath {
  private var elements: [String] = []
  public init() {}
  public var cgPath: CGPath { CGPath(simulated: elements) }
  public func move(to point: CGPoint) { elements.append("move \(point.x) \(point.y)") }
  public func addLine(to point: CGPoint) { elements.append("line \(point.x) \(point.y)") }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let quarter = Int((startAngle / (.pi / 2)).rounded())
    elements.append("arc \(center.x) \(center.y) \(radius) \(quarter) \(clockwise ? "cw" : "ccw")")
  }
  public func close() { elements.append("close") }
}

// MARK: Scroll views

@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}

open class UIScrollView: UIView, ActionReceiver {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, never }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  public let panGestureRecognizer = UIPanGestureRecognizer()
  private var start = CGPoint.zero
  /// Where the content would come to rest after a finger's release.
  public private(set) var simulatedTarget: CGPoint?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    panGestureRecognizer.addTarget(self, action: Selector("pan"))
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOther = newValue != bounds.origin
      bounds.origin = newValue
      if isOther { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// A larger view may have less to scroll.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isLarger = newValue.height > super.bounds.height
      super.bounds = newValue
      let last = max(0, contentSize.height + contentInset.bottom - newValue.height)
      if isLarger, contentOffset.y > last { contentOffset.y = last }
    }
  }

  public func receive(_ selector: Selector, from sender: Any?) {
    let translation = panGestureRecognizer.translation(in: self)
    switch panGestureRecognizer.state {
    case .began:
      (isTracking, isDragging) = (true, true)
      start = CGPoint(x: contentOffset.x + translation.x, y: contentOffset.y + translation.y)
      delegate?.scrollViewWillBeginDragging(self)
    case .changed: drag(translation)
    case .ended, .cancelled:
      let speed = panGestureRecognizer.velocity(in: self)
      let velocity = CGPoint(x: -speed.x / 1000, y: -speed.y / 1000)
      var target = CGPoint(
        x: contentOffset.x + velocity.x * 500, y: contentOffset.y + velocity.y * 500)
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: &target)
      (isTracking, isDragging) = (false, false)
      simulatedTarget = target
    default: break
    }
  }

  private func drag(_ translation: CGPoint) {
    let wide = contentSize.width > bounds.width
    let tall = contentSize.height > bounds.height || !wide
    contentOffset = CGPoint(
      x: wide ? start.x - translation.x : contentOffset.x,
      y: tall ? start.y - translation.y : contentOffset.y)
  }

  /// The content rolls on to an offset.
  public func simulatedDeceleration(to offset: CGPoint) {
    isDecelerating = true
    contentOffset = offset
    isDecelerating = false
  }
}

// MARK: Pickers

@MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]
  open func reloadAllComponents() {}
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// The titles that the wheels show.
  public var simulatedRows: [[String]] {
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    return (0..<count).map { component in
      let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
      return (0..<rows).map { row in
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
          ?? "?"
      }
    }
  }

  /// A finger turns a wheel.
  public func simulatedTurn(to row: Int, inComponent component: Int) {
    selection[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
