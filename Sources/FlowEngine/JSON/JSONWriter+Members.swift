extension JSONWriter {
  /// Writes a member with a text.
  @usableFromInline package mutating func member(_ name: StaticString, _ value: String) {
    member(name, atMost: UncheckedJSONWriter.room(for: value)) { $0.string(value) }
  }

  /// Writes a member with a text, or with `null`.
  @usableFromInline package mutating func member(_ name: StaticString, _ value: String?) {
    if let value {
      member(name, value)
    } else {
      member(name, atMost: 4) { $0.literal("null") }
    }
  }

  /// Writes a member with a number, rounded to three decimals.
  @usableFromInline package mutating func member(_ name: StaticString, _ value: Double) {
    member(name, atMost: maximumNumberLength) { $0.number(value) }
  }

  /// Writes a member with a number rounded to six decimals: a time or a component of a transform.
  @usableFromInline package mutating func member(_ name: StaticString, fine value: Double) {
    member(name, atMost: maximumNumberLength) { $0.fineNumber(value) }
  }

  /// Writes a member with a number so that it reads back bit for bit.
  @usableFromInline package mutating func member(_ name: StaticString, exact value: Double) {
    key(name)
    exactNumber(value)
  }

  /// Writes a member with an integer.
  @usableFromInline package mutating func member(_ name: StaticString, _ value: Int) {
    member(name, atMost: maximumNumberLength) { $0.integer(value) }
  }

  /// Writes a member with a truth value.
  @usableFromInline package mutating func member(_ name: StaticString, _ value: Bool) {
    member(name, atMost: 5) { $0.bool(value) }
  }

  /// Writes a member.
  ///
  /// - Parameter room: The most bytes that `value` writes.
  @inline(__always) private mutating func member(
    _ name: StaticString, atMost room: Int, _ value: (inout UncheckedJSONWriter) -> Void
  ) {
    write(atMost: name.utf8CodeUnitCount &+ 3 &+ room) { json in
      json.key(name)
      value(&json)
    }
  }
}
