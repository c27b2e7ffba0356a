#if canImport(UIKit)
import FlowEngine
import UIKit

extension UIKeyboardType {
  /// The keyboard that a node asks for.
  init(_ type: Node.KeyboardType) {
    switch type {
    case .default: self = .default
    case .asciiCapable: self = .asciiCapable
    case .numbersAndPunctuation: self = .numbersAndPunctuation
    case .url: self = .URL
    case .numberPad: self = .numberPad
    case .phonePad: self = .phonePad
    case .namePhonePad: self = .namePhonePad
    case .emailAddress: self = .emailAddress
    case .decimalPad: self = .decimalPad
    case .twitter: self = .twitter
    case .webSearch: self = .webSearch
    case .asciiCapableNumberPad: self = .asciiCapableNumberPad
    }
  }
}
#endif
