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
    open(UInt8(ascii: "{"))
  }

  /// Closes an object.
  public mutating func endObject() {
    close(UInt8(ascii: "}"))
  }

  /// Opens an array.
  public mutating func beginArray() {
    open(UInt8(ascii: "["))
  }

  /// Closes an array.
  public mutating func endArray() {
    close(UInt8(ascii: "]"))
  }

  /// Writes the name of a member; its value is to follow.
  ///
  /// - Parameter name: A name that needs no escapes.
  public mutating func key(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    reserve(length + 4)
    comma()
    append(UInt8(ascii: "\""))
    (base + count).update(from: name.utf8Start, count: length)
    count += length
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a member that is known only at run time; its value is to follow.
  public mutating func key(_ name: String) {
    string(name)
    reserve(1)
    append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Goes to a new line before the next value or member, for texts that people read.
  public mutating func breakLine(indent: Int = 0) {
    reserve(indent + 2)
    comma()
    append(UInt8(ascii: "\n"))
    for _ in 0..<indent { append(UInt8(ascii: " ")) }
    needsComma = false
  }

  /// Ends a line of JSON Lines.
  public mutating func endLine() {
    reserve(1)
    append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: Values

  /// Writes a number, rounded to so many decimals.
  public mutating func number(_ value: Double, decimals: Int = Self.decimals) {
    reserve(maximumNumberLength + 1)
    comma()
    count += writeNumber(value, decimals: decimals, to: base + count)
    needsComma = true
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    reserve(maximumNumberLength + 1)
    comma()
    count += writeInteger(value, to: base + count)
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    literal(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    literal("null")
  }

  /// Writes a text with the escapes that JSON demands.
  public mutating func string(_ value: String) {
    comma(reserving: 1)
    let written: Void? = value.utf8.withContiguousStorageIfAvailable { quote($0) }
    if written == nil {
      // Only a string that is bridged from elsewhere has no storage of its own.
      Array(value.utf8).withUnsafeBufferPointer { quote($0) }
    }
    needsComma = true
  }

  /// Writes a text that is known to need no escapes.
  public mutating func string(_ value: StaticString) {
    let length = value.utf8CodeUnitCount
    reserve(length + 3)
    comma()
    append(UInt8(ascii: "\""))
    (base + count).update(from: value.utf8Start, count: length)
    count += length
    append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public mutating func color(_ value: Color) {
    reserve(12)
    comma()
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: "#"))
    hex(value.red)
    hex(value.green)
    hex(value.blue)
    if value.alpha != 255 { hex(value.alpha) }
    append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes an array of numbers.
  public mutating func numbers(_ values: Double..., decimals: Int = Self.decimals) {
    beginArray()
    for value in values { number(value, decimals: decimals) }
    endArray()
  }

  // MARK: Bytes

  private mutating func open(_ byte: UInt8) {
    reserve(2)
    comma()
    append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    reserve(1)
    append(byte)
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length + 1)
    comma()
    (base + count).update(from: text.utf8Start, count: length)
    count += length
    needsComma = true
  }

  private mutating func quote(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count * 6 + 2)
    append(UInt8(ascii: "\""))
    for byte in bytes {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        append(byte)
      } else {
        escape(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      append(UInt8(ascii: "u"))
      append(UInt8(ascii: "0"))
      append(UInt8(ascii: "0"))
      hex(byte)
    }
  }

  private mutating func hex(_ byte: UInt8) {
    append(Self.hexDigit(byte >> 4))
    append(Self.hexDigit(byte & 15))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "A")
  }

  private mutating func comma() {
    if needsComma { append(UInt8(ascii: ",")) }
  }

  private mutating func comma(reserving room: Int) {
    reserve(room)
    comma()
  }

  /// Adds a byte; there must be room for it.
  private mutating func append(_ byte: UInt8) {
    base[count] = byte
    count += 1
  }

  private mutating func reserve(_ room: Int) {
    if capacity - count < room { grow(room) }
  }

  private mutating func grow(_ room: Int) {
    capacity = max(capacity * 2, count + room)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
