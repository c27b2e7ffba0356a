import FlowEngine

extension AdaptiveField {
  /// Where the fields are once their texts need more room than at the default size (G19).
  ///
  /// A field grows with its text, and moves down with the fields above it and by what its raised label
  /// needs.
  struct Places {
    /// One field.
    struct Place {
      /// Its frame in the form, in points.
      var frame: Rect
      /// The font of its label, and the label's height.
      var labelFont: Node.Font
      var labelHeight: Double
      /// The font of what is entered.
      var font: Node.Font
      /// How far down its bottom is moved, in points.
      fileprivate var shift = 0.0
    }

    private(set) var places: [Place] = []
    /// The height of the form, in points.
    private(set) var contentHeight: Double

    /// - Parameter labelHeight: The height of a label at the default size, in points.
    /// - Complexity: O(*n*²), where *n* is the number of fields; it allocates the places alone.
    init(
      _ fields: [Field], _ labelHeight: Double, _ environment: Environment,
      _ configuration: Configuration
    ) {
      contentHeight = environment.size.height
      places.reserveCapacity(fields.count)
      for index in fields.indices {
        places.append(
          Self.place(of: configuration.fields[index], fields[index], labelHeight, environment))
      }
      withUnsafeTemporaryAllocation(of: Int.self, capacity: fields.count) { order in
        for index in fields.indices {
          var rank = index
          let top = configuration.fields[index].frame.minY
          while rank > 0, configuration.fields[order[rank - 1]].frame.minY > top {
            order[rank] = order[rank - 1]
            rank -= 1
          }
          order[rank] = index
        }
        for rank in order.indices {
          moveDown(order[rank], under: order[..<rank], labelHeight, configuration)
        }
      }
    }

    /// Moves a field down with those above it, whose places are known.
    private mutating func moveDown(
      _ index: Int, under above: Slice<UnsafeMutableBufferPointer<Int>>, _ labelHeight: Double,
      _ configuration: Configuration
    ) {
      let frame = configuration.fields[index].frame
      var shift = 0.0
      for other in above where configuration.fields[other].frame.maxY <= frame.minY {
        shift = max(shift, places[other].shift)
      }
      shift += places[index].labelHeight - labelHeight
      places[index].frame.origin.y = frame.minY + shift
      places[index].shift = shift + (places[index].frame.height - frame.height)
      let bottom = places[index].frame.maxY + Metrics.focusMargin
      if places[index].shift > 0 { contentHeight = max(contentHeight, bottom) }
    }

    private static func place(
      of form: FieldConfiguration, _ field: Field, _ labelHeight: Double,
      _ environment: Environment
    ) -> Place {
      let width = max(0, form.frame.width - 2 * Metrics.margin)
      let font = environment.font(Metrics.font)
      var place = Place(frame: form.frame, labelFont: font, labelHeight: labelHeight, font: font)
      forEachLabel(of: form, field, environment) { text in
        let fitting = environment.font(Metrics.font, fitting: text, width: width)
        if fitting.size < place.labelFont.size { place.labelFont = fitting }
      }
      let scale = place.labelFont.size / Metrics.font.font.size
      let line = environment.size(of: "", in: place.labelFont).height
      if line > 0 {
        forEachLabel(of: form, field, environment) { text in
          let lines = environment.size(of: text, in: place.labelFont, width: width).height / line
          place.labelHeight = max(place.labelHeight, labelHeight * scale * lines)
        }
      }
      if field.sections.count > 1 { place.font = sectionFont(form, field, environment) }
      let text = max(place.labelHeight, environment.size(of: "", in: place.font).height)
      if text + 2 * Metrics.padding > place.frame.height, scale > 1 || text > place.frame.height {
        place.frame.size.height = max(place.frame.height, text + 2 * Metrics.padding)
      }
      return place
    }

    /// All that a field's label may say.
    private static func forEachLabel(
      of form: FieldConfiguration, _ field: Field, _ environment: Environment,
      _ body: (String) -> Void
    ) {
      func say(_ text: String?) {
        if let text { body(environment.text(text, defaults: Strings.labels)) }
      }
      say(form.placeholder)
      say(form.texts.valid)
      say(form.texts.invalid)
      say(field.message)
    }

    /// The font in which the narrowest section has room for all that it takes.
    private static func sectionFont(
      _ form: FieldConfiguration, _ field: Field, _ environment: Environment
    ) -> Node.Font {
      let geometry = Geometry(form, form.frame, isRaised: true)
      var font = environment.font(Metrics.font)
      for (k, section) in field.sections.enumerated() where section.limit > 0 {
        let box = geometry.section(
          k, of: field.sections.count, range: section.range, capacity: field.capacity)
        let text = String(repeating: "0", count: min(section.limit, Metrics.measuredLimit))
        let fitting = environment.font(
          Metrics.font, fitting: text, width: box.width - 2 * Metrics.margin)
        if fitting.size < font.size { font = fitting }
      }
      return font
    }
  }

  /// Where the fields are; `nil` where they are as configured, since no text needs more room.
  #if !arch(wasm32)
    @inline(__always)
  #endif
  func places(
    _ environment: Environment, _ configuration: Configuration
  ) -> Places? {
    environment.hasDefaultText ? nil : grownPlaces(environment, configuration)
  }

  @inline(never) private func grownPlaces(
    _ environment: Environment, _ configuration: Configuration
  ) -> Places {
    Places(fields, labelHeight(environment, configuration), environment, configuration)
  }
}
