import FlowEngine

extension AdaptiveField {
  /// Where the parts of a field are at rest and raised, in the field's coordinates.
  ///
  /// Computed for each layout from the field as it is then (D3, D4). Between the two ends every
  /// number is linear in the progress, which is how the engine animates it (F4).
  struct Geometry {
    let width: Double
    let height: Double
    /// Width of the border, in points (C9).
    let border: Double
    let isRaised: Bool

    init(_ configuration: borrowing FieldConfiguration, _ frame: Rect, isRaised: Bool) {
      width = frame.width
      height = frame.height
      border = configuration.borderWidth
      self.isRaised = isRaised
    }

    // MARK: Label

    /// The label's box before its transform; `labelHeight` in points.
    func label(height labelHeight: Double) -> Rect {
      // D17: up by the whole height, which clears the field for every font.
      let y = isRaised ? -labelHeight : (height - labelHeight) / 2
      return Rect(x: Metrics.margin, y: y, width: labelWidth, height: labelHeight)
    }

    /// The raised label is smaller, and as far from the edge as a section's text.
    func labelTransform(_ alignment: Alignment) -> Transform {
      guard isRaised else { return .identity }
      // What scaling takes off each side, less the inset (D18).
      let shift = labelWidth * (1 - Metrics.raisedScale) / 2 - Metrics.margin
      let x =
        switch alignment {
        case .left: -shift
        case .center: 0.0
        case .right: shift
        }
      let scale = Metrics.raisedScale
      return Transform(translation: Point(x: x, y: 0), scale: Point(x: scale, y: scale))
    }

    private var labelWidth: Double { max(0, width - 2 * Metrics.margin) }

    // MARK: Sections

    /// The box of a section.
    ///
    /// - Parameters:
    ///   - index: The section's index in the field.
    ///   - count: The number of sections.
    ///   - range: The part of the field's characters that it takes.
    ///   - capacity: The number of characters that the field takes.
    func section(_ index: Int, of count: Int, range: Range<Int>, capacity: Int) -> Rect {
      let margin = Metrics.margin
      let room = max(0, width - margin * Double(count + 1))
      // D2: if no section takes characters, all have the same width.
      let isEqual = capacity == 0
      let before =
        isEqual ? Double(index) / Double(count) : Double(range.lowerBound) / Double(capacity)
      let share = isEqual ? 1 / Double(count) : Double(range.count) / Double(capacity)
      return Rect(
        x: margin * Double(index + 1) + room * before, y: 0, width: room * share, height: height)
    }

    /// A section at rest is flattened onto the line, wide enough to meet its neighbours (F2).
    func sectionTransform(width sectionWidth: Double) -> Transform {
      guard !isRaised else { return .identity }
      let scale = sectionWidth > 0 ? 1 + 2 * Metrics.margin / sectionWidth : 1
      return Transform(
        translation: Point(x: 0, y: height / 2 - border),
        scale: Point(x: scale, y: Metrics.foldedScale))
    }

    // MARK: Line and images

    var underline: Rect {
      let thickness = border > 0 ? border : Metrics.fallbackUnderline
      let inset = isRaised ? Metrics.margin : 0
      return Rect(
        x: inset, y: height - thickness, width: max(0, width - 2 * inset), height: thickness)
    }

    func placeholderImage(_ size: Size) -> Rect {
      let y = isRaised ? -size.height : (height - size.height) / 2
      return Rect(
        origin: Point(x: width - Metrics.placeholderImageInset - size.width, y: y), size: size)
    }

    func stateImage(_ size: Size) -> Rect {
      Rect(
        origin: Point(
          x: width - Metrics.stateImageInset - border - size.width, y: (height - size.height) / 2),
        size: size)
    }

    func leftView(_ size: Size) -> Rect {
      Rect(origin: Point(x: 0, y: (height - size.height) / 2), size: size)
    }
  }
}
