import FlowEngine
import Foundation
import QuartzCore
import UIKit

@testable import FlowUIKit

extension UIKitTests.NodePropertyTests {
  private static func text(_ color: CGColor?) -> String {
    color?.components.map { $0.map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ") }
      ?? "none"
  }

  private static func label(_ view: any NodeDrawing) -> UILabel? {
    (view as? NodeView)?.label.flatMap { $0.isHidden ? nil : $0 }
  }

  private static func field(_ view: any NodeDrawing) -> NodeFieldView? { view as? NodeFieldView }

  /// One row for each property, and each kind of view that shows it in a way of its own.
  nonisolated static let rows: [Row] =
    geometryRows + lookRows + textRows + fieldRows + imageRows + scrollRows + pickerRows

  nonisolated private static let geometryRows: [Row] = [
    Row(
      property: "frame", set: { $0.frame = Rect(x: -5, y: 7.5, width: 30, height: 41) },
      seen: { "\($0.frame.minX) \($0.frame.minY) \($0.frame.width) \($0.frame.height)" },
      expected: ("10.0 20.0 100.0 30.0", "-5.0 7.5 30.0 41.0")),
    Row(
      property: "transform",
      set: {
        $0.transform = Transform(
          translation: Point(x: 3, y: 4), scale: Point(x: 2, y: 0.5), rotationY: .pi,
          perspective: 800)
      },
      seen: {
        let m = $0.layer.transform
        return [m.m11, m.m22, m.m33, m.m34, m.m41, m.m42].map { "\(Double($0).rounded(to: 6))" }
          .joined(separator: " ")
      },
      expected: ("1.0 1.0 1.0 0.0 0.0 0.0", "-2.0 0.5 -1.0 0.00125 3.0 4.0")),
    Row(
      property: "contentOffset", set: { $0.contentOffset = Point(x: 5, y: 9) },
      seen: { "\($0.bounds.minX) \($0.bounds.minY)" }, expected: ("0.0 0.0", "5.0 9.0")),
  ]

  nonisolated private static let lookRows: [Row] = [
    Row(
      property: "kind", kind: .view, set: { $0.kind = .field },
      seen: { "\(type(of: $0))" }, expected: ("NodeView", "NodeFieldView")),
    Row(
      property: "alpha", set: { $0.alpha = 0.5 }, seen: { "\($0.alpha)" },
      expected: ("1.0", "0.5")),
    Row(
      property: "pressed", kind: .button, set: { $0.pressed = true }, seen: { "\($0.alpha)" },
      expected: ("1.0", "0.5")),
    Row(
      property: "hovered", kind: .button, set: { $0.hovered = true }, seen: { "\($0.alpha)" },
      expected: ("1.0", "\(CGFloat(Float(0.8)))")),
    Row(
      property: "hidden", set: { $0.hidden = true }, seen: { "\($0.isHidden)" },
      expected: ("false", "true")),
    Row(
      property: "cornerRadius", set: { $0.cornerRadius = 7 }, seen: { "\($0.layer.cornerRadius)" },
      expected: ("0.0", "7.0")),
    Row(
      property: "borderWidth", set: { $0.borderWidth = 3 }, seen: { "\($0.layer.borderWidth)" },
      expected: ("0.0", "3.0")),
    Row(
      property: "borderColor", set: { $0.borderColor = Color(0x010203) },
      seen: { text($0.layer.borderColor) }, expected: ("none", "1 2 3 255")),
    Row(
      property: "background",
      set: { $0.background = Color(red: 10, green: 20, blue: 30, alpha: 40) },
      seen: { text($0.layer.backgroundColor) }, expected: ("none", "10 20 30 40")),
    Row(
      property: "clipsToBounds", set: { $0.clipsToBounds = true }, seen: { "\($0.clipsToBounds)" },
      expected: ("false", "true")),
    Row(
      property: "strokeEnd", kind: .shape,
      set: {
        $0.strokeEnd = 0.25
        $0.borderWidth = 4
        $0.cornerRadius = 15
        $0.borderColor = Color(0x0A0B0C)
      },
      seen: { view in
        guard let outline = (view as? NodeView)?.outline, !outline.isHidden else { return "none" }
        let path = outline.path?.simulatedElements ?? []
        return "\(outline.strokeEnd) \(outline.lineWidth) \(text(outline.strokeColor)) "
          + "\(outline.fillColor == nil) \(view.layer.borderWidth) \(path.prefix(3))"
      },
      expected: (
        #"1.0 2.0 0 0 0 255 true 0.0 ["move 50.0 1.0", "line 99.0 1.0", "arc 99.0 1.0 0.0 -1 cw"]"#,
        #"0.25 4.0 10 11 12 255 true 0.0 ["move 50.0 2.0", "line 85.0 2.0", "arc 85.0 15.0 13.0 -1 cw"]"#
      )),
  ]

  nonisolated private static let textRows: [Row] = [
    Row(
      property: "text", kind: .label, set: { $0.text = "Hello" },
      seen: { label($0)?.text ?? "none" }, expected: ("none", "Hello")),
    Row(
      property: "text", kind: .button, set: { $0.text = "Next" },
      seen: { label($0).map { "\($0.text ?? "") \($0.textAlignment)" } ?? "none" },
      expected: ("none", "Next center")),
    Row(
      property: "textColor", kind: .label, set: { $0.textColor = Color(0xFF0000) },
      seen: { text(label($0)?.textColor.cgColor) }, expected: ("0 0 0 255", "255 0 0 255")),
    Row(
      property: "font", kind: .label, set: { $0.font = Node.Font("Courier", size: 21) },
      seen: { label($0).map { "\($0.font.fontName) \($0.font.pointSize)" } ?? "none" },
      expected: (".SFUI-Regular 17.0", "Courier 21.0")),
    Row(
      property: "font", kind: .field, set: { $0.font = Node.Font("System-Semibold", size: 21) },
      seen: { field($0)?.font.map { "\($0.fontName) \($0.pointSize)" } ?? "none" },
      expected: (".SFUI-Regular 17.0", ".SFUI-Regular 21.0")),
    Row(
      property: "textAlignment", kind: .label, set: { $0.textAlignment = .right },
      seen: { "\(label($0)?.textAlignment ?? .justified)" }, expected: ("natural", "right")),
    Row(
      property: "contentInset", kind: .label,
      set: {
        $0.text = "Text"
        $0.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
      },
      seen: { label($0).map { "\($0.frame.minX) \($0.frame.minY) \($0.frame.width)" } ?? "none" },
      expected: ("none", "2.0 1.0 94.0")),
  ]

  nonisolated private static let fieldRows: [Row] = [
    Row(
      property: "text", kind: .field, set: { $0.text = "Ada" },
      seen: { field($0)?.text ?? "" }, expected: ("", "Ada")),
    Row(
      property: "textColor", kind: .field, set: { $0.textColor = Color(0x00FF00) },
      seen: { text(field($0)?.textColor?.cgColor) }, expected: ("0 0 0 255", "0 255 0 255")),
    Row(
      property: "textAlignment", kind: .field, set: { $0.textAlignment = .center },
      seen: { "\(field($0)?.textAlignment ?? .justified)" }, expected: ("natural", "center")),
    Row(
      property: "placeholder", kind: .field, set: { $0.placeholder = "Name" },
      seen: { field($0)?.attributedPlaceholder?.string ?? "none" }, expected: ("none", "Name")),
    Row(
      property: "placeholderColor", kind: .field, set: { $0.placeholderColor = Color(0x0000FF) },
      seen: { view in
        let color = field(view)?.attributedPlaceholder?.attribute(
          .foregroundColor, at: 0, effectiveRange: nil)
        return text((color as? UIColor)?.cgColor)
      },
      expected: ("none", "0 0 255 255")),
    Row(
      property: "tintColor", kind: .field, set: { $0.tintColor = Color(0x123456) },
      seen: { text(field($0)?.tintColor?.cgColor) }, expected: ("none", "18 52 86 255")),
    Row(
      property: "secure", kind: .field, set: { $0.secure = true },
      seen: { "\(field($0)?.isSecureTextEntry ?? false)" }, expected: ("false", "true")),
    Row(
      property: "enabled", kind: .field, set: { $0.enabled = false },
      seen: { "\(field($0)?.isEnabled ?? false)" }, expected: ("true", "false")),
    Row(
      property: "keyboardType", kind: .field, set: { $0.keyboardType = .emailAddress },
      seen: { "\(field($0)?.keyboardType ?? .default)" }, expected: ("default", "emailAddress")),
    Row(
      property: "textContentType", kind: .field, set: { $0.textContentType = .oneTimeCode },
      seen: { field($0)?.textContentType?.rawValue ?? "none" },
      expected: ("none", "oneTimeCode")),
    Row(
      property: "returnKeyType", kind: .field, set: { $0.returnKeyType = .search },
      seen: { "\(field($0)?.returnKeyType ?? .default)" }, expected: ("default", "search")),
    Row(
      property: "autocorrection", kind: .field, set: { $0.autocorrection = false },
      seen: { "\(field($0)?.autocorrectionType ?? .yes)" }, expected: ("default", "no")),
    Row(
      property: "contentInset", kind: .field,
      set: { $0.contentInset = Insets(top: 0, left: 12, bottom: 0, right: 8) },
      seen: { view in
        guard let field = field(view) else { return "none" }
        let rects = [
          field.textRect(forBounds: field.bounds), field.editingRect(forBounds: field.bounds),
          field.placeholderRect(forBounds: field.bounds),
        ]
        return rects.map { "\($0.minX) \($0.width)" }.joined(separator: ", ")
      },
      expected: ("0.0 100.0, 0.0 100.0, 0.0 100.0", "12.0 80.0, 12.0 80.0, 12.0 80.0")),
  ]

  nonisolated private static let imageRows: [Row] = [
    Row(
      property: "image", kind: .image, set: { $0.image = "star" },
      seen: { view in
        guard let image = (view as? NodeView)?.imageView?.image else { return "none" }
        return "\(image.simulatedName) \(image.renderingMode)"
      },
      expected: ("none", "star automatic")),
    Row(
      property: "tintColor", kind: .image, set: { $0.tintColor = Color(0x010101) },
      seen: { view in
        guard let images = (view as? NodeView)?.imageView else { return "none" }
        return "\(images.image?.renderingMode ?? .automatic) \(text(images.tintColor?.cgColor))"
      },
      expected: ("automatic none", "alwaysTemplate 1 1 1 255")),
  ]

  nonisolated private static let scrollRows: [Row] = [
    Row(
      property: "contentOffset", kind: .scroll, set: { $0.contentOffset = Point(x: 0, y: 55) },
      seen: { "\(($0 as? UIScrollView)?.contentOffset.y ?? -1)" }, expected: ("0.0", "55.0")),
    Row(
      property: "contentInset", kind: .scroll,
      set: { $0.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4) },
      seen: { "\(($0 as? UIScrollView)?.contentInset.bottom ?? -1)" }, expected: ("0.0", "3.0")),
    Row(
      property: "contentSize", kind: .scroll,
      set: { $0.contentSize = Size(width: 100, height: 900) },
      seen: { "\(($0 as? UIScrollView)?.contentSize.height ?? -1)" },
      expected: ("30.0", "900.0")),
    Row(
      property: "enabled", kind: .scroll, set: { $0.enabled = false },
      seen: { "\(($0 as? UIScrollView)?.isScrollEnabled ?? false)" }, expected: ("true", "false")),
    Row(
      property: "clipsToBounds", kind: .scroll, set: { $0.clipsToBounds = true },
      seen: { "\($0.clipsToBounds)" }, expected: ("true", "true")),
  ]

  nonisolated private static let pickerRows: [Row] = [
    Row(
      property: "rows", kind: .picker, set: { $0.rows = [["a", "b"], ["c"]] },
      seen: { "\(($0 as? UIPickerView)?.simulatedRows ?? [])" },
      expected: ("[]", #"[["a", "b"], ["c"]]"#)),
    Row(
      property: "selectedRows", kind: .picker, set: { $0.selectedRows = [2] },
      seen: { "\(($0 as? UIPickerView)?.selectedRow(inComponent: 0) ?? -1)" },
      expected: ("0", "2")),
    Row(
      property: "enabled", kind: .picker, set: { $0.enabled = false },
      seen: { "\($0.isUserInteractionEnabled)" }, expected: ("true", "false")),
  ]
}

extension Double {
  fileprivate func rounded(to digits: Int) -> Double {
    let factor = pow(10, Double(digits))
    let rounded = (self * factor).rounded() / factor
    return rounded == 0 ? 0 : rounded
  }
}
