import FlowEngine

extension Onboarding {
  /// Where bar and pages are for one window and keyboard: a function of these alone, without
  /// history (rules 4 to 13).
  ///
  /// Titles, rows, hints and bar grow with their texts (G14).
  struct Geometry {
    /// The window's size, in points.
    let window: Size
    /// The window's safe area insets, in points.
    let safeArea: Insets
    /// Height of the bar, in points.
    let barHeight: Double
    /// What the keyboard, or else the safe area, covers of the window's bottom, in points (F3,
    /// `u`).
    let coveredHeight: Double
    /// Room kept around a focused field, in points (C7).
    let focusMargin: Double
    /// Whether leading is on the right.
    let isMirrored: Bool
    /// Whether texts may need more room than at their default.
    let isGrown: Bool
    /// Height of the room for a hint below a row, if texts need more than the default; in points.
    let hintHeight: Double

    init(
      _ environment: borrowing Environment, _ configuration: borrowing Configuration,
      keyboardOverlap: Double
    ) {
      window = environment.size
      safeArea = environment.safeArea
      coveredHeight = max(keyboardOverlap, environment.safeArea.bottom)
      focusMargin = configuration.focusMargin
      isMirrored = environment.layoutDirection == .rightToLeft
      isGrown = !environment.hasDefaultText
      (barHeight, hintHeight) =
        isGrown
        ? Self.grownHeights(environment, barHeight: configuration.barHeight)
        : (configuration.barHeight, 0)
    }

    /// The heights of the bar and of a hint, with room for what they say.
    @inline(never) private static func grownHeights(
      _ environment: Environment, barHeight: Double
    ) -> (bar: Double, hint: Double) {
      let width = environment.size.width
      func height(_ text: String, _ font: SceneFont, _ width: Double) -> Double {
        environment.size(of: text, in: environment.font(font), width: width).height
      }
      var hintHeight = 0.0
      for hint in Hint.allCases {
        hintHeight = max(
          hintHeight, height(hint.text(in: environment), Metrics.hintFont, rowWidth(in: width)))
      }
      let skip = height(environment.text(Strings.skip), Metrics.font, skipWidth(in: width))
      return (max(barHeight, skip + 2 * Metrics.padding), hintHeight)
    }

    /// Width of titles and rows in a window, in points.
    private static func rowWidth(in width: Double) -> Double {
      max(0, width - 2 * Metrics.row.margin)
    }

    /// Width of titles and rows, in points.
    private var rowWidth: Double { Self.rowWidth(in: window.width) }

    /// Where the skip hint begins and, from the right, ends; in points.
    private static var skipMargin: Double {
      Metrics.button.margin + Metrics.button.side + Metrics.hintGap
    }

    /// Width of the skip hint in a window, in points.
    private static func skipWidth(in width: Double) -> Double { max(0, width - 2 * skipMargin) }

    // MARK: Bar

    /// The bar, on top of the keyboard or of the safe area (rules 5 and 6).
    var bar: Rect {
      Rect(
        x: 0, y: window.height - coveredHeight - barHeight, width: window.width, height: barHeight)
    }

    /// The back button, in the bar.
    var backButton: Rect { button(isLeft: !isMirrored) }

    /// The next button, in the bar.
    var nextButton: Rect { button(isLeft: isMirrored) }

    /// The skip hint, in the bar between the buttons.
    var skipHint: Rect {
      Rect(x: Self.skipMargin, y: 0, width: Self.skipWidth(in: window.width), height: barHeight)
    }

    private func button(isLeft: Bool) -> Rect {
      let (side, margin) = (Metrics.button.side, Metrics.button.margin)
      return Rect(
        x: isLeft ? margin : window.width - margin - side, y: (barHeight - side) / 2, width: side,
        height: side)
    }

    // MARK: Pages

    /// A page at rest.
    var page: Rect { Rect(origin: .zero, size: window) }

    /// Where a page is beside the window, having left it or about to come in.
    ///
    /// - Parameter isAhead: Whether the page comes after the other page of the push.
    func page(isAhead: Bool) -> Rect {
      Rect(
        origin: Point(x: isAhead != isMirrored ? window.width : -window.width, y: 0), size: window)
    }

