import FlowEngine

extension VerificationCode {
  /// Where the row and the contents of its cells are; always from left to right (rule 20).
  ///
  /// With larger text everything moves down to make room, and the row grows to the width of the window
  /// (G11).
  struct Geometry {
    /// The label of the phone number, in the window.
    private(set) var phoneLabel: Rect
    /// The size of the phone number's font.
    private var phoneFontSize = Metrics.phoneFont.font.size
    /// The row, in the window.
    private(set) var box: Rect
    /// The width of a cell, in points (F1).
    private(set) var cellWidth: Double
    /// From one cell's left edge to the next one's, in points.
    private(set) var pitch: Double
    /// The size of a digit, in points.
    private(set) var glyph: Size
    /// The size of the digits' font.
    private var digitFontSize = Metrics.digitFont.font.size

    /// The geometry of a row of `length` cells, with `secondsLeft` seconds until the button is enabled.
    init(
      length: Int, secondsLeft: Int, _ environment: borrowing Environment,
      _ configuration: borrowing Configuration
    ) {
      self.init(length: length, configuration)
      if environment.hasDefaultText { return }
      grow(length: length, secondsLeft: secondsLeft, environment, configuration)
    }

    /// The geometry of a row at the default size of text.
    init(length: Int, _ configuration: borrowing Configuration) {
      let size = configuration.box
      let label = configuration.origin.phoneLabel
      phoneLabel = label
      // Rule 15: the label's centre is the row's centre, not its left edge.
      box = Rect(
        x: label.midX - size.width / 2, y: label.maxY + configuration.origin.spacing,
        width: size.width, height: size.height)
      cellWidth = Self.cellWidth(length: length, configuration)
      pitch = cellWidth + configuration.gap
      glyph = configuration.glyph
    }

    /// Makes room for text that is larger.
    private mutating func grow(
      length: Int, secondsLeft: Int, _ environment: Environment, _ configuration: Configuration
    ) {
      let phone = configuration.phone
      let phoneFont = environment.font(
        Metrics.phoneFont, fitting: phone, width: phoneLabel.width)
      phoneFontSize = phoneFont.size
      phoneLabel.size.height = max(
        phoneLabel.height,
        environment.size(of: phone, in: phoneFont, width: phoneLabel.width).height)

      // The row takes the width that there is; the digits, what their cells have room for.
      var font = environment.font(Metrics.digitFont)
      let growth = font.size / digitFontSize
      let room = min(box.midX, environment.size.width - box.midX) - Metrics.growthMargin
      let width = max(box.width, min(box.width * growth, 2 * room))
      let gaps = configuration.gap * Double(length - 1)
      cellWidth = (width - gaps) / Double(length)
      pitch = cellWidth + configuration.gap
      let most = glyph.width > 0 ? max(1, cellWidth / glyph.width) : growth
      let scale = min(growth, most)
      if scale != growth { font.size = (digitFontSize * scale * 2).rounded(.down) / 2 }
      digitFontSize = font.size
      glyph = Size(
        width: glyph.width * scale,
        height: max(glyph.height * scale, environment.size(of: "", in: font).height))
      let height = max(box.height, box.height * scale)
      box = Rect(
        x: box.midX - width / 2, y: phoneLabel.maxY + configuration.origin.spacing, width: width,
        height: height)
      // What would be below the window moves up, as far as there is room.
      var bottom = box.maxY
      if let wait = configuration.resendAfter {
        // With room for the whole wait's title, too, the row stays where it is as the seconds fall.
        for seconds in [Int(wait.rounded(.up)), secondsLeft] {
          let title = VerificationCode.resendTitle(secondsLeft: seconds, in: environment)
          bottom = max(bottom, resendButton(titled: title, environment).maxY)
        }
      }
      let excess = bottom - (environment.size.height - environment.safeArea.bottom)
      let shift = min(excess, phoneLabel.minY - environment.safeArea.top)
      if shift > 0 {
        phoneLabel.origin.y -= shift
        box.origin.y -= shift
      }
    }

    /// The font of the phone number.
    func phoneFont(in look: some Look) -> Node.Font {
      var font = look.font(Metrics.phoneFont)
      if !look.isDefaultLook { font.size = phoneFontSize }
      return font
    }

    /// The font of the digits.
    func digitFont(in look: some Look) -> Node.Font {
      var font = look.font(Metrics.digitFont)
      if !look.isDefaultLook { font.size = digitFontSize }
      return font
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
    func resendButton(titled title: String, _ environment: Environment) -> Rect {
      var frame = Rect(
        x: box.minX, y: box.maxY + Metrics.resend.spacing, width: box.width,
        height: Metrics.resend.height)
      if environment.hasDefaultText { return frame }
      let room = min(box.midX, environment.size.width - box.midX) - Metrics.growthMargin
      let size = environment.size(
        of: title, in: environment.font(Metrics.resendFont), width: max(frame.width, 2 * room))
      frame.size = Size(width: max(frame.width, size.width), height: max(frame.height, size.height))
      frame.origin.x = box.midX - frame.width / 2
      return frame
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
