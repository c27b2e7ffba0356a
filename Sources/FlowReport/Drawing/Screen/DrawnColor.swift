/// A colour as a drawing writes it.
struct DrawnColor: Equatable {
  /// `#RRGGBB`.
  let text: String
  /// From 0 to 1.
  let alpha: Double
  /// How light it is, from 0 to 1.
  let lightness: Double

  /// Reads `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
  init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = Int(String(Substring(digits)), radix: 16)
    else { return nil }
    let color = digits.count == 8 ? number >> 8 : number
    self.text = String(Substring(text.utf8.prefix(7)))
    alpha = digits.count == 8 ? Double(number & 0xFF) / 255 : 1
    let (red, green, blue) = (color >> 16, color >> 8 & 0xFF, color & 0xFF)
    lightness = (0.3 * Double(red) + 0.6 * Double(green) + 0.1 * Double(blue)) / 255
  }

  static let black = DrawnColor(text: "#000000", lightness: 0)
  static let white = DrawnColor(text: "#FFFFFF", lightness: 1)
  /// What a caret has where no tint is said.
  static let tint = DrawnColor(text: "#2F6BFF", lightness: 0.4)

  private init(text: String, lightness: Double) {
    self.text = text
    self.lightness = lightness
    alpha = 1
  }

  /// The attributes that fill with it.
  func filling(opacity: Double = 1) -> [SVGWriter.Attribute] {
    attributes("fill", opacity)
  }

  /// The attributes that stroke with it.
  var stroking: [SVGWriter.Attribute] { attributes("stroke", 1) }

  private func attributes(_ name: String, _ opacity: Double) -> [SVGWriter.Attribute] {
    let share = alpha * opacity
    return [(name, text)] + (share < 1 ? [("\(name)-opacity", share.drawn)] : [])
  }
}
