import FlowEngine

/// A colour in the components of sRGB, 0…1, opaque.
struct Paint: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  init(_ color: Color) {
    red = Double(color.red) / 255
    green = Double(color.green) / 255
    blue = Double(color.blue) / 255
  }

  /// What is seen of it under another colour that covers a share of it.
  func under(_ top: Paint, share: Double) -> Paint {
    var mixed = self
    mixed.red += (top.red - red) * share
    mixed.green += (top.green - green) * share
    mixed.blue += (top.blue - blue) * share
    return mixed
  }

  /// The relative luminance, 0…1 (WCAG 2.2).
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast with another colour, 1…21 (WCAG 2.2).
  func contrast(with other: Paint) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static let table: [Double] = (0...1024).map { exactLinear(Double($0) / 1024) }

  private static func linear(_ component: Double) -> Double {
    let place = component * 1024
    let low = Int(place)
    guard low < 1024 else { return 1 }
    return table[low] + (table[low + 1] - table[low]) * (place - Double(low))
  }

  private static func exactLinear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    // To the power of 2.4: the square, and the fifth root of its square, by Newton's method.
    let base = (component + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<40 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
