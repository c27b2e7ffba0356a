/// What is known of a font that a drawing does not have.
struct KnownFont: Sendable {
  /// A part of the font's name, in lower case.
  let part: String
  /// The class of fonts that look like it.
  let family: String
  /// The advance of every character, in sizes of the font; `nil` where characters differ.
  let advance: Double?
}

/// A font as a drawing has it: one of its class, and as wide as the original.
struct DrawnFont: Equatable, Sendable {
  /// The size, in points.
  let size: Double
  /// The class: `sans`, `monospaced` or `script`.
  let family: String
  /// The advance of every character, in sizes of the font; `nil` where characters differ.
  let advance: Double?
  /// Whether the font is bold.
  let isBold: Bool
  /// Whether the font is slanted.
  let isItalic: Bool

  /// Creates the font for a name.
  init(name: String, size: Double) {
    let name = name.lowercased()
    let known = EmbeddedDrawings.fonts.first { name.contains($0.part) }
    self.size = size
    family = known?.family ?? "sans"
    advance = known?.advance
    isBold = ["bold", "heavy", "black"].contains { name.contains($0) }
    isItalic = ["italic", "oblique"].contains { name.contains($0) } || family == "script"
  }

  /// How wide a text is about, in points.
  func width(of text: some StringProtocol) -> Double {
    if let advance { return Double(text.count) * advance * size }
    let widths = isBold ? EmbeddedDrawings.boldWidths : EmbeddedDrawings.regularWidths
    let sum = text.unicodeScalars.reduce(0) { $0 + Self.width(of: $1, widths) }
    return Double(sum) * size / 1000
  }

  /// In thousandths of the size.
  private static func width(of scalar: Unicode.Scalar, _ widths: [Int]) -> Int {
    switch scalar.value {
    case 0x20...0x7E: widths[Int(scalar.value) - 0x20]
    case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...: scalar.value < 0x2E80 ? 556 : 1000
    default: 556
    }
  }
}
