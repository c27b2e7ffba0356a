import FlowEngine

extension AdaptiveField {
  /// What a client sets up before the form is shown.
  public struct Configuration: SceneConfiguration {
    /// The fields, in the order in which the accessory bar goes through them.
    public var fields = FieldConfiguration.example
    /// Height of a placeholder label that is not scaled, in points; that of the font where the
    /// environment describes it.
    public var labelHeight = 19.5

    /// The form of the example.
    public init() {}

    /// Names the members in the order in which they are written.
    public mutating func visit<Visitor: ConfigurationVisitor & ~Copyable>(
      _ visitor: inout Visitor
    ) throws(ConfigurationError) {
      try visitor.member("fields", &fields, "the fields of the form, in order")
      try visitor.member("labelHeight", &labelHeight, "height of a placeholder, in points")
    }

    /// Rejects fields that could not be told apart or have no place.
    public func validate() throws(ConfigurationError) {
      for (index, field) in fields.enumerated() {
        do throws(ConfigurationError) {
          try field.validate()
        } catch {
          throw error.within("\(index)").within("fields")
        }
        guard !fields[..<index].contains(where: { $0.id == field.id }) else {
          throw ConfigurationError("'\(field.id)' stands twice", of: "fields.\(index).id")
        }
      }
      guard labelHeight.isFinite, labelHeight >= 0 else {
        throw ConfigurationError("expected a finite height, 0 or more", of: "labelHeight")
      }
    }
  }

  /// How a placeholder stands, and the text of a field of one section.
  public enum Alignment: String, ConfigurationChoice {
    case left, center, right
  }

  /// How a field is drawn.
  public enum Style: String, ConfigurationChoice {
    /// A line at rest, boxes when raised.
    case bordered
    /// A line always (D11).
    case underlined
  }

  /// What keyboard a field is typed on.
  public enum Keyboard: String, ConfigurationChoice {
    /// Letters, digits and signs.
    case `default`
    /// Digits only.
    case numberPad
  }

  /// Which sections of a field show the accessory bar.
  public enum Accessory: String, ConfigurationChoice {
    case last, always
  }
}
