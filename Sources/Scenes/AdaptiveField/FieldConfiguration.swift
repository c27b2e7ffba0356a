import FlowEngine

extension AdaptiveField {
  /// The settings of one field.
  public struct FieldConfiguration: ConfigurationGroup {
    /// The field's name; its node has it, and its parts begin with it.
    public var id = ""
    /// Where the field is in the window, in points.
    public var frame = Rect.zero
    /// How many characters each section takes; the widths are in proportion.
    public var limits: [Int] = []
    /// The label's text without a verdict.
    public var placeholder = ""
    /// Alignment of the label, and of the text of a field with one section.
    public var alignment = Alignment.center
    /// How the field is drawn.
    public var style = Style.bordered
    /// Width of the boxes' border or height of the line, in points.
    public var borderWidth = 1.0
    /// The field's colours.
    public var colors = Colors()
    /// How a text is validated; `nil` means not at all, and with no checks every text is valid.
    public var validation: Validation?
    /// The label's texts for verdicts.
    public var texts = Texts()
    /// The sizes of the field's images.
    public var images = Images()
    /// Size of a view before the text of a field with one section, in points.
    public var leftView: Size?
    /// The keyboard that the field asks for.
    public var keyboard = Keyboard.default
    /// Which sections show the accessory bar.
    public var accessory = Accessory.last
    /// Whether the text stands nowhere but in its sections; `nil` means where `luhn` is checked.
    public var secret: Bool?

    /// Whether the text stands nowhere but in its sections (B41).
    var isSecret: Bool { secret ?? validation?.luhn ?? false }

    /// A field that has neither a name nor a place yet.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("id", &id, "the field's name", required: true)
      members.member("frame", &frame, "place in the window, in points", required: true)
      members.member("limits", &limits, "characters of each section", required: true)
      members.member("placeholder", &placeholder, "what the label says")
      members.member("alignment", &alignment, "how the label stands")
      members.member("style", &style, "boxes or a line")
      members.member("borderWidth", &borderWidth, "border or line, in points")
      members.member("colors", &colors, "the field's colours")
      members.member("validation", &validation, "how a text is judged")
      members.member("texts", &texts, "what the label says of a verdict")
      members.member("images", &images, "sizes of the images, in points")
      members.member("leftView", &leftView, "size of a view before the text, in points")
      members.member("keyboard", &keyboard, "letters, or digits only")
      members.member("accessory", &accessory, "sections that show the accessory bar")
      members.member("secret", &secret, "whether the text is a secret; null is where luhn is")
    }

    /// Rejects fields without a name or a place; having no sections, or sections of no characters,
    /// is legal (D1, D2).
    public func validate() throws(MemberError) {
      guard !id.isEmpty, !id.utf8.contains(UInt8(ascii: ".")),
        !Part.reserved.contains(where: { $0.bytes == id.bytes })
      else {
        throw MemberError(
          "expected a name without a dot, not 'screen' or that of the accessory bar", of: "id")
      }
      guard frame.minX.isFinite, frame.minY.isFinite, frame.size.isFinite, frame.width > 0,
        frame.height > 0
      else {
        throw MemberError(
          "expected a finite frame with a width and a height above 0", of: "frame")
      }
      guard limits.count <= Metrics.sectionLimit else {
        throw MemberError("expected \(Metrics.sectionLimit) sections or less", of: "limits")
      }
      guard limits.allSatisfy({ (0...Metrics.characterLimit).contains($0) }) else {
        throw MemberError(
          "expected whole numbers from 0 to \(Metrics.characterLimit)", of: "limits")
      }
      guard borderWidth.isFinite, borderWidth >= 0 else {
        throw MemberError("expected a finite width, 0 or more", of: "borderWidth")
      }
      guard leftView?.isExtent ?? true else {
        throw MemberError("expected a finite size, 0 or more", of: "leftView")
      }
      do throws(MemberError) {
        try images.validate()
      } catch {
        throw error.within("images")
      }
      do throws(MemberError) {
        try validation?.validate()
      } catch {
        throw error.within("validation")
      }
    }
  }

  /// The label's texts for verdicts; `nil` means the placeholder.
  public struct Texts: ConfigurationGroup {
    /// Of a valid text.
    public var valid: String?
    /// Of an invalid text.
    public var invalid: String?

    /// The placeholder for both.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("valid", &valid, "of a valid text; null is the placeholder")
      members.member("invalid", &invalid, "of an invalid text; null is the placeholder")
    }

    /// The label's texts for verdicts.
    func text(of verdict: Verdict) -> String? {
      switch verdict {
      case .undefined: nil
      case .valid: valid
      case .invalid: invalid
      }
    }
  }

  /// The natural sizes of a field's images, in points; `nil` means no image.
  public struct Images: ConfigurationGroup {
    /// At the end of the placeholder.
    public var placeholder: Size?
    /// Beside a valid text.
    public var valid: Size?
    /// Beside an invalid text.
    public var invalid: Size?

    /// No images.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("placeholder", &placeholder, "at the end of the placeholder")
      members.member("valid", &valid, "beside a valid text")
      members.member("invalid", &invalid, "beside an invalid text")
    }

    /// Rejects sizes that are negative or not finite.
    public func validate() throws(MemberError) {
      let reason = "expected a finite size, 0 or more"
      guard placeholder?.isExtent ?? true else {
        throw MemberError(reason, of: "placeholder")
      }
      guard valid?.isExtent ?? true else { throw MemberError(reason, of: "valid") }
      guard invalid?.isExtent ?? true else { throw MemberError(reason, of: "invalid") }
    }

    /// The size of a verdict's image.
    func size(of verdict: Verdict) -> Size? {
      switch verdict {
      case .undefined: nil
      case .valid: valid
      case .invalid: invalid
      }
    }
  }
}

extension Size {
  /// Whether both extents are finite and not negative.
  fileprivate var isExtent: Bool { isFinite && width >= 0 && height >= 0 }
}
