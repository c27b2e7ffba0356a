import FlowEngine

/// The entered values and what follows from them.
extension CardInput {
  /// Which parts are complete.
  public struct Completeness: Equatable, Sendable {
    /// The number has all its digits and, if required, passes the Luhn check (D10, D12).
    public internal(set) var number = false
    /// There is a name.
    public internal(set) var holder = false
    /// There is a month, and it is not over (D17).
    public internal(set) var expiry = false
    /// The code has all its digits (D15).
    public internal(set) var code = false

    /// Whether a part is complete.
    public subscript(field: Field) -> Bool {
      switch field {
      case .number: number
      case .holder: holder
      case .expiry: expiry
      case .code: code
      }
    }

    /// Whether all four parts are complete.
    public var isWhole: Bool { number && holder && expiry && code }
  }

  /// How often the values have been set, and with each what follows from it.
  struct Changes: Sendable {
    var number = ChangeCount()
    var holder = ChangeCount()
    var expiry = ChangeCount()
    var code = ChangeCount()
    /// Of what all inputs depend on: which of them has the keyboard, where that is, and whether they are
    /// submitted.
    var all = ChangeCount()

    /// Those that are seen on the front of the card.
    var ofFront: Int { number.value &+ holder.value &+ expiry.value &+ all.value }
    /// Those that are seen on its back.
    var ofBack: Int { number.value &+ holder.value &+ code.value &+ all.value }
    /// All of them.
    var ofAll: Int { ofFront &+ code.value }

    /// Those that are seen in an input.
    subscript(field: Field) -> Int {
      switch field {
      case .number: number.value &+ all.value
      case .holder: holder.value &+ all.value
      case .expiry: expiry.value &+ all.value
      case .code: code.value &+ all.value
      }
    }
  }

  /// Texts that follow from what is entered.
  struct Texts: Sendable {
    /// The holder's name as the front shows it: in capitals.
    var holderOnFront = ""
    /// The holder's name as the back shows it: each word capitalised.
    var holderOnBack = ""
    /// The expiry as "MM/YY", empty without one.
    var expiry = ""
    /// The wheels as "MM/YYYY".
    var wheels = ""
    /// The rows of the wheels, months and years, and which of them are under the marker.
    var wheelRows: [[String]] = []
    var selectedRows: [Int] = []
    /// The year of the first row.
    var firstYear = 0
    /// The X's that stand for the digits still to come, in the groups of the brand (D26).
    var numberTemplate = BrandRule.other.template
    /// The number of digits entered, in English words: all that a screen reader says of number and
    /// code (A10).
    var numberProgress = ""
    var codeProgress = ""
    /// The single digits, where the card shows them in cells.
    var cells: [String] = []
  }

  /// How many digits of the number are entered, in words.
  func numberProgress(in look: some Look, _ environment: Environment) -> String {
    look.isDefaultLook ? texts.numberProgress : numberProgress(in: environment)
  }

  private func numberProgress(in environment: Environment) -> String {
    if environment.hasDefaultSettings { return texts.numberProgress }
    return environment.text(Strings.progress, .number(rule.length), .number(number.utf8.count))
  }

  /// How many digits of the security code are entered, in words.
  func codeProgress(in look: some Look, _ environment: Environment) -> String {
    look.isDefaultLook ? texts.codeProgress : codeProgress(in: environment)
  }

  private func codeProgress(in environment: Environment) -> String {
    if environment.hasDefaultSettings { return texts.codeProgress }
    return environment.text(
      Strings.progress, .number(rule.codeLength), .number(codeText.text.utf8.count))
  }

  // MARK: Number

  /// Takes over an edited number: digits only, at most as many as its brand has, in groups (F5).
  mutating func setNumber(
    _ text: EditableText, _ configuration: Configuration, _ environment: Environment
  ) {
    var edit = DigitEdit(text, limit: Metrics.maximumDigits)
    let rule = configuration.rule(for: edit.digits)
    isBranded = rule != nil
    setRule(rule ?? .other)
    edit.cut(to: self.rule.length)
    numberText = edit.grouped(at: self.rule.groups)
    number = edit.digits
    complete.number = isFull && (!configuration.luhn || Luhn.passes(number))
    refreshNumber(environment)
    // A change of brand may leave the code too long, or too short (D15).
    setCode(codeText, environment)
  }

  /// Takes over a rule; a template is memory, so it is made for other groups only.
  private mutating func setRule(_ new: BrandRule) {
    if new.length != rule.length || new.groups != rule.groups {
      texts.numberTemplate = new.template
    }
    rule = new
  }

