import FlowEngine

extension AdaptiveField {
  /// The part of a text that can be entered.
  enum Entry {
    /// A text without line breaks and control characters, and on a number pad the decimal digits of
    /// any script, in ASCII: a pasted card number has spaces (B14).
    static func text(from text: String, on keyboard: Keyboard) -> String {
      // The usual case, a typed key, builds no string.
      if isTaken(text, on: keyboard) { return text }
      if keyboard == .numberPad { return DecimalDigits.prefix(.max, of: text) }
      var taken = ""
      for scalar in text.unicodeScalars where isTaken(scalar, on: keyboard) {
        taken.unicodeScalars.append(scalar)
      }
      return taken
    }

    /// Whether all of a text can be entered as it is.
    static func isTaken(_ text: String, on keyboard: Keyboard) -> Bool {
      text.unicodeScalars.allSatisfy { isTaken($0, on: keyboard) }
    }

    private static func isTaken(_ scalar: Unicode.Scalar, on keyboard: Keyboard) -> Bool {
      switch keyboard {
      case .numberPad: ("0"..."9").contains(scalar)
      case .default:
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
        default: true
        }
      }
    }
  }
}
