extension JSONValue {
  /// The greatest nesting depth of arrays and objects, including the outermost one.
  public static let nestingLimit = 64

  /// Parses a whole text: one value, which may have white space around it.
  ///
  /// - Throws: `JSONError` for text that is not JSON (RFC 8259) in UTF-8, for a member that occurs
  ///   twice, for numbers beyond the range of `Double`, and for nesting beyond `nestingLimit`.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    var cursor = try JSONCursor(bytes)
    cursor.skipSpace()
    self = try cursor.value(depth: 0)
    try cursor.finish()
  }

  /// Parses a whole text, as `init(parsing:)` parses bytes.
  package init(parsing text: String) throws(JSONError) {
    var text = text
    self = try text.withUTF8 { bytes -> Result<JSONValue, JSONError> in
      do throws(JSONError) {
        return .success(try JSONValue(parsing: bytes))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Reads a text that the engine has just written, which is well formed.
  init(written text: String) {
    self = (try? JSONValue(parsing: text)) ?? JSONValue(content: .null, offset: 0)
  }
}

extension JSONCursor {
  /// Reads a value inside `depth` arrays and objects.
  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    let offset = offset
    return JSONValue(content: try content(depth: depth), offset: offset)
  }

  private mutating func content(depth: Int) throws(JSONError) -> JSONValue.Content {
    switch kindAhead {
    case .object: return .object(try members(depth: depth + 1))
    case .array: return .array(try elements(depth: depth + 1))
    case .string: return .string(contents(of: try string()))
    case .number: return .number(try number())
    case .bool: return .bool(try bool())
    case .null:
      try null()
      return .null
    case nil: throw unexpected(.value)
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    guard depth <= JSONValue.nestingLimit else { throw JSONError(.tooDeep, at: offset) }
    var members: [JSONValue.Member] = []
    var names = NameSet()
    position += 1
    skipSpace()
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      let offset = offset
      let name = contents(of: try string(.name))
      guard names.insert(name) else { throw JSONError(.duplicateMember(name), at: offset) }
      skipSpace()
      try require(UInt8(ascii: ":"), .colon)
      skipSpace()
      do throws(JSONError) {
        members.append(.init(name: name, offset: offset, value: try value(depth: depth)))
      } catch {
        throw error.within(name)
      }
      skipSpace()
    } while skip(UInt8(ascii: ","))
    try require(UInt8(ascii: "}"), .commaOrBrace)
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    guard depth <= JSONValue.nestingLimit else { throw JSONError(.tooDeep, at: offset) }
    var elements: [JSONValue] = []
    position += 1
    skipSpace()
    if skip(UInt8(ascii: "]")) { return elements }
    repeat {
      skipSpace()
      do throws(JSONError) {
        elements.append(try value(depth: depth))
      } catch {
        throw error.within(elements.count)
      }
      skipSpace()
    } while skip(UInt8(ascii: ","))
    try require(UInt8(ascii: "]"), .commaOrBracket)
    return elements
  }
}
