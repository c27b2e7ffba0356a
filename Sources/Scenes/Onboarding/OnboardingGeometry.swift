import FlowEngine

extension Onboarding {
  /// Where bar and pages are for one window and keyboard: a function of these alone, without
  /// history (rules 4 to 13).
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

    init(_ environment: Environment, _ configuration: Configuration, keyboardOverlap: Double) {
      window = environment.size
      safeArea = environment.safeArea
      barHeight = configuration.barHeight
      coveredHeight = max(keyboardOverlap, environment.safeArea.bottom)
      focusMargin = configuration.focusMargin
      isMirrored = environment.layoutDirection == .rightToLeft
    }

    /// How much of the window's bottom a keyboard covers, in points (F3, `k`).
    ///
    /// Only its top counts (rule 4), and only if it reaches the window's bottom (rule 11).
    /// - Parameter frame: The keyboard's end frame, in points; all numbers finite.
    static func overlap(of frame: Rect, in window: Size) -> Double {
      guard frame.width > 0, frame.height > 0,
        frame.maxY >= window.height - Metrics.bottomTolerance
      else { return 0 }
      return min(max(window.height - frame.minY, 0), window.height)
    }

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
      let x = Metrics.button.margin + Metrics.button.side + Metrics.hintGap
      return Rect(x: x, y: 0, width: max(0, window.width - 2 * x), height: barHeight)
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

    /// Height of the part of the page that nothing covers, in points (F3, `V`).
    var visibleHeight: Double { window.height - bottomInset }

    /// A page's title, in its content.
    var title: Rect {
      Rect(
        x: Metrics.row.margin, y: safeArea.top + Metrics.title.top,
        width: max(0, window.width - 2 * Metrics.row.margin), height: Metrics.title.height)
    }

    /// A field, in its page's content: at its configured frame, or in its row (G3).
    func field(_ row: Int, of page: PageConfiguration) -> Rect {
      if let frame = page.fields[row].frame { return frame }
      return Rect(
        x: Metrics.row.margin,
        y: safeArea.top + Metrics.row.top + Double(row) * Metrics.row.pitch,
        width: max(0, window.width - 2 * Metrics.row.margin), height: Metrics.row.height)
    }

    /// Height of a page's content, in points: at least down to its lowest field.
    func contentHeight(of page: PageConfiguration) -> Double {
      var height = page.contentHeight ?? window.height
      for row in page.fields.indices {
        height = max(height, field(row, of: page).maxY + focusMargin)
      }
      return height
    }

    // MARK: Offset

    /// An offset limited to where the page can be scrolled (F6).
    func clamp(_ offset: Double, for page: PageConfiguration) -> Double {
      min(max(offset, 0), max(0, contentHeight(of: page) - visibleHeight))
    }

    /// The offset nearest to the given one at which a field is not covered; if it does not fit, its
    /// top is seen (F7).
    func reveal(_ row: Int, of page: PageConfiguration, from offset: Double) -> Double {
      let field = field(row, of: page)
      var offset = offset
      if field.maxY + focusMargin > offset + visibleHeight {
        offset = field.maxY + focusMargin - visibleHeight
      }
      if field.minY - focusMargin < offset { offset = field.minY - focusMargin }
      return clamp(offset, for: page)
    }

    /// The offset nearest to the given one at which a field is not covered; if it does not fit, one
    /// at which nothing but the field is seen (F8).
    func hold(_ row: Int, of page: PageConfiguration, at offset: Double) -> Double {
      let field = field(row, of: page)
      let atTop = field.minY - focusMargin
      let atBottom = field.maxY + focusMargin - visibleHeight
      return clamp(min(max(offset, min(atTop, atBottom)), max(atTop, atBottom)), for: page)
    }
  }
}
