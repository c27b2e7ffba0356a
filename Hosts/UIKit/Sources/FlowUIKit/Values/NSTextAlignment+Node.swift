#if canImport(UIKit)
import FlowEngine
import UIKit

extension NSTextAlignment {
  /// The alignment of a node's text: where it has none, that of a system button or the natural one.
  init(of node: Node) {
    switch node.textAlignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case nil: self = node.kind == .button ? .center : .natural
    }
  }
}
#endif
