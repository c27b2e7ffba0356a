import FlowEngine

/// A pass of the engine's reader over a text that records the locations of values.
struct JSONOutliner {
  private(set) var entries: [JSONOutline.Entry] = []
  private(set) var roots: [JSONOutline.Value] = []
  private var cursor: JSONCursor
  private var names = MemberNames()
  private let bytes: UnsafeBufferPointer<UInt8>
  private let model: OutlineModel?

  /// Creates a pass over a text, which must outlive it, as the model must.
  ///
  /// - Throws: `JSONError` for bytes that are not UTF-8 and for a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, like model: OutlineModel? = nil) throws(JSONError) {
    cursor = try JSONCursor(bytes)
    self.bytes = bytes
    self.model = model
    entries.reserveCapacity(model.map { $0.entries.count + 64 } ?? (bytes.count / 8))
  }

  /// Reads any number of values with white space between them.
  ///
  /// - Throws: `JSONError` for text that is not JSON, for a member that occurs twice, for numbers
  ///   beyond the range of `Double`, and for nesting beyond `JSONValue.nestingLimit`.
  mutating func read() throws(JSONError) {
    cursor.skipSpace()
    while !cursor.isAtEnd {
      _ = try readOne()
      cursor.skipSpace()
    }
  }

  /// Reads the value at the cursor, and returns where it ends.
  ///
  /// - Throws: `JSONError`, as `read` does.
  mutating func readOne() throws(JSONError) -> Int {
    roots.append(JSONOutline.Value(entry: Int32(entries.count)))
    try value(depth: 0, like: model == nil ? nil : 0)
    return cursor.offset
  }

  /// Reads a value inside `depth` arrays and objects.
  ///
  /// - Parameter like: The value of the model at the same depth that it probably is.
  private mutating func value(depth: Int, like: Int?) throws(JSONError) {
    if let like, take(like) { return }
    let index = begin()
    switch cursor.kindAhead {
    case .object: try members(depth: depth + 1, like: like)
    case .array: try elements(depth: depth + 1, like: like)
    case .string: _ = try cursor.string()
    case .number: _ = try cursor.number()
    case .bool: _ = try cursor.bool()
    case .null: try cursor.null()
    case nil: throw cursor.unexpected(.value)
    }
    end(index)
  }

  private mutating func members(depth: Int, like: Int?) throws(JSONError) {
    var object = names.open()
    defer { names.close(object) }
    guard try open(depth, unlessEmpty: UInt8(ascii: "}")) else { return }
    let first = entries.count
    var next = like.flatMap { model?.firstChild(of: $0, UInt8(ascii: "{")) }
    // None of them occurs twice as long as they are those of the model, in its order.
    var areKnown = next != nil
    repeat {
      skipSpace()
      let index = entries.count
      var match = areKnown ? next.flatMap { take($0) ? $0 : nil } : nil
      if match == nil {
        if areKnown { try recallNames(from: first, to: &object) }
        areKnown = false
        try readName(to: &object)
        match = next.flatMap { next in
          like.flatMap { model?.name(written(index), from: next, in: $0) }
        }
      }
      skipSpace()
      try cursor.require(UInt8(ascii: ":"), .colon)
      skipSpace()
      do throws(JSONError) {
        try value(depth: depth, like: match.map { $0 + 1 })
      } catch {
        throw error.within(cursor.contents(of: try name(at: index)))
      }
      if let like, let match { next = model?.child(after: match + 1, in: like) }
      skipSpace()
    } while cursor.skip(UInt8(ascii: ","))
    try cursor.require(UInt8(ascii: "}"), .commaOrBrace)
  }

  private mutating func elements(depth: Int, like: Int?) throws(JSONError) {
    guard try open(depth, unlessEmpty: UInt8(ascii: "]")) else { return }
    var count = 0
    var next = like.flatMap { model?.firstChild(of: $0, UInt8(ascii: "[")) }
    repeat {
      skipSpace()
      do throws(JSONError) {
        try value(depth: depth, like: next)
      } catch {
        throw error.within(count)
      }
      if let like { next = next.flatMap { model?.child(after: $0, in: like) } }
      count += 1
      skipSpace()
    } while cursor.skip(UInt8(ascii: ","))
    try cursor.require(UInt8(ascii: "]"), .commaOrBracket)
  }

  /// How far the cursor is. It belongs to another module, to ask which takes a call.
  private var offset: Int { bytes.baseAddress.map { cursor.position - $0 } ?? 0 }

  /// Advances to the next byte that is not white space, of which there is mostly none.
  private mutating func skipSpace() {
    let offset = offset
    if offset < bytes.count, bytes[offset] > 0x20 { return }
    cursor.skipSpace()
  }

  /// Reads an opening bracket, and the closing one if it follows at once.
  ///
  /// - Returns: Whether there is anything in between.
  private mutating func open(_ depth: Int, unlessEmpty bracket: UInt8) throws(JSONError) -> Bool {
    guard depth <= JSONValue.nestingLimit else { throw JSONError(.tooDeep, at: offset) }
    cursor.position += 1
    skipSpace()
    return !cursor.skip(bracket)
  }

  private mutating func begin() -> Int {
    entries.append(JSONOutline.Entry(start: Int32(offset), end: 0, next: 0))
    return entries.count - 1
  }

  private mutating func end(_ index: Int) {
    entries[index].end = Int32(offset)
    entries[index].next = Int32(entries.count)
  }
}

