import FlowEngine

extension VerificationCode {
  /// Where the row and the contents of its cells are; always from left to right (rule 20).
  struct Geometry {
    /// The row, in the window.
    let box: Rect
    /// The width of a cell, in points (F1).
    let cellWidth: Double
    /// From one cell's left edge to the next one's, in points.
    let pitch: Double
    /// The size of a digit, in points.
    let glyph: Size

    /// The geometry of a row of `length` cells.
    init(length: Int, _ configuration: Configuration) {
      let size = configuration.box
      let label = configuration.origin.phoneLabel
      // Rule 15: the label's centre is the row's centre, not its left edge.
      box = Rect(
        x: label.midX - size.width / 2, y: label.maxY + configuration.origin.spacing,
        width: size.width, height: size.height)
      cellWidth = Self.cellWidth(length: length, configuration)
      pitch = cellWidth + configuration.gap
      glyph = configuration.glyph
    }

    /// The largest number of cells, 1…13, that have a width (rules 9 and 14).
    static func maximumLength(for configuration: Configuration) -> Int {
      var length = Metrics.lengths.upperBound
      while length > Metrics.lengths.lowerBound, !(cellWidth(length: length, configuration) > 0) {
        length -= 1
      }
      return length
    }

    private static func cellWidth(length: Int, _ configuration: Configuration) -> Double {
      (configuration.box.width - configuration.gap * Double(length - 1)) / Double(length)
    }

    /// The button that asks for another code, in the window.
    var resendButton: Rect {
      Rect(
        x: box.minX, y: box.maxY + Metrics.resend.spacing, width: box.width,
        height: Metrics.resend.height)
    }

    /// The line under cell `k`, in the row.
    func underline(_ k: Int) -> Rect {
      Rect(
        x: Double(k) * pitch, y: box.height - Metrics.underlineHeight, width: cellWidth,
        height: Metrics.underlineHeight)
    }

    /// The digit in cell `k`, in the row.
    func digit(_ k: Int) -> Rect {
      Rect(
        x: Double(k) * pitch + (cellWidth - glyph.width) / 2, y: (box.height - glyph.height) / 2,
        width: glyph.width, height: glyph.height)
    }

    /// The caret in cell `k`, in the row.
    func caret(_ k: Int) -> Rect {
      Rect(
        x: Double(k) * pitch + (cellWidth - Metrics.caretWidth) / 2,
        y: box.height / Metrics.caretTopDivisor, width: Metrics.caretWidth,
        height: box.height / Metrics.caretHeightDivisor)
    }
  }
}
