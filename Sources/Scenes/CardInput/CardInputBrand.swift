import FlowEngine

extension CardInput {
  /// A card network whose image the screen has.
  public enum Brand: String, MemberChoice {
    case visa, mastercard, amex

    /// The natural width of the image, in points (Assets).
    var imageWidth: Double {
      switch self {
      case .visa: 77
      case .mastercard: 40
      case .amex: 92
      }
    }

    /// What a screen reader calls it.
    func spokenName(in look: some Look) -> String {
      switch self {
      case .visa: look.text(Strings.visa)
      case .mastercard: look.text(Strings.mastercard)
      case .amex: look.text(Strings.amex)
      }
    }

    /// The tint; Mastercard's image has its own colours.
    func tint(in look: some Look) -> Color? {
      self == .mastercard ? nil : look.color(Palette.value)
    }
  }

  /// How a brand's numbers begin and are grouped (D10, D11, D15).
  public struct BrandRule: ConfigurationGroup {
    /// The brand.
    public var brand = Brand.visa
    /// The first digits of its numbers.
    public var prefixes: [PrefixRange] = []
    /// How many digits a number has, 12…16.
    public var length = 16
    /// The numbers of digits after which there is a space, rising.
    public var groups = [4, 8, 12]
    /// How many digits the security code has, 3 or 4.
    public var codeLength = 3

    /// A rule that matches no number.
    public init() {}

    /// Creates a rule; the defaults are those of most cards.
    public init(
      _ brand: Brand, prefixes: [PrefixRange], length: Int = 16, groups: [Int] = [4, 8, 12],
      codeLength: Int = 3
    ) {
      self.brand = brand
      self.prefixes = prefixes
      self.length = length
      self.groups = groups
      self.codeLength = codeLength
    }

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("brand", &brand, "the card network", required: true)
      members.member("prefixes", &prefixes, "what its numbers begin with", required: true)
      members.member("length", &length, "digits of a number, 12 to 16")
      members.member("groups", &groups, "after how many digits a space stands")
      members.member("codeLength", &codeLength, "digits of the security code, 3 or 4")
    }

    /// Rejects values for which the card has no room (C7 to C10).
    public func validate() throws(MemberError) {
      guard !prefixes.isEmpty else {
        throw MemberError("expected at least one range", of: "prefixes")
      }
      for prefix in prefixes where !prefix.isValid {
        throw MemberError(
          "expected ranges from 1 up, both ends of as many digits, 6 at the most", of: "prefixes")
      }
      let (least, most) = (Metrics.minimumDigits, Metrics.maximumDigits)
      guard (least...most).contains(length) else {
        throw MemberError("expected a whole number from \(least) to \(most)", of: "length")
      }
      guard (3...Metrics.maximumCodeLength).contains(codeLength) else {
        throw MemberError("expected 3 or 4", of: "codeLength")
      }
      var last = 0
      for boundary in groups {
        guard boundary > last, boundary < length else {
          throw MemberError("expected rising numbers below 'length'", of: "groups")
        }
        last = boundary
      }
      guard groups.count < Metrics.maximumGroups else {
        throw MemberError("expected \(Metrics.maximumGroups - 1) spaces at the most", of: "groups")
      }
    }

    /// An X for each digit, in groups (D26).
    var template: String {
      var text = ""
      for index in 0..<length {
        if groups.contains(index) { text += " " }
        text += "X"
      }
      return text
    }

    /// Whether a number that begins with `digits` can still belong to the brand.
    func canBegin(with digits: String) -> Bool {
      prefixes.contains { $0.canBegin(with: digits) }
    }

    /// The numbers of every other card.
    static let other = BrandRule()

    /// The default table (C5).
    static let table = [
      BrandRule(.visa, prefixes: [PrefixRange(4, 4)]),
      BrandRule(.mastercard, prefixes: [PrefixRange(51, 55), PrefixRange(2221, 2720)]),
      BrandRule(
        .amex, prefixes: [PrefixRange(34, 34), PrefixRange(37, 37)], length: 15, groups: [4, 10],
        codeLength: 4),
    ]
  }

  /// A range of first digits, such as 51…55, read as numbers with the same number of digits.
  public struct PrefixRange: MemberValue, Equatable {
    /// The lowest.
    public var first: Int
    /// The highest.
    public var last: Int

    /// Creates a range of the digits from `first` to `last`.
    public init(_ first: Int, _ last: Int) {
      self.first = first
      self.last = last
    }

    /// Two numbers.
    public static var expectation: String { "[first, last]" }

    /// Reads a range.
    ///
    /// - Throws: `MemberError` for anything but an array of two whole numbers.
    public init(json: JSONValue) throws(MemberError) {
      guard case .array(let values) = json.content else { throw Self.mismatch(json) }
      guard values.count == 2 else {
        throw MemberError(
          "expected \(Self.expectation), found \(values.count) elements", at: json.offset)
      }
      let ends = try [Int](json: json)
      self.init(ends[0], ends[1])
    }

    /// Writes the range in the form of the configuration.
    public func write(to json: inout ValueWriter) {
      json.writeElements { ends in
        ends.append(first)
        ends.append(last)
      }
    }

    /// Whether the ends are in order and have the same number of digits, 1 to 6.
    var isValid: Bool {
      guard first >= 1, first <= last, last < 1_000_000 else { return false }
      return Self.power(above: first) == Self.power(above: last)
    }

    /// Whether a number with these first digits can still be in the range.
    func canBegin(with digits: String) -> Bool {
      let size = Self.power(above: last)
      var low = 0
      var span = size
      for byte in digits.utf8 where span > 1 {
        low = low * 10 + Int(byte - UInt8(ascii: "0"))
        span /= 10
      }
      // The numbers of the range's length that begin this way are low·span and the span − 1 after
      // it.
      return low * span <= last && low * span + span > first
    }

    /// The smallest power of ten above a number.
    private static func power(above number: Int) -> Int {
      var power = 10
      while power <= number { power *= 10 }
      return power
    }
  }
}
