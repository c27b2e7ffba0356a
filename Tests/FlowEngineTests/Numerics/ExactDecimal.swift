import Foundation

/// Rounds a double by the text of its exact decimal expansion: slow, and nothing like the engine's
/// way.
enum ExactDecimal {
  /// The number rounded to so many decimals, halves away from zero, in the shortest form.
  static func rounded(_ value: Double, decimals: Int) -> String {
    // 80 decimals are all there are down to 2⁻⁸⁰; with all of them nothing is rounded here.
    let parts = String(format: "%.80f", value.magnitude).split(separator: ".")
    var digits = Array((parts[0] + parts[1].prefix(decimals)).utf8)
    if let next = parts[1].dropFirst(decimals).first, next >= "5" {
      var index = digits.count - 1
      while index >= 0, digits[index] == UInt8(ascii: "9") {
        digits[index] = UInt8(ascii: "0")
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { digits.insert(UInt8(ascii: "1"), at: 0) }
    }
    let whole = String(decoding: digits.dropLast(decimals), as: UTF8.self)
    var fraction = String(decoding: digits.suffix(decimals), as: UTF8.self)
    while fraction.last == "0" { fraction.removeLast() }
    let text = fraction.isEmpty ? whole : whole + "." + fraction
    return value < 0 && text != "0" ? "-" + text : text
  }
}
