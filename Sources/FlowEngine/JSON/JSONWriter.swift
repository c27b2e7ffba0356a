/// Writes canonical JSON into a buffer of bytes that it keeps.
///
/// Members stand in the order in which they are written, without white space, numbers in their
/// shortest form. The buffer grows to the longest text it has held and is then reused.
public struct JSONWriter: ~Copyable {
  /// How many decimals a number has at the most, other than a time or a part of a transform.
  public static let decimals = 3
  /// How many decimals a time (in seconds) or a part of a transform has at the most.
  public static let fineDecimals = 6

  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var needsComma = false

  /// How many bytes have been written.
  public private(set) var count = 0

  /// Makes an empty writer with room for `capacity` bytes.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Hands out what has been written; the bytes are valid inside `body` only.
  public borrowing func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// What has been written, as text.
  public var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Forgets what has been written and keeps the room, for a new text.
  public mutating func removeAll() {
    count = 0
    needsComma = false
  }

  /// Forgets what has been written and has been taken elsewhere; the text goes on.
  public mutating func drain() {
    count = 0
  }

  // MARK: Structure

  /// Opens an object.
  public mutating func beginObject() {
    open("{")
  }

  /// Closes an object.
  public mutating func endObject() {
    close("}")
  }

  /// Opens an array.
  public mutating func beginArray() {
    open("[")
  }

  /// Closes an array.
  public mutating func endArray() {
    close("]")
  }

  /// Writes the name of a member; its value is to follow.
  ///
  /// - Parameter name: A name that needs no escapes.
  public mutating func key(_ name: StaticString) {
    write(atMost: Self.room(for: name)) { $0.key(name) }
    needsComma = false
  }

  /// Writes the name of a member that is known only at run time; its value is to follow.
  public mutating func key(_ name: String) {
    write(atMost: JSONPen.room(for: name) + 1) { pen in
      pen.string(name)
      pen.byte(":")
    }
    needsComma = false
  }

  /// Goes to a new line before the next value or member, for texts that people read.
  public mutating func breakLine(indent: Int = 0) {
    write(atMost: indent + 1) { pen in
      pen.byte("\n")
      for _ in 0..<indent { pen.byte(" ") }
    }
    needsComma = false
  }

  /// Ends a line of JSON Lines.
  public mutating func endLine() {
    needsComma = false
    write(atMost: 1) { $0.byte("\n") }
    needsComma = false
  }

  // MARK: Values

  /// Writes a number, rounded to so many decimals.
  public mutating func number(_ value: Double, decimals: Int = Self.decimals) {
    write(atMost: maximumNumberLength) { $0.number(value, decimals: decimals) }
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    write(atMost: maximumNumberLength) { $0.integer(value) }
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    write(atMost: 5) { $0.bool(value) }
  }

  /// Writes `null`.
  public mutating func null() {
    write(atMost: 4) { $0.literal("null") }
  }

  /// Writes a text with the escapes that JSON demands.
  public mutating func string(_ value: String) {
    write(atMost: JSONPen.room(for: value)) { $0.string(value) }
  }

  /// Writes a text that is known to need no escapes.
  public mutating func string(_ value: StaticString) {
    write(atMost: Self.room(for: value)) { pen in
      pen.byte("\"")
      pen.literal(value)
      pen.byte("\"")
    }
  }

  /// Writes a colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public mutating func color(_ value: Color) {
    write(atMost: JSONPen.roomForColor) { $0.color(value) }
  }

  /// Writes an array of numbers.
  public mutating func numbers(_ values: Double..., decimals: Int = Self.decimals) {
    beginArray()
    for value in values { number(value, decimals: decimals) }
    endArray()
  }

  // MARK: Bytes

  /// Writes a value, or a part of one, behind the comma that it needs.
  ///
  /// - Parameter room: The most bytes that `body` writes.
  @inline(__always) mutating func write(atMost room: Int, _ body: (inout JSONPen) -> Void) {
    let needed = room &+ 1 &+ JSONPen.slack
    if capacity &- count < needed { grow(needed) }
    let start = base + count
    start[0] = UInt8(ascii: ",")
    var pen = JSONPen(out: start + (needsComma ? 1 : 0))
    body(&pen)
    count = pen.out - base
    assert(pen.out - start <= room + 1, "more was written than there was room for")
    needsComma = true
  }

  private static func room(for name: StaticString) -> Int {
    name.utf8CodeUnitCount &+ 3
  }

  private mutating func open(_ byte: Unicode.Scalar) {
    write(atMost: 1) { $0.byte(byte) }
    needsComma = false
  }

  private mutating func close(_ byte: Unicode.Scalar) {
    needsComma = false
    write(atMost: 1) { $0.byte(byte) }
  }

  private mutating func grow(_ room: Int) {
    capacity = max(capacity * 2, count + room)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.copyBytes(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
