import FlowEngine

extension CardInput {
  /// The fonts of the screen (xib) and what is known of their metrics (G2).
  enum Fonts {
    static let number = Node.Font("OCRAStd", size: 21)
    static let value = Node.Font("OCRAStd", size: 11)
    static let caption = Node.Font("CircularStd-Bold", size: 8)
    static let signature = Node.Font("Zapfino", size: 22)
    static let code = Node.Font("Dabbington-Reverse-Italic", size: 13)
    /// A field's own font (platform).
    static var input: SceneFont { SceneFont("System", size: 17) }
    /// Of the bar's buttons, each of which has half of the window's width at the most.
    static var bar: SceneFont {
      SceneFont("System", size: 17, upTo: .accessibilityXLarge)
    }

    /// The metrics that hold unless the client gives others.
    static let shipped: FontBook = {
      var book = FontBook()
      book[number.name] = FontMetrics(defaultAdvance: 0.72, lineHeight: 1)
      // Of this font the widths of the two captions are known, 116.784 and 58.28 at 8 points; the
      // advances are chosen to give them: 14 letters and 19 spaces; 4 letters, X P . T, 10 spaces.
      book[caption.name] = FontMetrics(
        defaultAdvance: 0.698,
        advances: [
          .init(" ", 0.254), .init("X", 0.48825), .init("P", 0.48825), .init(".", 0.48825),
          .init("T", 0.48825),
        ],
        lineHeight: 1.265)
      book[signature.name] = FontMetrics(lineHeight: 3.375)
      book[code.name] = FontMetrics()
      return book
    }()
  }
}
