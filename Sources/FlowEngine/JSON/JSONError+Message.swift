extension JSONError {
  /// A one-line message with the fault and the expected value.
  public var message: String {
    switch reason {
    case .unexpected(.value(let kind), let expected) where !path.isEmpty:
      "'\(shownPath)' must be \(expected.text), found \(kind.rawValue)"
    case .unexpected(let found, let expected): "expected \(expected.text), found \(found.text)"
    case .invalid(let expected):
      path.isEmpty ? "expected \(expected.text)" : "'\(shownPath)' must be \(expected.text)"
    case .duplicateMember(let name): "member '\(name.shown())' stands twice"
    case .unknownMember(let name, let known):
      Suggestion.unknown("member", name, among: known)
    case .foreignMember(let name, let owner): "'\(name)' is not a member of \(owner)"
    case .missingMember(let names, let owner): "\(owner) needs " + Self.alternatives(names)
    case .unknownValue(let name, let known):
      "unknown \(path.isEmpty ? "value" : "'\(shownPath)'") '\(name.shown())'"
        + Suggestion.text(for: name, among: known)
    case .tooDeep: "nested more than \(JSONValue.nestingLimit) deep"
    case .controlCharacter(let byte):
      "control character \(Self.hex(byte)) in a string must be written as an escape"
    case .malformedEscape:
      "unknown escape; expected a backslash with \", \\, /, b, f, n, r, t or uXXXX"
    case .loneSurrogate:
      "half a surrogate pair; expected \\uD800…\\uDBFF with \\uDC00…\\uDFFF after it"
    case .notUTF8(let byte): "byte \(Self.hex(byte)) is not UTF-8 here"
    case .byteOrderMark: "a byte order mark is not allowed; expected plain UTF-8"
    }
  }

  private var shownPath: String { path.shown() }

  private static func alternatives(_ names: [String]) -> String {
    var list = ""
    for name in names { list += (list.isEmpty ? "" : " or ") + "'\(name)'" }
    return list
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
  }
}

extension JSONError.Found {
  fileprivate var text: String {
    switch self {
    case .value(let kind): kind.rawValue
    case .character(let scalar): "'\(String(scalar).shown())'"
    case .end: "the end"
    }
  }
}

extension JSONError.Expected {
  fileprivate var text: String {
    switch self {
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .quote: "'\"' at the end of the string"
    case .name: "the name of a member in double quotes"
    case .end: "nothing more"
    case .value: "a value"
    case .kind(.bool): "true or false"
    case .kind(let kind): kind.rawValue
    case .anyButNull: "a string, a number, a boolean, an array or an object"
    case .arrayOrObject: "an array or an object"
    case .numberOrObject: "a number or an object"
    case .numbers(let count): "an array of \(count) numbers"
    case .number(_, .greatestFiniteMagnitude): "a number that fits in 64-bit floating point"
    case .number(let lowest, let greatest):
      "a number from \(lowest.decimalText) to \(greatest.decimalText)"
    case .positiveNumber(let greatest): "a number above 0, up to \(greatest.decimalText)"
    case .wholeNumber(let greatest): "a whole number from 0 to \(greatest.decimalText)"
    case .form(let words): words
    case .members(let limit): "an object of at most \(limit) members"
    }
  }
}
