import FlowEngine

// What is entered, for what is saved without secrets and for recordings.
extension AdaptiveField: TextInputScene {
  /// Lists the texts of all sections, and the host's messages about them.
  public mutating func visitTexts(_ texts: inout EnteredTexts) {
    for index in fields.indices { fields[index].visitTexts(&texts) }
  }

  /// A verdict on a text that is gone does not hold.
  public mutating func didOmitSecrets(_ context: Context) {
    for index in fields.indices where fields[index].isSecret { fields[index].forgetVerdict() }
    showAtOnce(context)
  }

  /// Whether each text would be valid if it were left now.
  public func textVerdicts(_ context: Context) -> [Bool] {
    fields.indices.map { accepts($0, context.configuration) }
  }

  /// Gives the stand-ins their check digits.
  public mutating func refineStandIns(for original: AdaptiveField, _ context: Context) {
    for index in fields.indices {
      let isValid = original.accepts(index, context.configuration)
      for variant in 1..<TextShape.variants
      where accepts(index, context.configuration) != isValid {
        fields[index].varyLastDigit(variant)
      }
    }
  }

  private func accepts(_ index: Int, _ configuration: Configuration) -> Bool {
    configuration.fields[index].validation?.accepts(fields[index].sections) ?? true
  }
}
