import FlowEngine

extension AdaptiveField {
  /// The settings of a client.
  public struct Configuration: SceneConfiguration {
    /// The fields, in the order of the accessory bar.
    public var fields = FieldConfiguration.example
    /// Height of an unscaled placeholder label, in points; the font's, if the environment describes
    /// it (C2).
    public var labelHeight = 19.5
    /// The title of the accessory bar's button.
    public var accessoryTitle = Strings.nextField.english

    /// The form of the example.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("fields", &fields, "the fields of the form, in order")
      members.member("labelHeight", &labelHeight, "height of a placeholder, in points")
      members.member("accessoryTitle", &accessoryTitle, "what the accessory bar's button says")
    }

    /// Rejects fields without a distinct name or a valid frame (C23).
    public func validate() throws(MemberError) {
      guard fields.count <= InputLimits.fields else {
        throw MemberError("expected \(InputLimits.fields) fields or less", of: "fields")
      }
      guard fields.reduce(0, { $0 + $1.limits.count }) <= InputLimits.fields else {
        throw MemberError("expected \(InputLimits.fields) sections or less in all", of: "fields")
      }
      var names = NameSet()
      for (index, field) in fields.enumerated() {
        do throws(MemberError) {
          try field.validate()
        } catch {
          throw error.within("\(index)").within("fields")
        }
        guard names.insert(field.id) else {
          throw MemberError("'\(field.id)' stands twice", of: "fields.\(index).id")
        }
      }
      guard labelHeight.isFinite, labelHeight >= 0 else {
        throw MemberError("expected a finite height, 0 or more", of: "labelHeight")
      }
    }
  }

  /// Alignment of a placeholder, and of the text of a field with one section.
  public enum Alignment: String, MemberChoice {
    case left, center, right
  }

  /// How a field is drawn.
  public enum Style: String, MemberChoice {
    /// A line at rest, boxes when raised.
    case bordered
    /// Always a line, never boxes (D11).
    case underlined
  }

  /// The keyboard that a field asks for.
  public enum Keyboard: String, MemberChoice {
    /// Letters, digits and symbols.
    case `default`
    /// Digits only.
    case numberPad
  }

  /// Which sections of a field show the accessory bar.
  public enum Accessory: String, MemberChoice {
    case last, always
  }
}
