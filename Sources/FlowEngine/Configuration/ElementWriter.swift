/// Writes the elements of an array; valid only during the call that passes it.
public struct ElementWriter: ~Copyable {
  @usableFromInline let json: UnsafeMutablePointer<JSONWriter>
  @usableFromInline let style: ValueWriter.Style

  @inlinable init(_ json: UnsafeMutablePointer<JSONWriter>, _ style: ValueWriter.Style) {
    self.json = json
    self.style = style
  }

  /// Writes an element.
  @inlinable public mutating func append<Value: MemberValue>(_ value: Value) {
    ValueWriter.write(value, to: json, style)
  }

  /// Writes an element that is an object.
  @inlinable public mutating func append(members: (inout MemberWriter) -> Void) {
    var value = ValueWriter(json, style)
    value.writeMembers(members)
  }
}
