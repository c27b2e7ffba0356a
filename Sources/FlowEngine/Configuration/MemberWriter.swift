/// Writes the members of an object; valid only during the call that passes it.
public struct MemberWriter: ~Copyable {
  @usableFromInline let json: UnsafeMutablePointer<JSONWriter>
  @usableFromInline let style: ValueWriter.Style

  @inlinable init(_ json: UnsafeMutablePointer<JSONWriter>, _ style: ValueWriter.Style) {
    self.json = json
    self.style = style
  }

  /// Writes a member.
  @inlinable public mutating func member<Value: MemberValue>(_ name: StaticString, _ value: Value) {
    key(name)
    ValueWriter.write(value, to: json, style)
  }

  /// Writes a member whose name is known only at run time.
  @inlinable public mutating func member<Value: MemberValue>(named name: String, _ value: Value) {
    json.pointee.key(name)
    ValueWriter.write(value, to: json, style)
  }

  /// Writes a member that is an object.
  @inlinable public mutating func member(
    _ name: StaticString, members: (inout MemberWriter) -> Void
  ) {
    key(name)
    var value = ValueWriter(json, style)
    value.writeMembers(members)
  }

  /// Writes a member that is an array.
  @inlinable public mutating func member(
    _ name: StaticString, elements: (inout ElementWriter) -> Void
  ) {
    key(name)
    var value = ValueWriter(json, style)
    value.writeElements(elements)
  }

  /// Writes members that are there as JSON, without the braces around them.
  @usableFromInline mutating func add(_ members: [UInt8]) {
    if members.isEmpty { return }
    json.pointee.write(atMost: members.count) { json in
      members.withUnsafeBufferPointer { bytes in
        if let first = bytes.baseAddress { json.copy(first, bytes.count) }
      }
    }
  }

  /// Writes the name of a member, where members have names.
  @inlinable @inline(__always) mutating func key(_ name: StaticString) {
    #if !hasFeature(Embedded)
      if case .relative = style { return }
      if case .image = style { return json.pointee.image(ofName: name) }
    #endif
    json.pointee.key(name)
  }
}
