import FlowEngine

/// What the entered values are and what follows from them.
extension CardInput.State {
  // MARK: Number

  /// Takes an edited number over: digits only, no more than its brand has, in groups.
  ///
  /// - Returns: Whether the digits are others than before.
  mutating func setNumber(
    _ text: EditableText, _ configuration: CardInput.Configuration, _ environment: Environment
  ) -> Bool {
    var edit = CardInput.DigitEdit(text, limit: CardInput.Metrics.maximumDigits)
    let rule = configuration.rule(for: edit.digits)
    isBranded = rule != nil
    self.rule = rule ?? .other
    edit.cut(to: self.rule.length)
    number = edit.grouped(at: self.rule.groups)
    let isChanged = edit.digits != digits
    digits = edit.digits
    complete.number = isFull && (!configuration.luhn || CardInput.passesLuhn(digits))
    refreshNumber(environment)
    // A change of brand may leave a code too long, or too short (D15).
    setCode(code, environment)
    return isChanged
  }

  /// Whether the number has all the digits of its brand.
  var isFull: Bool { digits.utf8.count == rule.length }

  /// Works out what follows from the number.
  mutating func refreshNumber(_ environment: Environment) {
    texts.numberProgress = String(digits.utf8.count, of: rule.length, "digits")
    measures.measureNumber(number.text, environment)
    texts.cells = measures.isMonospaced ? [] : digits.map { String($0) }
  }

  // MARK: Holder

  /// Takes an edited name over.
  mutating func setHolder(_ text: EditableText, _ environment: Environment) {
    holder = text
    complete.holder = !text.isEmpty
    texts.holderOnFront = text.text.uppercased()
    texts.holderOnBack = Self.capitalized(text.text)
    measures.measureHolder(texts.holderOnFront, environment)
  }

  /// The text with a capital at the start of each word and small letters after it.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = character == " " || character == "\u{A0}" || character == "\t"
    }
    return result
  }

  // MARK: Expiry

  /// Takes a month over, and turns the wheels to it; `nil` clears it.
  mutating func setExpiry(_ expiry: CardInput.Expiry?, _ environment: Environment) {
    self.expiry = expiry
    texts.expiry = expiry?.shortText ?? ""
    measures.measureExpiry(texts.expiry, environment)
    refreshExpiry(environment)
  }

  /// Works out what follows from the expiry and the date: years pass on the wheels (D17).
  mutating func refreshExpiry(_ environment: Environment) {
    complete.expiry = expiry.map { $0 >= CardInput.Expiry(environment.date) } ?? false
    wheels = (expiry ?? wheels).onWheels(at: environment.date)
    texts.wheels = wheels.longText
  }

  // MARK: Code

  /// Takes an edited code over: digits only, no more than the brand has (D15).
  mutating func setCode(_ text: EditableText, _ environment: Environment) {
    code = CardInput.DigitEdit(text, limit: rule.codeLength).grouped(at: [])
    complete.code = code.text.utf8.count == rule.codeLength
    refreshCode(environment)
  }

  /// Works out what follows from the code.
  mutating func refreshCode(_ environment: Environment) {
    texts.codeProgress = String(code.text.utf8.count, of: rule.codeLength, "digits")
    measures.measureCode(code.text, environment)
  }

  // MARK: Environment

  /// Measures everything anew.
  mutating func refresh(_ environment: Environment) {
    measures = CardInput.Measures(environment)
    refreshNumber(environment)
    measures.measureHolder(texts.holderOnFront, environment)
    measures.measureExpiry(texts.expiry, environment)
    refreshExpiry(environment)
    refreshCode(environment)
  }
}
