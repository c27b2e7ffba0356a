/// An error in a JSON text: the fault, its place, and the expected value.
public struct JSONError: Error, Equatable, Sendable {
  /// The kinds of error.
  package enum Reason: Equatable, Sendable {
    /// An unexpected token.
    case unexpected(Found, expected: Expected)
    /// A value of the right kind is out of bounds.
    case invalid(expected: Expected)
    /// A member occurs twice in an object.
    case duplicateMember(String)
    /// The member is unknown.
    case unknownMember(String, known: [String])
    /// The member is known but does not belong to the owner.
    case foreignMember(String, of: String)
    /// The owner needs one of these members.
    case missingMember(oneOf: [String], of: String)
    /// A value is not one of the known names.
    case unknownValue(String, known: [String])
    /// Arrays and objects are nested too deeply.
    case tooDeep
    /// A control character in a string is not escaped.
    case controlCharacter(UInt8)
    /// A backslash does not begin a valid escape.
    case malformedEscape
    /// An escape is one half of a surrogate pair without the other.
    case loneSurrogate
    /// A byte that does not belong in UTF-8.
    case notUTF8(UInt8)
    /// The text begins with a byte order mark.
    case byteOrderMark
  }

  /// What was found where something else was expected.
  package enum Found: Equatable, Sendable {
    /// A value of another kind.
    case value(JSONValue.Kind)
    /// A character that is not allowed here.
    case character(Unicode.Scalar)
    /// The end of the text.
    case end
  }

  /// What was expected.
  package enum Expected: Equatable, Sendable {
    /// The colon after a member's name.
    case colon
    /// The comma that continues an object, or the brace that ends it.
    case commaOrBrace
    /// The comma that continues an array, or the bracket that ends it.
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
    /// Any value but null.
    case anyButNull
    /// An array or an object.
    case arrayOrObject
    /// A number or an object.
    case numberOrObject
    /// An array of the given number of numbers.
    case numbers(Int)
    /// A number within bounds.
    case number(from: Double, to: Double)
    /// A number above 0, up to a bound.
    case positiveNumber(to: Double)
    /// An integer from 0 to a bound.
    case wholeNumber(to: Double)
    /// A string of a certain form, described in words.
    case form(String)
    /// At most the given number of members.
    case members(upTo: Int)
  }

  // In one reference: errors are rare, and the ways that they take are many.
  private let fault: Fault

  private final class Fault: Sendable {
    let reason: Reason
    let offset: Int
    let path: String

    init(_ reason: Reason, _ offset: Int, _ path: String) {
      self.reason = reason
      self.offset = offset
      self.path = path
    }
  }

  private init(_ fault: Fault) { self.fault = fault }

  /// Creates an error for the value being read.
  @inline(never) package init(_ reason: Reason, at offset: Int) {
    fault = Fault(reason, offset, "")
  }

  /// The kind of error.
  package var reason: Reason { fault.reason }
  /// The offset of the error, in bytes from the start of the text.
  package var offset: Int { fault.offset }
  /// The path of the value at fault, such as `environment.size[0]`; empty for the whole.
  package var path: String { fault.path }

  /// Whether two errors say the same of the same place.
  public static func == (error: JSONError, other: JSONError) -> Bool {
    error.reason == other.reason && error.offset == other.offset
      && error.path.bytes == other.path.bytes
  }

  /// The same error for a text that was written of values, in which null is a number that is not finite.
  package var ofWrittenText: JSONError {
    guard case .unexpected(.value(.null), _) = reason else { return self }
    return JSONError(Fault(.invalid(expected: .form("a finite number")), offset, path))
  }

  /// The same error, as seen from the object that has the value as a member.
  @inline(never) package func within(_ name: String) -> JSONError {
    let isJoined = path.isEmpty || path.utf8.first == UInt8(ascii: "[")
    return JSONError(Fault(reason, offset, isJoined ? name + path : "\(name).\(path)"))
  }

  /// The same error, as seen from the array that has the value as an element.
  @inline(never) package func within(_ index: Int) -> JSONError {
    within("[\(index)]")
  }
}