    /// The bottom inset of the page shown: everything that covers it, including the bar (rule 7).
    var bottomInset: Double { coveredHeight + barHeight }

    /// The bottom inset of a page that is not shown (rule 13).
    var restingInset: Double { safeArea.bottom + barHeight }

    /// A page's title, in its content.
    var title: Rect {
      Rect(
        x: Metrics.row.margin, y: safeArea.top + Metrics.title.top, width: rowWidth,
        height: Metrics.title.height)
    }

    /// The title and the rows of a page; `nil` where no text needs more room than the default.
    #if !arch(wasm32)
      @inline(__always)
    #endif
    func rows(
      of page: borrowing PageConfiguration, _ environment: borrowing Environment
    ) -> Rows? {
      isGrown ? grownRows(of: page, environment) : nil
    }

    @inline(never) private func grownRows(of page: PageConfiguration, _ environment: Environment)
      -> Rows
    {
      Rows(of: page, title: title, windowWidth: window.width, hintHeight: hintHeight, environment)
    }

    /// The top of the first row of fields, in a page's content.
    var firstRow: Double { safeArea.top + Metrics.row.top }

    /// From the top of a field's row to that of the next one, in points (G3, G11).
    ///
    /// - Parameter frame: Its configured frame.
    func pitch(of kind: FieldKind, at frame: Rect?) -> Double {
      guard kind == .image else { return Metrics.row.pitch }
      return (frame?.height ?? Metrics.image.side) + Metrics.image.gap
    }

    /// A field, in its page's content: at its configured frame, or in its row (G3, G11).
    ///
    /// - Parameters:
    ///   - frame: Its configured frame.
    ///   - top: The top of its row.
    func field(_ kind: FieldKind, at frame: Rect?, inRowAt top: Double) -> Rect {
      if let frame { return frame }
      guard kind != .image else {
        let side = Metrics.image.side
        return Rect(x: (window.width - side) / 2, y: top, width: side, height: side)
      }
      return Rect(x: Metrics.row.margin, y: top, width: rowWidth, height: Metrics.row.height)
    }

    /// A hint, which is at the lower edge of its field and moves nothing below it (G13).
    ///
    /// - Parameter height: The height of a line, in points.
    func hint(below field: Rect, _ height: Double) -> Rect {
      Rect(x: field.minX, y: field.maxY, width: field.width, height: height)
    }

    /// A field by its number, in its page's content.
    ///
    /// - Complexity: O(*row*).
    private func field(
      _ row: Int, of page: PageConfiguration, _ environment: Environment
    ) -> Rect {
      if let rows = rows(of: page, environment) { return rows.frames[row] }
      var top = firstRow
      for row in 0..<row { top += pitch(of: page.fields[row].kind, at: page.fields[row].frame) }
      return field(page.fields[row].kind, at: page.fields[row].frame, inRowAt: top)
    }

    /// Height of a page's content, in points.
    ///
    /// - Parameter rows: Its rows, if texts need more room than the default.
    func contentHeight(of page: PageConfiguration, _ rows: Rows?) -> Double {
      max(page.contentHeight ?? window.height, rows?.bottom ?? 0)
    }

    // MARK: Offset

    /// An offset limited to where the page can be scrolled (F6).
    #if !arch(wasm32)
      @inline(__always)
    #endif
    func clamp(
      _ offset: Double, for page: PageConfiguration, _ environment: Environment
    ) -> Double {
      room(of: page, environment).clamp(offset)
    }

    /// The offset nearest to the given one at which a field is not covered; if it does not fit, its
    /// top is seen (F7).
    func reveal(
      _ row: Int, of page: PageConfiguration, _ environment: Environment, from offset: Double
    ) -> Double {
      room(of: page, environment).reveal(field(row, of: page, environment), from: offset)
    }

    private func room(
      of page: PageConfiguration, _ environment: Environment
    ) -> ScrollRoom {
      ScrollRoom(
        contentHeight: contentHeight(of: page, rows(of: page, environment)),
        visibleHeight: window.height - bottomInset,
        margin: focusMargin)
    }
  }
}
