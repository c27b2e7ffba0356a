/// The type of an input's value: a group, whose members are described as those of a configuration are, or
/// an array.
public struct InputType: Equatable, Sendable {
  /// The form expected in JSON, such as `an array, each an object`.
  public let expectation: String
  /// The members of the groups in it, with their defaults.
  let rows: [ConfigurationRow]
  /// Reads a value, and writes it again.
  let rewritten: @Sendable (JSONValue, ValueWriter.Style) throws(MemberError) -> JSONValue

  /// The type of a value in Swift.
  init<Value: MemberValue>(_ type: Value.Type) {
    expectation = Value.expectation
    var rows: [ConfigurationRow] = []
    // Only tools show them, and the descriptions of all types are large.
    #if !hasFeature(Embedded)
      Value.describeMembers("", into: &rows)
    #endif
    self.rows = rows
    rewritten = { (json, style) throws(MemberError) in
      let value = try Value(json: json)
      var text = JSONWriter(capacity: 64)
      withUnsafeMutablePointer(to: &text) { ValueWriter.write(value, to: $0, style) }
      return JSONValue(written: text.text)
    }
  }

  /// Whether texts in a value may be marked as entered.
  var mayHaveEnteredText: Bool {
    #if hasFeature(Embedded)
      true
    #else
      expectation.contains(EnteredText.expectation) || rows.haveEnteredText
    #endif
  }

  /// Whether two types expect the same.
  public static func == (type: InputType, other: InputType) -> Bool {
    #if !hasFeature(Embedded)
      guard type.rows == other.rows else { return false }
    #endif
    return type.expectation.bytes == other.expectation.bytes
  }
}

#if !hasFeature(Embedded)
  extension [ConfigurationRow] {
    /// Whether a member among them is a text that is marked as entered.
    var haveEnteredText: Bool { contains { $0.expectation.contains(EnteredText.expectation) } }
  }
#endif
