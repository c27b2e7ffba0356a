/// An array or an object in JSON, without white space and with its members in the order given.
public struct CanonicalJSON: Equatable, Sendable {
  /// The text.
  public let text: String

  /// The canonical form of a value that has been read.
  package init(_ value: JSONValue) { text = value.text }

  /// Reads an array or an object.
  ///
  /// - Throws: `JSONError` for a text that is not JSON, and for any other value.
  public init(parsing text: String) throws(JSONError) {
    let value = try JSONValue(parsing: text)
    switch value.content {
    case .array, .object: self.init(value)
    default: throw value.mismatch(.arrayOrObject)
    }
  }

  /// An object with all members of a group.
  public init<Group: ConfigurationGroup>(_ group: Group) { text = ValueWriter.text(of: group) }

  /// An array of values.
  public init<Element: MemberValue>(_ elements: [Element]) { text = ValueWriter.text(of: elements) }

  /// Whether two texts are of the same bytes.
  public static func == (json: CanonicalJSON, other: CanonicalJSON) -> Bool {
    json.text.bytes == other.text.bytes
  }

  /// Whether a trace can have the value: its numbers are finite and within the limits of the format.
  var isExpressible: Bool {
    do throws(JSONError) {
      try JSONValue(parsing: text).check(magnitude: InputLimits.magnitude)
      return true
    } catch {
      return false
    }
  }
}
