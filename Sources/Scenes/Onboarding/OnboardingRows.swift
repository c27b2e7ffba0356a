import FlowEngine

extension Onboarding {
  /// The title and the rows of a page whose texts may need more room than at their default (G14).
  struct Rows {
    /// The title, in the page's content.
    private(set) var title: Rect
    /// What the title says, and its font.
    let words: String
    let titleFont: Node.Font
    /// The fields that are not of the configuration's own frames, in the page's content; each in its
    /// row.
    private(set) var frames: [Rect] = []
    /// Where the rows end.
    private(set) var bottom: Double

    /// - Parameters:
    ///   - title: The title's frame at the default.
    ///   - hintHeight: The height of the room for a hint below a row, in points.
    init(
      of page: PageConfiguration, title: Rect, windowWidth: Double, hintHeight: Double,
      _ environment: Environment
    ) {
      self.title = title
      words = page.title(in: environment)
      titleFont = environment.font(Metrics.titleFont, fitting: words, width: title.width)
      let height = environment.size(of: words, in: titleFont, width: title.width).height
      self.title.size.height = max(title.height, height)
      bottom =
        environment.safeArea.top + Metrics.row.top + self.title.height - title.height
      for field in page.fields {
        let isImage = field.kind == .image
        var frame = Self.frame(of: field, width: title.width, environment)
        frame.origin = Point(x: isImage ? (windowWidth - frame.width) / 2 : title.minX, y: bottom)
        if let own = field.frame { frame = own }
        frames.append(frame)
        let gap = isImage ? Metrics.image.gap : Metrics.row.pitch - Metrics.row.height
        let height =
          field.frame == nil || isImage ? frame.height : Metrics.row.height
        bottom += height + max(gap, hintHeight)
      }
    }

    /// The size of a field in its row, with room for all that it says while it is empty.
    private static func frame(
      of field: FieldConfiguration, width: Double, _ environment: Environment
    ) -> Rect {
      let label = field.label(in: environment)
      let font = environment.font(Metrics.font, fitting: label, width: width)
      let size = environment.size(of: label, in: font, width: width)
      guard field.kind == .image else {
        let height = max(Metrics.row.height, size.height + 2 * Metrics.padding)
        return Rect(x: 0, y: 0, width: width, height: height)
      }
      // As wide as high: a circle.
      let side = max(
        Metrics.image.side, min(width, max(size.width, size.height) + 2 * Metrics.padding))
      return Rect(x: 0, y: 0, width: side, height: side)
    }
  }
}
