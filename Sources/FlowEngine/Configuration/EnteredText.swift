/// A text that people enter, in an input's value, a state or a configuration: a recording has a stand-in of
/// the same shape.
///
/// What the configuration has that a recording begins with is public, and so is what children are given of it.
public struct EnteredText: MemberValue, Equatable {
  /// The text.
  public var text: String

  /// Marks a text.
  public init(_ text: String) { self.text = text }

  /// The form expected in JSON.
  public static var expectation: String { "a text that people enter" }

  /// Reads a text.
  ///
  /// - Throws: `MemberError` for anything but a string.
  public init(json: JSONValue) throws(MemberError) {
    guard case .string(let text) = json.content else { throw Self.mismatch(json) }
    self.text = text
  }

  /// Writes the text, or its stand-in.
  public func write(to json: inout ValueWriter) {
    if case .masked(let variant) = json.style {
      return json.write(TextShape.standIn(for: text, variant: variant))
    }
    json.write(text)
  }

  /// Whether two texts are of the same bytes.
  public static func == (text: EnteredText, other: EnteredText) -> Bool {
    text.text.bytes == other.text.bytes
  }
}