  /// Whether the number has all the digits of its brand.
  var isFull: Bool { number.utf8.count == rule.length }

  /// Works out what follows from the number.
  mutating func refreshNumber(_ environment: Environment) {
    texts.numberProgress = String(number.utf8.count, of: rule.length, "digit")
    measures.measureNumber(numberText.text, environment)
    texts.cells = measures.isMonospaced ? [] : number.map { String($0) }
  }

  // MARK: Holder

  /// Sets the name to an edited one.
  mutating func setHolder(_ text: EditableText, _ environment: Environment) {
    holderText = text
    complete.holder = !text.isEmpty
    texts.holderOnFront = text.text.uppercased()
    texts.holderOnBack = Self.capitalized(text.text)
    measures.measureHolder(texts.holderOnFront, environment)
  }

  /// The text with a capital at the start of each word and small letters after it.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    // Most names are plain, and characters are slow.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      result.reserveCapacity(text.utf8.count)
      var isStart = true
      for byte in text.utf8 {
        result.unicodeScalars.append(Unicode.Scalar(byte.inCase(isCapital: isStart)))
        isStart = byte == 0x20 || 0x09...0x0D ~= byte
      }
      return result
    }
    // The character before, within a word.
    var before: Character?
    // Whether a Σ waits for what is behind it.
    var holdsSigma = false
    for character in text {
      if holdsSigma { result += character.hasCase ? "σ" : "ς" }
      holdsSigma = false
      if before == nil {
        result += character.titlecased()
      } else if before?.hasCase == true, String(character).bytes == "Σ" {
        holdsSigma = true
      } else {
        result += character.lowercased()
      }
      before = WhiteSpace.isAll(of: String(character)) ? nil : character
    }
    if holdsSigma { result += "ς" }
    return result
  }

  // MARK: Expiry

  /// Sets the expiry, and turns the wheels to it; `nil` clears it.
  mutating func setExpiry(_ expiry: Expiry?, _ environment: Environment) {
    self.expiry = expiry
    texts.expiry = expiry?.shortText ?? ""
    measures.measureExpiry(texts.expiry, environment)
    refreshExpiry(environment)
  }

  /// Updates what follows from the expiry and the date; the wheels move on with the years (D17).
  mutating func refreshExpiry(_ environment: Environment) {
    complete.expiry = expiry.map { $0 >= Expiry(environment.date) } ?? false
    wheels = (expiry ?? wheels).onWheels(at: environment.date)
    texts.wheels = wheels.longText
    let thisYear = environment.date.year
    if texts.wheelRows.isEmpty || texts.firstYear != thisYear {
      texts.firstYear = thisYear
      texts.wheelRows = Expiry.wheelRows(from: thisYear)
    }
    texts.selectedRows = Expiry.selectedRows(
      month: wheels.month - 1, year: wheels.year - thisYear)
  }

  // MARK: Code

  /// Takes over an edited code: digits only, at most as many as the brand has (D15).
  mutating func setCode(_ text: EditableText, _ environment: Environment) {
    codeText = DigitEdit(text, limit: rule.codeLength).grouped(at: [])
    complete.code = codeText.text.utf8.count == rule.codeLength
    refreshCode(environment)
  }

  /// Works out what follows from the code.
  mutating func refreshCode(_ environment: Environment) {
    texts.codeProgress = String(codeText.text.utf8.count, of: rule.codeLength, "digit")
    measures.measureCode(codeText.text, environment)
  }

  // MARK: Environment

  /// Measures everything again.
  mutating func refresh(_ environment: Environment, _ configuration: Configuration) {
    measures = Measures(environment, configuration)
    refreshNumber(environment)
    measures.measureHolder(texts.holderOnFront, environment)
    measures.measureExpiry(texts.expiry, environment)
    refreshExpiry(environment)
    refreshCode(environment)
  }
}

extension UInt8 {
  /// The capital or the small letter, of a byte of ASCII.
  fileprivate func inCase(isCapital: Bool) -> UInt8 {
    switch self {
    case 0x61...0x7A where isCapital: self - 0x20
    case 0x41...0x5A where !isCapital: self + 0x20
    default: self
    }
  }
}

extension Character {
  /// The character at the start of a word: of a ligature, only the first letter is a capital.
  fileprivate func titlecased() -> String {
    var result = ""
    for scalar in unicodeScalars {
      if result.isEmpty {
        result = scalar.properties.titlecaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether it has a capital or a small letter.
  fileprivate var hasCase: Bool { uppercased().bytes != lowercased().bytes }
}
