import FlowEngine

extension AdaptiveField {
  /// The colours of a field; those that are the default ones follow the environment's look.
  public struct Colors: ConfigurationGroup {
    /// Boxes and line at rest; of the bordered style.
    public var border = Palette.border.light
    /// Boxes and line when raised.
    public var raisedBorder = Palette.raised.light
    /// The label at rest.
    public var placeholder = Palette.text.light
    /// The label when raised.
    public var raisedPlaceholder = Palette.raised.light
    /// The entered text.
    public var text = Palette.text.light
    /// The line at rest; of the underlined style.
    public var underline = Palette.raised.light
    /// The caret.
    public var tint = Palette.tint.light
    /// Boxes, or the line of the underlined style, of a valid text; `nil` means as raised (D13).
    public var validBorder: Color?
    /// The label of a valid text; `nil` means as raised.
    public var validPlaceholder: Color?
    /// Boxes, or the line of the underlined style, of an invalid text; `nil` means as raised.
    public var invalidBorder: Color?
    /// The label of an invalid text; `nil` means as raised.
    public var invalidPlaceholder: Color?

    /// The colours of the original.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("border", &border, "boxes and line at rest")
      members.member("raisedBorder", &raisedBorder, "boxes and line when raised")
      members.member("placeholder", &placeholder, "the label at rest")
      members.member("raisedPlaceholder", &raisedPlaceholder, "the label when raised")
      members.member("text", &text, "what is entered")
      members.member("underline", &underline, "the line of the underlined style")
      members.member("tint", &tint, "the caret")
      members.member("validBorder", &validBorder, "of a valid text; null is as raised")
      members.member("validPlaceholder", &validPlaceholder, "of a valid text's label")
      members.member("invalidBorder", &invalidBorder, "of an invalid text; null is as raised")
      members.member("invalidPlaceholder", &invalidPlaceholder, "of an invalid text's label")
    }

    /// The colours for the environment's look.
    @inline(never) func adapted(to environment: Environment) -> Colors {
      var colors = self
      colors.border = environment.color(border, default: Palette.border)
      colors.raisedBorder = environment.color(raisedBorder, default: Palette.raised)
      colors.placeholder = environment.color(placeholder, default: Palette.text)
      colors.raisedPlaceholder = environment.color(raisedPlaceholder, default: Palette.raised)
      colors.text = environment.color(text, default: Palette.text)
      colors.underline = environment.color(underline, default: Palette.raised)
      colors.tint = environment.color(tint, default: Palette.tint)
      colors.validBorder = validBorder.map { environment.color($0, default: Palette.valid) }
      colors.validPlaceholder =
        validPlaceholder.map { environment.color($0, default: Palette.valid) }
      colors.invalidBorder = invalidBorder.map { environment.color($0, default: Palette.invalid) }
      colors.invalidPlaceholder =
        invalidPlaceholder.map { environment.color($0, default: Palette.invalid) }
      return colors
    }
  }

  /// The colours a field has as it looks.
  struct Paint: Equatable {
    /// Border of the sections; `nil` in the underlined style (D11).
    let border: Color?
    let label: Color
    let underline: Color

    init(
      _ configuration: borrowing FieldConfiguration, _ look: Look,
      _ environment: borrowing Environment
    ) {
      let isBordered = configuration.style == .bordered
      if environment.hasDefaultSettings {
        self.init(configuration.colors, isBordered: isBordered, look)
      } else {
        self.init(configuration.colors.adapted(to: environment), isBordered: isBordered, look)
      }
    }

    private init(_ colors: borrowing Colors, isBordered: Bool, _ look: Look) {
      var edge = colors.raisedBorder
      var text = colors.raisedPlaceholder
      switch look.verdict {
      case .undefined: break
      case .valid:
        edge = colors.validBorder ?? edge
        text = colors.validPlaceholder ?? text
      case .invalid:
        edge = colors.invalidBorder ?? edge
        text = colors.invalidPlaceholder ?? text
      }
      if isBordered {
        border = look.isRaised ? edge : colors.border
        // It is invisible when raised, so a verdict leaves it alone (G15).
        underline = look.isRaised ? colors.raisedBorder : colors.border
      } else {
        border = nil
        underline = look.isRaised ? edge : colors.underline
      }
      label = look.isRaised ? text : colors.placeholder
    }
  }
}
