/// An array or an object in JSON, without white space and with its members in the order given.
public struct CanonicalJSON: Equatable, Sendable {
  // Not as text: where no text is read, no reader of JSON is linked. And in one reference: events are copied
  // often, and hardly any has a value of this kind.
  private let storage: Storage

  private final class Storage: Sendable {
    let value: JSONValue
    let isExpressible: Bool

    init(_ value: JSONValue) {
      self.value = value
      isExpressible = value.isExpressible
    }
  }

  /// Whether a trace can have all numbers of the value.
  var isExpressible: Bool { storage.isExpressible }

  /// The array or object.
  package var value: JSONValue { storage.value }

  /// The canonical form of a value that has been read.
  package init(_ value: JSONValue) { storage = Storage(value) }

  /// Reads an array or an object.
  ///
  /// - Throws: `JSONError` for a text that is not JSON, and for any other value.
  public init(parsing text: String) throws(JSONError) {
    let value = try JSONValue(parsing: text)
    switch value.content {
    case .array, .object: self.init(value)
    case .null, .bool, .number, .string: throw value.mismatch(.arrayOrObject)
    }
  }

  /// An object with all members of a group.
  public init<Group: ConfigurationGroup>(_ group: Group) {
    self.init(JSONValue(written: ValueWriter.text(of: group)))
  }

  /// An array of values.
  public init<Element: MemberValue>(_ elements: [Element]) {
    self.init(JSONValue(written: ValueWriter.text(of: elements)))
  }

  /// The text.
  public var text: String { value.text }

  /// Whether two values have the same members in the same order; texts, only if their bytes are the same.
  public static func == (json: CanonicalJSON, other: CanonicalJSON) -> Bool {
    json.value.hasSameContent(as: other.value)
  }
}

extension JSONValue {
  /// Whether a trace can have all of its numbers.
  fileprivate var isExpressible: Bool {
    switch content {
    case .number(let number): number.magnitude <= InputLimits.magnitude
    case .array(let elements): elements.allSatisfy { $0.isExpressible }
    case .object(let members): members.allSatisfy { $0.value.isExpressible }
    case .null, .bool, .string: true
    }
  }
}