// MARK: - Names

extension JSONOutliner {
  /// Reads a name, which must be a new one of its object.
  private mutating func readName(to object: inout MemberNames.Object) throws(JSONError) {
    let index = begin()
    let name = try cursor.string(.name)
    end(index)
    guard names.insert(name, to: &object, in: cursor) else {
      let offset = Int(entries[index].start)
      throw JSONError(.duplicateMember(cursor.contents(of: name)), at: offset)
    }
  }

  /// Adds the names of an object that are known from the model, from its first entry on.
  private mutating func recallNames(
    from first: Int, to object: inout MemberNames.Object
  ) throws(JSONError) {
    var index = first
    while index < entries.count {
      _ = names.insert(try name(at: index), to: &object, in: cursor)
      index = Int(entries[index + 1].next)
    }
  }

  /// Reads a name again.
  private func name(at index: Int) throws(JSONError) -> JSONText {
    var cursor = cursor
    cursor.position -= offset - Int(entries[index].start)
    return try cursor.string(.name)
  }

  /// A name, with its quotation marks.
  private func written(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[index]
    return UnsafeBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.end)])
  }
}

// MARK: - The model

extension JSONOutliner {
  /// Takes a value or a name from the model if it is written identically at the cursor.
  private mutating func take(_ index: Int) -> Bool {
    guard let model else { return false }
    let offset = offset
    let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
    let text = model.text(of: index)
    guard rest.begins(with: text), Self.ends(text, before: rest) else { return false }
    let shift = Int32(offset) - model.entries[index].start
    let step = Int32(entries.count) - Int32(index)
    let next = model.entries[index].next
    if next == Int32(index) + 1 {
      // A name or a plain value, as most are.
      let end = Int32(offset + text.count)
      entries.append(JSONOutline.Entry(start: Int32(offset), end: end, next: next + step))
    } else {
      append(model.entries[index..<Int(next)], shift: shift, step: step)
    }
    cursor.position += text.count
    return true
  }

  private mutating func append(
    _ taken: Slice<UnsafeBufferPointer<JSONOutline.Entry>>, shift: Int32, step: Int32
  ) {
    let first = entries.count
    entries.append(contentsOf: UnsafeBufferPointer(rebasing: taken))
    entries.withUnsafeMutableBufferPointer { entries in
      for index in first..<entries.count {
        entries[index].start &+= shift
        entries[index].end &+= shift
        entries[index].next &+= step
      }
    }
  }

  /// Whether a value cannot go on after its text: a number could.
  private static func ends(
    _ text: UnsafeBufferPointer<UInt8>, before rest: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch text.last {
    case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    default: break
    }
    guard text.count < rest.count else { return true }
    switch rest[text.count] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x09, 0x0A, 0x0D:
      return true
    default: return false
    }
  }
}
