/// A value that a configuration or a state can hold, which reads back exactly as it was written.
public protocol MemberValue: Sendable {
  /// The form expected in JSON, such as `a number`.
  static var expectation: String { get }

  /// Reads a value.
  ///
  /// - Throws: `MemberError` with the offset of the fault.
  init(json: JSONValue) throws(MemberError)

  /// Reads a value in place of this one; a group keeps of this one what is not given.
  ///
  /// - Throws: `MemberError` with the offset of the fault; the value may be read in part then.
  mutating func read(_ json: JSONValue) throws(MemberError)

  /// Writes the value in the form in which it is read.
  func write(to json: inout ValueWriter)

  /// Adds the rows that describe the value at `path`; groups add their members.
  func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow])

  /// Adds the rows of the members that any value of this type has at `path`, with their defaults;
  /// only groups have members.
  static func describeMembers(_ path: String, into rows: inout [ConfigurationRow])
}

extension MemberValue {
  /// Keeps nothing of this one by default.
  @inlinable public mutating func read(_ json: JSONValue) throws(MemberError) {
    self = try Self(json: json)
  }

  /// Adds nothing by default: a single value has no members.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {}

  /// Adds one row for the value itself.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    describeItself(path, summary, into: &rows)
  }

  /// Adds one row for the value itself, even if its type adds others.
  fileprivate func describeItself(
    _ path: String, _ summary: String, into rows: inout [ConfigurationRow]
  ) {
    rows.append(
      ConfigurationRow(
        path: path, expectation: Self.expectation, defaultValue: ValueWriter.text(of: self),
        summary: summary))
  }

  /// The error for a value of another kind.
  public static func mismatch(_ json: JSONValue) -> MemberError {
    MemberError("expected \(expectation), found \(json.kind)", at: json.offset)
  }
}

extension Bool: MemberValue {
  /// The form expected in JSON.
  public static var expectation: String { "true or false" }

  /// Reads the value.
  ///
  /// - Throws: `MemberError` for anything but true or false.
  public init(json: JSONValue) throws(MemberError) {
    guard case .bool(let value) = json.content else { throw Self.mismatch(json) }
    self = value
  }

  /// Writes the value.
  @inlinable public func write(to json: inout ValueWriter) {
    json.write(self)
  }
}

extension Double: MemberValue {
  /// The form expected in JSON.
  public static var expectation: String { "a number" }

  /// Reads the value.
  ///
  /// - Throws: `MemberError` for anything but a number.
  public init(json: JSONValue) throws(MemberError) {
    guard case .number(let value) = json.content else { throw Self.mismatch(json) }
    self = value
  }

  /// Writes the value.
  @inlinable public func write(to json: inout ValueWriter) {
    json.write(self)
  }
}

extension Int: MemberValue {
  /// The form expected in JSON.
  public static var expectation: String { "a whole number" }

  /// Reads the value.
  ///
  /// - Throws: `MemberError` for anything but a whole number.
  public init(json: JSONValue) throws(MemberError) {
    guard case .number(let number) = json.content, let value = Int(exactly: number) else {
      throw Self.mismatch(json)
    }
    self = value
  }

  /// Writes the value.
  @inlinable public func write(to json: inout ValueWriter) {
    json.write(self)
  }
}

extension String: MemberValue {
  /// The form expected in JSON.
  public static var expectation: String { "a string" }

  /// Reads the value.
  ///
  /// - Throws: `MemberError` for anything but a string.
  public init(json: JSONValue) throws(MemberError) {
    guard case .string(let value) = json.content else { throw Self.mismatch(json) }
    self = value
  }

  /// Writes the value.
  @inlinable public func write(to json: inout ValueWriter) {
    json.write(self)
  }
}

extension Array: MemberValue where Element: MemberValue {
  /// The form expected in JSON.
  public static var expectation: String { "an array, each \(Element.expectation)" }

  /// Reads the value.
  ///
  /// - Throws: `MemberError` for anything but an array, and for an element that cannot be read, with its index.
  public init(json: JSONValue) throws(MemberError) {
    guard case .array(let values) = json.content else { throw Self.mismatch(json) }
    self = []
    reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(MemberError) {
        append(try Element(json: value))
      } catch {
        throw error.within("\(index)")
      }
    }
  }

  /// Writes the value.
  @inlinable public func write(to json: inout ValueWriter) {
    json.writeElements { elements in
      // Not by a sequence of them, which copies each.
      withUnsafeBufferPointer { values in
        for index in values.indices { elements.append(values[index]) }
      }
    }
  }

  /// Adds a row for the array, and one for each member of its elements.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    describeItself(path, summary, into: &rows)
    Element.describeMembers("\(path)[]", into: &rows)
  }

  /// Adds the members of the elements.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
    Element.describeMembers("\(path)[]", into: &rows)
  }
}

extension Optional: MemberValue where Wrapped: MemberValue {
  /// The form expected in JSON.
  public static var expectation: String { "\(Wrapped.expectation), or null" }

  /// Reads the value.
  ///
  /// - Throws: `MemberError` as the wrapped value has it, for anything but null.
  public init(json: JSONValue) throws(MemberError) {
    if case .null = json.content { self = nil } else { self = try Wrapped(json: json) }
  }

  /// Writes the value.
  @inlinable public func write(to json: inout ValueWriter) {
    if let self { self.write(to: &json) } else { json.writeNull() }
  }

  /// Adds a row for the value, and one for each member it has, if it is a group.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    describeItself(path, summary, into: &rows)
    Wrapped.describeMembers(path, into: &rows)
  }

  /// Adds the members of the value.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
    Wrapped.describeMembers(path, into: &rows)
  }
}

/// A value that is one of a few names.
public protocol MemberChoice: MemberValue, CaseIterable, RawRepresentable<String> {}

extension MemberChoice {
  /// The form expected in JSON: the names, each in quotes.
  public static var expectation: String {
    names.alternatives
  }

  /// Reads a name.
  ///
  /// - Throws: `MemberError` for anything but one of the names.
  public init(json: JSONValue) throws(MemberError) {
    var place = try json.place(in: Self.names)
    for choice in Self.allCases {
      if place == 0 {
        self = choice
        return
      }
      place -= 1
    }
    throw Self.mismatch(json)
  }

  /// Writes the name.
  @inlinable public func write(to json: inout ValueWriter) {
    json.write(choice: self)
  }
}

extension JSONValue {
  /// The place of a name among those known.
  ///
  /// - Throws: `MemberError` for another name, or what is none.
  fileprivate func place(in known: [String]) throws(MemberError) -> Int {
    guard case .string(let name) = content else {
      throw MemberError("expected \(known.alternatives), found \(kind)", at: offset)
    }
    for index in known.indices where known[index].bytes == name.bytes { return index }
    throw MemberError(Suggestion.unknown("value", name, among: known), at: offset)
  }
}

extension [String] {
  /// The names, each in quotes.
  fileprivate var alternatives: String {
    var list = ""
    for name in self { list += (list.isEmpty ? "" : " or ") + "\"\(name)\"" }
    return list
  }
}
