/// Writes one value; valid only during the call that passes it.
///
/// Only the first value written counts, and `null` is written if there is none: whatever is done
/// with a writer, the document around it stays well formed.
public struct ValueWriter: ~Copyable {
  @usableFromInline let json: UnsafeMutablePointer<JSONWriter>
  /// How numbers are written, and how much of a state.
  @usableFromInline let style: Style
  @usableFromInline var isWritten = false

  /// The purpose of a text.
  @usableFromInline enum Style: Sendable {
    /// A frame: numbers are rounded, and only those members of a state appear that are shown.
    case frame
    /// A text to be read back: numbers are exact, and nothing is left out.
    case exact
    /// As `exact`, but with stand-ins for the texts that people enter: those of a variant.
    case masked(variant: Int)
    #if !hasFeature(Embedded)
      /// Bytes that are no JSON, by which states are equal that differ only in when they are
      /// reached: points in time are nanoseconds since this one, in seconds; other numbers are
      /// rounded, and members have no names.
      case relative(to: Double)
      /// Bytes that are no JSON, and the same only if a frame shows the same of a state: what a frame
      /// shows, numbers with all their bits.
      case image
    #endif

    /// Whether only those members appear that frames show.
    @inlinable @inline(__always) var isOfFrame: Bool {
      switch self {
      case .frame: return true
      #if !hasFeature(Embedded)
        case .image: return true
      #endif
      default: return false
      }
    }

    #if !hasFeature(Embedded)
      /// Whether it is bytes that are no JSON.
      @inlinable @inline(__always) var isRaw: Bool {
        switch self {
        case .relative, .image: true
        case .frame, .exact, .masked: false
        }
      }
    #endif
  }

  @inlinable init(_ json: UnsafeMutablePointer<JSONWriter>, _ style: Style) {
    self.json = json
    self.style = style
  }

  /// Writes a number, rounded to three decimals in frames and exactly otherwise; NaN and infinity
  /// become 0 in frames and `null` otherwise.
  @inlinable public mutating func write(_ number: Double) {
    guard begin() else { return }
    switch style {
    case .frame: json.pointee.number(number)
    case .exact, .masked: json.pointee.exactNumber(number)
    #if !hasFeature(Embedded)
      case .relative: json.pointee.canonical(number)
      case .image: json.pointee.image(number)
    #endif
    }
  }

  /// Writes an integer.
  @inlinable public mutating func write(_ number: Int) {
    guard begin() else { return }
    #if !hasFeature(Embedded)
      if style.isRaw { return json.pointee.canonical(number) }
    #endif
    json.pointee.integer(number)
  }

  /// Writes `true` or `false`.
  @inlinable public mutating func write(_ value: Bool) {
    guard begin() else { return }
    #if !hasFeature(Embedded)
      if style.isRaw { return json.pointee.canonical(value) }
    #endif
    json.pointee.bool(value)
  }

  /// Writes a text.
  @inlinable public mutating func write(_ text: String) {
    guard begin() else { return }
    #if !hasFeature(Embedded)
      if case .relative = style { return json.pointee.canonical(text) }
      if case .image = style { return json.pointee.image(text) }
    #endif
    json.pointee.string(text)
  }

  /// Writes one of a few choices, by its name.
  @inlinable @inline(__always) mutating func write<Choice: MemberChoice>(choice: Choice) {
    #if !hasFeature(Embedded)
      if case .image = style, begin() { return json.pointee.image(choice: choice) }
    #endif
    write(choice.rawValue)
  }

  /// Writes `null`.
  @inlinable public mutating func writeNull() {
    guard begin() else { return }
    #if !hasFeature(Embedded)
      if style.isRaw { return json.pointee.canonicalNull() }
    #endif
    json.pointee.null()
  }

  /// Writes an object.
  @inlinable public mutating func writeMembers(_ body: (inout MemberWriter) -> Void) {
    guard begin() else { return }
    json.pointee.beginObject()
    var writer = MemberWriter(json, style)
    body(&writer)
    json.pointee.endObject()
  }

  /// Writes an array.
  @inlinable public mutating func writeElements(_ body: (inout ElementWriter) -> Void) {
    guard begin() else { return }
    json.pointee.beginArray()
    var writer = ElementWriter(json, style)
    body(&writer)
    json.pointee.endArray()
  }

  @inlinable mutating func begin() -> Bool {
    defer { isWritten = true }
    return !isWritten
  }

  /// Ends the value.
  @inlinable mutating func finish() {
    if !isWritten { writeNull() }
  }

  /// Writes a value, or `null` if the value writes none.
  @inlinable static func write<Value: MemberValue>(
    _ value: Value, to json: UnsafeMutablePointer<JSONWriter>, _ style: Style
  ) {
    var writer = ValueWriter(json, style)
    value.write(to: &writer)
    writer.finish()
  }

  /// A value as exact JSON.
  @usableFromInline package static func text<Value: MemberValue>(of value: Value) -> String {
    var json = JSONWriter(capacity: 64)
    withUnsafeMutablePointer(to: &json) { write(value, to: $0, .exact) }
    return json.text
  }

  /// An object as exact JSON.
  static func text(members: (inout MemberWriter) -> Void) -> String {
    var json = JSONWriter(capacity: 64)
    withUnsafeMutablePointer(to: &json) { json in
      var writer = ValueWriter(json, .exact)
      writer.writeMembers(members)
    }
    return json.text
  }
}
