extension Environment {
  /// The metrics of a font: those that the client describes, or else those that the scene ships.
  public func metrics(of font: String, shipped: FontBook = FontBook()) -> FontMetrics {
    fonts[font] ?? shipped[font] ?? FontMetrics()
  }

  /// The size of a text on a single line, in points.
  ///
  /// - Complexity: O(*n* · *a*) for *n* characters of text and *a* advances that the font lists.
  public func size(
    of text: String, in font: Node.Font, shipped: FontBook = FontBook()
  ) -> Size {
    let metrics = metrics(of: font.name, shipped: shipped)
    return Size(width: metrics.width(of: text) * font.size, height: metrics.lineHeight * font.size)
  }
}
