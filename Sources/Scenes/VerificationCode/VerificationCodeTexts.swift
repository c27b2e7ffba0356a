import FlowEngine

// What is entered, for what is saved without secrets and for recordings.
extension VerificationCode: TextInputScene {
  /// Lists the code.
  public mutating func visitTexts(_ texts: inout EnteredTexts) {
    var text = code
    texts.visit(&text, of: Part.codeInput)
    if texts.isReplacing { replaceCode(with: text, at: blinkStart) }
  }

  /// A code that is gone is not being verified.
  public mutating func didOmitSecrets(_ context: Context) {
    if phase == .verifying, count < length { phase = .entering }
  }
}
