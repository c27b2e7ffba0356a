extension String {
  /// Whether the first letter of the text is one of a script that is written from right to left.
  package var beginsRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        // The digits of these scripts are written from left to right.
        if DecimalDigits.value(of: scalar) == nil { return true }
      default:
        switch WordClass(Character(scalar)) {
        case .letter, .katakana, .ideograph: return false
        default: break
        }
      }
    }
    return false
  }
}
