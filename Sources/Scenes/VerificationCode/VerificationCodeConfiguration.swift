import FlowEngine

extension VerificationCode {
  /// The settings of a client.
  public struct Configuration: SceneConfiguration {
    /// How many digits the code has, 1…13.
    public var length = 4
    /// The size of the row of cells, in points.
    public var box = Size(width: 208, height: 48)
    /// The distance between cells, in points.
    public var gap = 16.0
    /// Where the row is.
    public var origin = Origin()
    /// The size of a digit, in points.
    public var glyph = Size(width: 14, height: 28)
    /// The text of the phone label: the number to which the code was sent.
    public var phone = ""
    /// The colours of the screen.
    public var colors = Colors()
    /// The seconds before a button can request another code; `nil` means that there is no button.
    public var resendAfter: Double?

    /// The row of the article.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("length", &length, "how many digits the code has, 1 to 13")
      members.member("box", &box, "size of the row of cells, in points")
      members.member("gap", &gap, "distance between cells, in points")
      members.member("origin", &origin, "where the row is")
      members.member("glyph", &glyph, "size of a digit, in points")
      members.member("phone", &phone, "text of the phone label")
      members.member("colors", &colors, "the colours of the screen")
      members.member(
        "resendAfter", &resendAfter, "seconds until the code can be sent again; null is no button")
    }

    /// Rejects rows whose cells would have no width (rules 9 and 14).
    public func validate() throws(MemberError) {
      guard Metrics.lengths.contains(length) else {
        let most = Metrics.lengths.upperBound
        throw MemberError("expected a whole number from 1 to \(most)", of: "length")
      }
      guard box.isFinite, box.width > 0, box.height > 0 else {
        throw MemberError("expected a finite width and height above 0", of: "box")
      }
      guard gap.isFinite, gap >= 0 else {
        throw MemberError("expected a finite distance, 0 or more", of: "gap")
      }
      guard length <= Geometry.maximumLength(for: self) else {
        throw MemberError("expected a width that leaves room for the cells", of: "box")
      }
      guard origin.phoneLabel.size.isFinite, origin.phoneLabel.width >= 0,
        origin.phoneLabel.height >= 0
      else {
        throw MemberError("expected a finite size, 0 or more", of: "origin.phoneLabel")
      }
      guard glyph.isFinite, glyph.width >= 0, glyph.height >= 0 else {
        throw MemberError("expected a finite width and height, 0 or more", of: "glyph")
      }
      if let resendAfter {
        guard (0...Double(Metrics.longestWait)).contains(resendAfter) else {
          throw MemberError(
            "expected a number of seconds from 0 to \(Metrics.longestWait)", of: "resendAfter")
        }
      }
      // Finite numbers may have a sum that is not.
      let frame = Geometry(length: length, self).box
      guard frame.minX.isFinite, frame.minY.isFinite else {
        throw MemberError("expected a finite place", of: "origin")
      }
    }
  }

  /// The colours of the screen; those that are the default ones follow the environment's look.
  public struct Colors: ConfigurationGroup {
    /// The digits, and the phone number.
    public var digit = Palette.digit.light
    /// The lines under the cells, and the resend button's title.
    public var underline = Palette.underline.light
    /// The caret.
    public var caret = Palette.caret.light
    /// The lines under the cells after a wrong code.
    public var failure = Palette.failure.light
    /// The screen's background.
    public var background = Palette.background.light

    /// White on a dark ground.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("digit", &digit, "the digits, and the phone number")
      members.member("underline", &underline, "the lines under the cells, and the resend button")
      members.member("caret", &caret, "the caret")
      members.member("failure", &failure, "the lines under the cells after a wrong code")
      members.member("background", &background, "the screen's background")
    }

    /// The colours for the environment's look.
    @inline(never) func adapted(to environment: Environment) -> Colors {
      var colors = self
      colors.digit = environment.color(digit, default: Palette.digit)
      colors.underline = environment.color(underline, default: Palette.underline)
      colors.caret = environment.color(caret, default: Palette.caret)
      colors.failure = environment.color(failure, default: Palette.failure)
      colors.background = environment.color(background, default: Palette.background)
      return colors
    }
  }

  /// Where the row of cells is: centred under the phone label (rule 15).
  public struct Origin: ConfigurationGroup {
    /// The phone label's frame in the window, in points.
    public var phoneLabel = Rect(x: 20, y: 120, width: 335, height: 24)
    /// The distance from the label's bottom to the row's top, in points.
    public var spacing = 24.0

    /// The place of the row on the article's screen (C5, C6).
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("phoneLabel", &phoneLabel, "frame of the phone label, in points")
      members.member("spacing", &spacing, "distance from the label to the row, in points")
    }
  }
}
