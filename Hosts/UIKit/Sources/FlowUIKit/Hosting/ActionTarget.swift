#if canImport(UIKit)
import UIKit

/// The target of a recognizer or a display link, which calls a closure.
///
/// It stands between the system, which retains some targets and knows them by selectors, and the
/// object that is meant.
@MainActor final class ActionTarget: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  #if canImport(ObjectiveC)
  /// What the system calls.
  static var selector: Selector { #selector(act(_:)) }

  @objc private func act(_ sender: Any?) {
    action()
  }
  #endif
}

#if !canImport(ObjectiveC)
// Without Objective-C, as in the tests, there are no selectors, and a stub calls the target itself.
extension ActionTarget: ActionReceiver {
  static var selector: Selector { Selector("act:") }

  func receive(_ selector: Selector, from sender: Any?) {
    if selector == Self.selector { action() }
  }
}
#endif
#endif
