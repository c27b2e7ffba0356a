import FlowEngine

/// A pass of the engine's reader over a text that records the locations of values.
struct JSONOutliner {
  private(set) var entries: [JSONOutline.Entry] = []
  private(set) var roots: [JSONOutline.Value] = []
  private var cursor: JSONCursor
  private var names = MemberNames()

  /// Creates a pass over a text, which must outlive it.
  ///
  /// - Throws: `JSONError` for bytes that are not UTF-8 and for a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    cursor = try JSONCursor(bytes)
    entries.reserveCapacity(bytes.count / 8)
  }

  /// Reads any number of values with white space between them.
  ///
  /// - Throws: `JSONError` for text that is not JSON, for a member that occurs twice, for numbers
  ///   beyond the range of `Double`, and for nesting beyond `JSONValue.nestingLimit`.
  mutating func read() throws(JSONError) {
    cursor.skipSpace()
    while !cursor.isAtEnd {
      roots.append(JSONOutline.Value(entry: Int32(entries.count)))
      try value(depth: 0)
      cursor.skipSpace()
    }
  }

  /// Reads a value inside `depth` arrays and objects.
  private mutating func value(depth: Int) throws(JSONError) {
    let index = begin()
    switch cursor.kindAhead {
    case .object: try members(depth: depth + 1)
    case .array: try elements(depth: depth + 1)
    case .string: _ = try cursor.string()
    case .number: _ = try cursor.number()
    case .bool: _ = try cursor.bool()
    case .null: try cursor.null()
    case nil: throw cursor.unexpected(.value)
    }
    end(index)
  }

  private mutating func members(depth: Int) throws(JSONError) {
    var object = names.open()
    defer { names.close(object) }
    guard try open(depth, unlessEmpty: UInt8(ascii: "}")) else { return }
    repeat {
      cursor.skipSpace()
      let index = begin()
      let name = try cursor.string(.name)
      end(index)
      guard names.insert(name, to: &object, in: cursor) else {
        let offset = Int(entries[index].start)
        throw JSONError(.duplicateMember(cursor.contents(of: name)), at: offset)
      }
      cursor.skipSpace()
      try cursor.require(UInt8(ascii: ":"), .colon)
      cursor.skipSpace()
      do throws(JSONError) {
        try value(depth: depth)
      } catch {
        throw error.within(cursor.contents(of: name))
      }
      cursor.skipSpace()
    } while cursor.skip(UInt8(ascii: ","))
    try cursor.require(UInt8(ascii: "}"), .commaOrBrace)
  }

  private mutating func elements(depth: Int) throws(JSONError) {
    guard try open(depth, unlessEmpty: UInt8(ascii: "]")) else { return }
    var count = 0
    repeat {
      cursor.skipSpace()
      do throws(JSONError) {
        try value(depth: depth)
      } catch {
        throw error.within(count)
      }
      count += 1
      cursor.skipSpace()
    } while cursor.skip(UInt8(ascii: ","))
    try cursor.require(UInt8(ascii: "]"), .commaOrBracket)
  }

  /// Reads an opening bracket, and the closing one if it follows at once.
  ///
  /// - Returns: Whether there is anything in between.
  private mutating func open(_ depth: Int, unlessEmpty bracket: UInt8) throws(JSONError) -> Bool {
    guard depth <= JSONValue.nestingLimit else { throw JSONError(.tooDeep, at: cursor.offset) }
    cursor.position += 1
    cursor.skipSpace()
    return !cursor.skip(bracket)
  }

  private mutating func begin() -> Int {
    entries.append(JSONOutline.Entry(start: Int32(cursor.offset), end: 0, next: 0))
    return entries.count - 1
  }

  private mutating func end(_ index: Int) {
    entries[index].end = Int32(cursor.offset)
    entries[index].next = Int32(entries.count)
  }
}
