/// The metrics of a font, in ems: all that layout knows about it.
public struct FontMetrics: Equatable, Sendable {
  /// The advance of one character.
  public struct Advance: Equatable, Sendable {
    /// The character.
    public var character: Unicode.Scalar
    /// Its advance, in ems.
    public var advance: Double

    /// Creates the advance of one character, in ems.
    public init(_ character: Unicode.Scalar, _ advance: Double) {
      self.character = character
      self.advance = advance
    }
  }

  /// The advance of characters that are not listed, in ems.
  public var defaultAdvance: Double
  /// The advances of individual characters.
  public var advances: [Advance]
  /// The height of a line, in ems.
  public var lineHeight: Double

  /// Creates metrics; the defaults apply to fonts that nothing describes.
  public init(defaultAdvance: Double = 0.5, advances: [Advance] = [], lineHeight: Double = 1.2) {
    self.defaultAdvance = defaultAdvance
    self.advances = advances
    self.lineHeight = lineHeight
  }

  /// The width of `text` on one line, in ems.
  ///
  /// - Complexity: O(*n* · *a*) for *n* characters of text and *a* listed ones.
  public func width(of text: String) -> Double {
    if advances.isEmpty { return Double(text.unicodeScalars.count) * defaultAdvance }
    var width = 0.0
    for scalar in text.unicodeScalars {
      width += advances.first { $0.character == scalar }?.advance ?? defaultAdvance
    }
    return width
  }
}
