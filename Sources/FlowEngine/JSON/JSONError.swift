/// What is wrong in a JSON text, where, and what was expected.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The text does not go on as it must.
    case unexpected(Found, expected: Expected)
    /// A value of the right kind is out of bounds.
    case invalid(expected: Expected)
    /// A member stands twice in an object.
    case duplicateMember(String)
    /// Nobody knows this member.
    case unknownMember(String, known: [String])
    /// The member is known, but does not belong to the owner.
    case foreignMember(String, of: String)
    /// The owner needs one of these members.
    case missingMember(oneOf: [String], of: String)
    /// A value is none of the names that are known.
    case unknownValue(String, known: [String])
    /// Arrays and objects are nested too deep.
    case tooDeep
    /// A control character in a string is not written as an escape.
    case controlCharacter(UInt8)
    /// A backslash is followed by what is no escape.
    case malformedEscape
    /// An escape is one half of a surrogate pair without the other.
    case loneSurrogate
    /// A byte that does not belong in UTF-8.
    case notUTF8(UInt8)
    /// The text begins with a byte order mark.
    case byteOrderMark
  }

  /// What stands where something else was expected.
  public enum Found: Equatable, Sendable {
    /// A value of another kind.
    case value(JSONValue.Kind)
    /// A character that cannot stand here.
    case character(Unicode.Scalar)
    /// The text is over.
    case end
  }

  /// What was expected.
  public enum Expected: Equatable, Sendable {
    /// The colon after a member's name.
    case colon
    /// What goes on or ends an object.
    case commaOrBrace
    /// What goes on or ends an array.
    case commaOrBracket
    /// The quotation mark that ends a string.
    case quote
    /// The name of a member.
    case name
    /// The end of the text.
    case end
    /// Any value.
    case value
    /// A value of one kind.
    case kind(JSONValue.Kind)
    /// A string, a number or a boolean.
    case scalar
    /// A number or an object.
    case numberOrObject
    /// An array of so many numbers.
    case numbers(Int)
    /// A number within bounds.
    case number(from: Double, to: Double)
    /// A number above 0, up to a bound.
    case positiveNumber(to: Double)
    /// A whole number from 0 to a bound.
    case wholeNumber(to: Double)
    /// A string of a certain form, in words.
    case form(String)
    /// At most so many members.
    case members(upTo: Int)
  }

  /// What is wrong.
  public var reason: Reason
  /// Where it stands, in bytes from the start of the text.
  public var offset: Int
  /// The value at fault with what it is in, such as `environment.size[0]`; empty for the whole.
  public private(set) var path = ""

  /// Creates an error of the value that is being read.
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The same error as seen from the object that has the value as a member.
  package func within(_ name: String) -> JSONError {
    var error = self
    let isJoined = path.isEmpty || path.utf8.first == UInt8(ascii: "[")
    error.path = isJoined ? name + path : "\(name).\(path)"
    return error
  }

  /// The same error as seen from the array that has the value as an element.
  package func within(_ index: Int) -> JSONError {
    within("[\(index)]")
  }
}
