import FlowEngine

/// The check of card numbers.
enum Luhn {
  /// Whether a text is digits of which the last is the check digit of the others.
  static func passes(_ text: String) -> Bool {
    var sum = 0
    var doubles = false
    for byte in text.utf8.reversed() {
      guard byte.isDigit else { return false }
      let digit = Int(byte - UInt8(ascii: "0"))
      // The digits of a number that is doubled are summed.
      sum += doubles ? digit * 2 - (digit > 4 ? 9 : 0) : digit
      doubles.toggle()
    }
    return sum % 10 == 0
  }
}
