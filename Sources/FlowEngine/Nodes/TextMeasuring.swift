extension Environment {
  /// What is known of a font: what the client describes, else what the scene ships.
  public func metrics(of font: String, shipped: FontBook = FontBook()) -> FontMetrics {
    fonts[font] ?? shipped[font] ?? FontMetrics()
  }

  /// The size of a text on one line, in points.
  ///
  /// - Complexity: O(*n*), where *n* is the characters of the text, times those the font lists.
  public func size(
    of text: String, in font: Node.Font, shipped: FontBook = FontBook()
  ) -> Size {
    let metrics = metrics(of: font.name, shipped: shipped)
    return Size(width: metrics.width(of: text) * font.size, height: metrics.lineHeight * font.size)
  }
}
