/// A font of a scene, which scales with the environment's text size.
///
/// ```swift
/// static let title = SceneFont("System-Bold", size: 28, upTo: .accessibilityLarge)
/// node.font = environment.font(Metrics.title)
/// ```
public struct SceneFont: Sendable {
  /// The font at the default size.
  public let font: Node.Font
  /// The largest text size up to which it scales.
  public let limit: Environment.TextSize

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - name: The font's name.
  ///   - size: Its size at the default text size, in points.
  ///   - limit: The largest text size up to which it scales.
  @inlinable public init(
    _ name: String, size: Double, upTo limit: Environment.TextSize = .accessibilityXXXLarge
  ) {
    font = Node.Font(name, size: size)
    self.limit = limit
  }

  /// What the name of a bold font ends with.
  static var boldSuffix: StaticString { "-Bold" }
  /// How much wider a bold font is, unless the client describes it.
  static var boldWidth: Double { 1.05 }

  /// Whether a name is that of a bold font.
  static func isBold(_ name: String) -> Bool {
    name.withBytes { $0.hasSuffix(boldSuffix) }
  }

  /// The name of a bold font without its ending; `nil` for a font that is not bold.
  static func regularName(of name: String) -> String? {
    name.withBytes { bytes in
      guard bytes.hasSuffix(boldSuffix) else { return nil }
      let count = bytes.count - boldSuffix.utf8CodeUnitCount
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
    }
  }

  /// The name of the bold font of a regular one.
  static func boldName(of name: String) -> String {
    name.withBytes { bytes in
      let count = bytes.count + boldSuffix.utf8CodeUnitCount
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
        for (index, byte) in bytes.enumerated() { buffer[index] = byte }
        for index in bytes.count..<count {
          buffer[index] = boldSuffix.utf8Start[index - bytes.count]
        }
        return String(decoding: UnsafeBufferPointer(buffer), as: UTF8.self)
      }
    }
  }
}

extension Environment {
  /// A scene's font at the environment's text size, and bold if the environment asks for it.
  @inlinable @inline(__always) public func font(_ font: SceneFont) -> Node.Font {
    // As for colours.
    #if arch(wasm32)
      scaled(font)
    #else
      if case .none = settings { font.font } else { scaled(font) }
    #endif
  }

  /// A scene's font for a text that somebody else gives: at the environment's text size, or at the
  /// largest one below at which the longest word fits into a width, in points, the default one at the
  /// least.
  public func font(
    _ font: SceneFont, fitting text: String, width: Double, shipped: FontBook = FontBook()
  ) -> Node.Font {
    var size = textSize
    while true {
      let scaled = scaled(font, to: size)
      guard size.place > TextSize.large.place, let smaller = TextSize(place: size.place - 1),
        self.size(of: text, in: scaled, width: 0, shipped: shipped).width > width
      else { return scaled }
      size = smaller
    }
  }

  @usableFromInline @inline(never) func scaled(_ font: SceneFont) -> Node.Font {
    if case .none = settings { font.font } else { scaled(font, to: textSize) }
  }

  private func scaled(_ font: SceneFont, to size: TextSize) -> Node.Font {
    var scaled = font.font
    scaled.size = min(size.place, font.limit.place).scaled(scaled.size)
    if boldText, !SceneFont.isBold(scaled.name) {
      scaled.name = SceneFont.boldName(of: scaled.name)
    }
    return scaled
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is more than an ending, and that at the end.
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    let start = count - suffix.utf8CodeUnitCount
    guard start > 0 else { return false }
    for index in start..<count where self[index] != suffix.utf8Start[index - start] {
      return false
    }
    return true
  }
}

extension Environment.TextSize {
  /// The place among all, from the smallest.
  fileprivate var place: Int {
    var place = 0
    for size in Self.allCases {
      if size == self { break }
      place += 1
    }
    return place
  }
}

extension Int {
  /// A size of a font at the text size of this place, to half a point: in proportion to the body text
  /// of UIKit's content size categories.
  fileprivate func scaled(_ size: Double) -> Double {
    let body: Double =
      switch self {
      case 0: 14
      case 1: 15
      case 2: 16
      case 3: 17
      case 4: 19
      case 5: 21
      case 6: 23
      case 7: 28
      case 8: 33
      case 9: 40
      case 10: 47
      default: 53
      }
    return self == 3 ? size : (size * body / 17 * 2 + 0.5).rounded(.down) / 2
  }
}
