/// Colours as written in frames.
enum ColorText {
  /// The red, green, blue and alpha of `#RRGGBB` or `#RRGGBBAA`, 0…255; `nil` for any other text.
  static func components(_ text: String?) -> [Double]? {
    guard let text, text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let color = text.utf8.count == 7 ? value << 8 | 0xFF : value
    return [24, 16, 8, 0].map { Double(color >> $0 & 0xFF) }
  }
}
