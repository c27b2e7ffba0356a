import FlowEngine

/// One JSON text, or several in sequence, and the location of each value in it.
///
/// It is built in one pass over the bytes by the engine's reader, without creating any values, so
/// that two long documents that are mostly the same are compared at the speed of memory.
package struct JSONOutline: Sendable {
  /// A value, as the index of its entry.
  package struct Value: Hashable, Sendable {
    let entry: Int32
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The name, which is a string.
    package let name: Value
    /// The value.
    package let value: Value
  }

  /// The location of a value.
  struct Entry: Sendable {
    /// The offset of its first byte.
    var start: Int32
    /// The offset after its last byte.
    var end: Int32
    /// The index of the entry after this value and everything in it.
    var next: Int32
  }

  /// The text.
  package let bytes: [UInt8]
  /// The outermost values, in order.
  package let roots: [Value]
  private let entries: [Entry]

  /// The outline of no text at all.
  static let empty = JSONOutline()

  private init() {
    bytes = []
    roots = []
    entries = []
  }

  /// Outlines a text.
  ///
  /// - Throws: `FramesError` if the engine's reader finds that it is not JSON.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ bytes: [UInt8]) throws(FramesError) {
    do throws(JSONError) {
      try self.init(reading: bytes)
    } catch {
      throw FramesError(error.message, at: error.offset)
    }
  }

  /// Outlines a text, which has at most 2 GiB.
  ///
  /// - Throws: `JSONError` if the engine's reader finds that it is not JSON.
  init(reading bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    (entries, roots) = try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      var outliner = try JSONOutliner(bytes)
      try outliner.read()
      return (outliner.entries, outliner.roots)
    }
  }

  /// Outlines the value at the beginning of some bytes, which may go on after it.
  ///
  /// - Parameter model: A similar outline.
  /// - Throws: `JSONError` if the engine's reader finds that it is not JSON, or if the bytes are not.
  init(
    prefixOf bytes: UnsafeBufferPointer<UInt8>, like model: JSONOutline
  ) throws(JSONError) {
    var end = 0
    (entries, roots) = try model.withModel { (model) throws(JSONError) in
      var outliner = try JSONOutliner(bytes, like: model)
      end = try outliner.readOne()
      return (outliner.entries, outliner.roots)
    }
    self.bytes = Array(bytes[..<end])
  }

  private func withModel<Result>(
    _ body: (OutlineModel?) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard !entries.isEmpty else { return try body(nil) }
    return try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      try entries.withUnsafeBufferPointer { (entries) throws(JSONError) in
        try body(OutlineModel(bytes: bytes, entries: entries))
      }
    }
  }
}

// MARK: - Values

extension JSONOutline {
  /// The first byte, which determines the kind of value.
  func first(of value: Value) -> UInt8 { bytes[start(of: value)] }

  /// The offset of a value, in bytes from the start of the text.
  func start(of value: Value) -> Int { Int(entries[Int(value.entry)].start) }

  /// Whether a value is an object.
  func isObject(_ value: Value) -> Bool { first(of: value) == UInt8(ascii: "{") }

  /// Whether a value is an array.
  package func isArray(_ value: Value) -> Bool { first(of: value) == UInt8(ascii: "[") }

  /// Whether a value is a string.
  func isString(_ value: Value) -> Bool { first(of: value) == UInt8(ascii: "\"") }

  /// The bytes of a value.
  package func range(of value: Value) -> Range<Int> {
    let entry = entries[Int(value.entry)]
    return Int(entry.start)..<Int(entry.end)
  }

  /// A value as written.
  package func text(of value: Value) -> String {
    String(decoding: bytes[range(of: value)], as: UTF8.self)
  }

  /// The contents of a string; `nil` for another kind of value.
  package func string(_ value: Value) -> String? {
    guard isString(value) else { return nil }
    let contents = range(of: value).dropFirst().dropLast()
    guard bytes[contents].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[contents], as: UTF8.self)
    }
    let parsed = bytes[range(of: value)].withUnsafeBufferPointer { try? JSONValue(parsing: $0) }
    guard case .string(let string)? = parsed?.content else { return nil }
    return string
  }

  /// The value of a number; `nil` for another kind of value.
  package func number(_ value: Value) -> Double? {
    bytes[range(of: value)].withUnsafeBufferPointer { bytes in
      guard var cursor = try? JSONCursor(bytes) else { return nil }
      return try? cursor.number()
    }
  }

  /// Whether a value is the string `name`, written without escapes.
  package func says(_ value: Value, _ name: StaticString) -> Bool {
    let range = range(of: value)
    guard range.count == name.utf8CodeUnitCount + 2, isString(value) else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      return UnsafeBufferPointer(rebasing: bytes[(range.lowerBound + 1)...]).begins(with: text)
    }
  }

  /// Whether two values are written identically.
  package func isSame(_ value: Value, as other: Value, in outline: JSONOutline) -> Bool {
    let range = range(of: value)
    let otherRange = outline.range(of: other)
    guard range.count == otherRange.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      outline.bytes.withUnsafeBufferPointer { others in
        UnsafeBufferPointer(rebasing: bytes[range])
          .begins(with: UnsafeBufferPointer(rebasing: others[otherRange]))
      }
    }
  }
}

// MARK: - Contents

extension JSONOutline {
  /// The elements of an array; empty for another kind of value.
  package func elements(of value: Value) -> [Value] {
    isArray(value) ? children(of: value) : []
  }

  /// The members of an object, in order; empty for another kind of value.
  package func members(of value: Value) -> [Member] {
    guard isObject(value) else { return [] }
    let children = children(of: value)
    return stride(from: 0, to: children.count - 1, by: 2).map {
      Member(name: children[$0], value: children[$0 + 1])
    }
  }

  /// The number of members of an object.
  func memberCount(of value: Value) -> Int {
    let end = entries[Int(value.entry)].next
    var count = 0
    var index = value.entry + 1
    while index < end {
      count += 1
      index = entries[Int(entries[Int(index)].next)].next
    }
    return count
  }

  /// The value of a member that is sought after another one first, as members mostly have their order;
  /// `nil` if there is none.
  func member(_ name: StaticString, of value: Value, after last: Value?) -> Value? {
    guard let last else { return member(name, of: value) }
    let index = entries[Int(last.entry)].next
    guard index < entries[Int(value.entry)].next, says(Value(entry: index), name) else {
      return member(name, of: value)
    }
    return Value(entry: entries[Int(index)].next)
  }

  /// The value of a member; `nil` if there is none.
  package func member(_ name: StaticString, of value: Value) -> Value? {
    guard isObject(value) else { return nil }
    let end = entries[Int(value.entry)].next
    var index = value.entry + 1
    while index < end {
      let member = Value(entry: entries[Int(index)].next)
      if says(Value(entry: index), name) { return member }
      index = entries[Int(member.entry)].next
    }
    return nil
  }

  private func children(of value: Value) -> [Value] {
    let end = entries[Int(value.entry)].next
    var children: [Value] = []
    var index = value.entry + 1
    while index < end {
      children.append(Value(entry: index))
      index = entries[Int(index)].next
    }
    return children
  }
}
