import FlowEngine

extension AdaptiveField {
  /// The verdict on a field's text.
  public enum Verdict: String, MemberChoice {
    case undefined, valid, invalid
  }

  /// The characters that a text may consist of.
  public enum Pattern: String, MemberChoice {
    /// The digits 0 to 9.
    case digits
    /// Letters of any script.
    case letters
    /// Both.
    case alphanumeric
  }

  /// How a text is validated: by all the checks that are set.
  public struct Validation: ConfigurationGroup {
    /// The minimum number of characters.
    public var minimumLength: Int?
    /// The number of characters.
    public var exactLength: Int?
    /// Whether the text must be digits with a correct check digit.
    public var luhn = false
    /// The characters that the text may consist of.
    public var pattern: Pattern?
    /// Whether the host is asked about a text that passes the other checks.
    public var host = false

    /// No checks: every text is valid.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("minimumLength", &minimumLength, "least number of characters")
      members.member("exactLength", &exactLength, "number of characters")
      members.member("luhn", &luhn, "whether the text is digits with a right check digit")
      members.member("pattern", &pattern, "what all characters must be")
      members.member("host", &host, "whether the host is asked as well")
    }

    /// Rejects numbers of characters that no text has.
    public func validate() throws(MemberError) {
      guard (minimumLength ?? 0) >= 0 else {
        throw MemberError("expected a whole number, 0 or more", of: "minimumLength")
      }
      guard (exactLength ?? 0) >= 0 else {
        throw MemberError("expected a whole number, 0 or more", of: "exactLength")
      }
    }

    /// Checks only for a minimum number of characters.
    public static func minimumLength(_ count: Int) -> Validation {
      var validation = Validation()
      validation.minimumLength = count
      return validation
    }

    /// Checks only for an exact number of characters.
    public static func exactLength(_ count: Int) -> Validation {
      var validation = Validation()
      validation.exactLength = count
      return validation
    }

    /// Whether any check is set, besides the host's.
    private var hasChecks: Bool {
      minimumLength != nil || exactLength != nil || luhn || pattern != nil
    }

    /// Whether the texts of a field's sections pass all checks but the host's.
    ///
    /// The joined text does not tell where characters are missing (D22): a section that is not full
    /// before one with text fails every check.
    func accepts(_ sections: [Section]) -> Bool {
      guard hasChecks else { return true }
      var joined = ""
      var hasGap = false
      for section in sections where section.limit > 0 {
        if hasGap, !section.isEmpty { return false }
        if !section.isFull { hasGap = true }
        joined += section.text.text
      }
      let count = joined.count
      if let minimumLength, count < minimumLength { return false }
      if let exactLength, count != exactLength { return false }
      if luhn, count < 2 || !Luhn.passes(joined) { return false }
      return pattern?.matches(joined) ?? true
    }
  }
}

extension AdaptiveField.Pattern {
  /// Whether a text consists of nothing else.
  func matches(_ text: String) -> Bool {
    var isInLetter = false
    for scalar in text.unicodeScalars {
      switch ScalarClass(scalar) {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter: isInLetter = self != .digits
      // A mark needs a letter that it is on.
      case .nonspacingMark, .spacingMark: break
      case .other, .blank, .enclosingMark:
        guard self != .letters, ("0"..."9").contains(scalar) else { return false }
        isInLetter = false
        continue
      }
      guard isInLetter else { return false }
    }
    return true
  }
}
