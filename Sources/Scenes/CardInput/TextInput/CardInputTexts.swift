import FlowEngine

// The texts that are entered, for states that are saved without secrets and for recordings.
extension CardInput: TextInputScene {
  /// Lists the number, the holder's name and the security code.
  public mutating func visitTexts(_ texts: inout EnteredTexts) {
    texts.visit(&numberText, of: Part.inputNumberText, or: .inputNumber)
    texts.visit(&holderText, of: Part.inputHolderText, or: .inputHolder)
    texts.visit(&codeText, of: Part.inputCodeText, or: .inputCode)
  }

  /// Works out what follows from a number and a code that are gone.
  public mutating func didOmitSecrets(_ context: Context) {
    setNumber(numberText, context.configuration, context.environment)
  }

  /// What each beginning of the number leaves open of its brand: a deletion may lead back to it, and
  /// what is typed next decides.
  public func textVerdicts(_ context: Context) -> [Bool] {
    NumberSearch.beginnings(of: Array(number.utf8), context.configuration).flatMap { place in
      [place & 1 != 0, place & 2 != 0, place & 4 != 0]
    }
  }
}
