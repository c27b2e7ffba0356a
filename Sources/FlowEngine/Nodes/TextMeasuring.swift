extension Environment {
  /// The metrics of a font, with all members: those that the client gives, else those that the scene
  /// ships, else those of a font that nothing describes.
  public func metrics(of font: String, shipped: FontBook = FontBook()) -> FontMetrics {
    (fonts[font] ?? FontMetrics()).completed(by: shipped[font])
  }

  /// The size of a text on a single line, in points.
  ///
  /// - Complexity: O(*n* · *a*) for *n* characters of text and *a* advances that the font lists.
  public func size(
    of text: String, in font: Node.Font, shipped: FontBook = FontBook()
  ) -> Size {
    let metrics = metrics(of: font.name, shipped: shipped)
    let lineHeight = metrics.lineHeight ?? FontMetrics.undescribedLineHeight
    return Size(width: metrics.width(of: text) * font.size, height: lineHeight * font.size)
  }
}
