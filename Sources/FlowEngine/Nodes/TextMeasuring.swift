extension Environment {
  /// The metrics of a font, with all members: those that the client gives, else those that the scene
  /// ships, else those of a font that nothing describes.
  ///
  /// With `boldText` a bold form that nobody describes is 1.05 times as wide as its regular
  /// one.
  public func metrics(of font: String, shipped: FontBook = FontBook()) -> FontMetrics {
    if boldText, fonts[font] == nil, shipped[font] == nil,
      let regular = SceneFont.regularName(of: font)
    {
      return (fonts[regular] ?? FontMetrics()).completed(by: shipped[regular])
        .scaled(by: SceneFont.boldWidth)
    }
    return (fonts[font] ?? FontMetrics()).completed(by: shipped[font])
  }

  /// The size of a text on a single line, in points.
  ///
  /// - Complexity: O((*n* + *a*) log *a*) for *n* characters of text and *a* advances that the font lists.
  public func size(
    of text: String, in font: Node.Font, shipped: FontBook = FontBook()
  ) -> Size {
    let metrics = metrics(of: font.name, shipped: shipped)
    let lineHeight = metrics.lineHeight ?? FontMetrics.undescribedLineHeight
    return Size(width: metrics.width(of: text) * font.size, height: lineHeight * font.size)
  }

  /// The size of a text in lines, in points.
  ///
  /// Lines are broken at spaces, and between wide characters. A word is never broken: the size is wider
  /// than `width`, the most that a line may take, if one does not fit.
  /// - Complexity: O((*n* + *a*) log *a*) for *n* characters of text and *a* advances that the font lists.
  public func size(
    of text: String, in font: Node.Font, width: Double, shipped: FontBook = FontBook()
  ) -> Size {
    let metrics = metrics(of: font.name, shipped: shipped)
    let lineHeight = metrics.lineHeight ?? FontMetrics.undescribedLineHeight
    var lines = LineBreaker(room: width / max(font.size, .leastNonzeroMagnitude))
    #if arch(wasm32)
      // What sorts takes 4 kB of a module that measures no single lines.
      let advances = FontMetrics.Advances(of: metrics)
    #else
      let advances = FontMetrics.Advances(of: metrics, in: text)
    #endif
    for scalar in text.unicodeScalars { lines.add(scalar, advances.advance(of: scalar)) }
    lines.endLine()
    return Size(
      width: lines.widest * font.size, height: lineHeight * font.size * Double(lines.count))
  }
}

/// Breaks a text into lines; all widths in ems.
private struct LineBreaker {
  let room: Double
  var count = 0
  var widest = 0.0
  /// The line up to the last place at which it can be broken, without the spaces there.
  private var line = 0.0
  private var spaces = 0.0
  /// What follows.
  private var word = 0.0

  /// What rounding may leave of a text that just fits.
  private static var tolerance: Double { 1e-9 }

  init(room: Double) { self.room = room }

  mutating func add(_ scalar: Unicode.Scalar, _ advance: Double) {
    if scalar == "\n" { return endLine() }
    if scalar == " " {
      endWord()
      spaces += advance
    } else if scalar.extent == .wide {
      endWord()
      word = advance
      endWord()
    } else {
      word += advance
    }
  }

  private mutating func endWord() {
    if word == 0 { return }
    if line > 0, line + spaces + word > room + Self.tolerance {
      count += 1
      widest = max(widest, line)
      line = word
    } else {
      line += spaces + word
    }
    (spaces, word) = (0, 0)
  }

  mutating func endLine() {
    endWord()
    count += 1
    widest = max(widest, line)
    (line, spaces) = (0, 0)
  }
}
