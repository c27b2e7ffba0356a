extension InputType {
  /// The value with stand-ins for the texts that people enter; `nil` if it is of another type.
  func masked(_ value: Command.Value, variant: Int = 0) -> Command.Value? {
    (try? rewritten(value.json, .masked(variant: variant))).flatMap { Command.Value($0) }
  }

  /// The texts in a value that people enter.
  func enteredTexts(in value: Command.Value) -> [String] {
    guard let exact = try? rewritten(value.json, .exact) else { return [] }
    var texts: [String] = []
    // A text may be its own stand-in, but not all of them.
    for variant in [0, TextShape.variants - 1] {
      guard let standIn = try? rewritten(value.json, .masked(variant: variant)) else { continue }
      exact.addTexts(differingFrom: standIn, to: &texts)
    }
    return texts
  }
}

extension JSONValue {
  /// The texts that another value of the same form has not.
  func texts(differingFrom other: JSONValue) -> [String] {
    var texts: [String] = []
    addTexts(differingFrom: other, to: &texts)
    return texts
  }

  /// Adds the texts that another value of the same form has not.
  fileprivate func addTexts(differingFrom other: JSONValue, to texts: inout [String]) {
    switch (content, other.content) {
    case (.string(let text), .string(let other)):
      if text.bytes != other.bytes { texts.append(text) }
    case (.array(let elements), .array(let others)):
      for (element, other) in zip(elements, others) {
        element.addTexts(differingFrom: other, to: &texts)
      }
    case (.object(let members), .object(let others)):
      for (member, other) in zip(members, others) {
        member.value.addTexts(differingFrom: other.value, to: &texts)
      }
    default: break
    }
  }
}
