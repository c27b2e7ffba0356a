#if canImport(UIKit)
import FlowEngine
import UIKit

extension Node {
  /// Whether a screen reader reads it, and whether it can be seen.
  struct Reading: Equatable {
    var isSpoken: Bool
    var isSeen: Bool
  }

  /// What decides whether a screen reader comes to the node.
  ///
  /// A text alone does not: it may be a digit of a secret, or part of something that speaks for it.
  var isRead: Reading {
    Reading(
      isSpoken: accessibilityLabel != nil || !accessibilityTraits.isEmpty,
      isSeen: !hidden && alpha >= NodeList.touchableAlpha)
  }

  /// What a screen reader says it is.
  var spokenLabel: String? { accessibilityLabel ?? text }
}
#endif
