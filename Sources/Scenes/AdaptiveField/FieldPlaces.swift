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
    }

    private(set) var places: [Place] = []
    /// The height of the form, in points.
    private(set) var contentHeight: Double

    /// - Parameter labelHeight: The height of a label at the default size, in points.
    init(
      _ fields: [Field], _ labelHeight: Double, _ environment: Environment,
      _ configuration: Configuration
    ) {
      contentHeight = environment.size.height
      var growths: [Double] = []
      for (index, form) in configuration.fields.enumerated() {
        let place = Self.place(of: form, fields[index], labelHeight, environment)
        growths.append(place.frame.height - form.frame.height)
        places.append(place)
      }
      let order = places.indices.sorted { one, other in
        let (first, second) = (places[one].frame.minY, places[other].frame.minY)
        return first == second ? one < other : first < second
      }
      var ends: [(bottom: Double, shift: Double)] = []
      for index in order {
        let frame = configuration.fields[index].frame
        var shift = 0.0
        for end in ends where end.bottom <= frame.minY { shift = max(shift, end.shift) }
        shift += places[index].labelHeight - labelHeight
        places[index].frame.origin.y = frame.minY + shift
        ends.append((frame.maxY, shift + growths[index]))
        let bottom = places[index].frame.maxY + Metrics.focusMargin
        if shift + growths[index] > 0 { contentHeight = max(contentHeight, bottom) }
      }
    }

    private static func place(
      of form: FieldConfiguration, _ field: Field, _ labelHeight: Double,
      _ environment: Environment
    ) -> Place {
      let texts = [
        form.placeholder, form.texts.valid ?? "", form.texts.invalid ?? "", field.message ?? "",
      ].map { environment.text($0, defaults: Strings.labels) }
      let width = max(0, form.frame.width - 2 * Metrics.margin)
      var place = Place(
        frame: form.frame,
        labelFont: environment.font(
          Metrics.font, fitting: texts.joined(separator: " "), width: width),
        labelHeight: labelHeight, font: environment.font(Metrics.font))
      let scale = place.labelFont.size / Metrics.font.font.size
      let line = environment.size(of: "", in: place.labelFont).height
      for text in texts where line > 0 {
        let lines = environment.size(of: text, in: place.labelFont, width: width).height / line
        place.labelHeight = max(place.labelHeight, labelHeight * scale * lines)
      }
      if field.sections.count > 1 { place.font = sectionFont(form, field, environment) }
      let text = max(place.labelHeight, environment.size(of: "", in: place.font).height)
      if text + 2 * Metrics.padding > place.frame.height, scale > 1 || text > place.frame.height {
        place.frame.size.height = max(place.frame.height, text + 2 * Metrics.padding)
      }
      return place
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
