#if canImport(UIKit)
import FlowEngine
import UIKit

extension UIAccessibilityTraits {
  /// The traits of a node.
  init(_ traits: FlowEngine.AccessibilityTraits) {
    self = Self.pairs.reduce(into: []) { result, pair in
      if traits.contains(pair.node) { result.insert(pair.view) }
    }
  }

  private static var pairs: [(node: FlowEngine.AccessibilityTraits, view: UIAccessibilityTraits)] {
    [
      (.button, .button), (.link, .link), (.header, .header), (.searchField, .searchField),
      (.image, .image), (.selected, .selected), (.keyboardKey, .keyboardKey),
      (.staticText, .staticText), (.summaryElement, .summaryElement),
      (.notEnabled, .notEnabled), (.updatesFrequently, .updatesFrequently),
      (.adjustable, .adjustable),
    ]
  }
}
#endif
