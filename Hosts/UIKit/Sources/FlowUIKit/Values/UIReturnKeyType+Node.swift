#if canImport(UIKit)
import FlowEngine
import UIKit

extension UIReturnKeyType {
  /// The title of the return key that a node asks for.
  init(_ type: Node.ReturnKeyType) {
    switch type {
    case .default: self = .default
    case .go: self = .go
    case .google: self = .google
    case .join: self = .join
    case .next: self = .next
    case .route: self = .route
    case .search: self = .search
    case .send: self = .send
    case .yahoo: self = .yahoo
    case .done: self = .done
    case .emergencyCall: self = .emergencyCall
    case .continue: self = .continue
    }
  }
}
#endif
