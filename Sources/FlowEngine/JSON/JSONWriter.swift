/// Writes canonical JSON into a byte buffer of its own.
///
/// Members keep the order in which they are written; there is no white space, and numbers have
/// their shortest form. The buffer grows to the longest text it has held and is then reused.
public struct JSONWriter: ~Copyable {
  /// The greatest number of decimals, other than for times and components of transforms.
  package static let decimals = 3
  /// The greatest number of decimals of a time (in seconds) or a component of a transform.
  package static let fineDecimals = 6

  #if !hasFeature(Embedded)
    private var memory: JSONMemory
  #endif
  /// The memory's first byte and size.
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var needsComma = false

  /// The number of bytes written and not drained.
  public private(set) var count = 0
  /// The number of bytes drained.
  private var drained = 0
  /// Receives the text in pieces while it is being written; without it, the text is kept.
  private var outlet: ((UnsafeBufferPointer<UInt8>) -> Void)?
  #if !hasFeature(Embedded)
    /// Receives the memory with the text instead, and its number of bytes, and returns other memory.
    private var exchange: ((JSONMemory, Int) -> JSONMemory)?
  #endif
  /// The number of bytes at which a piece is passed to the outlet.
  private var pieceLength = Int.max

  /// Creates an empty writer with room for `capacity` bytes.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    #if hasFeature(Embedded)
      base = .allocate(capacity: self.capacity)
    #else
      memory = JSONMemory(capacity: self.capacity)
      base = memory.start
    #endif
  }

  #if hasFeature(Embedded)
    deinit {
      base.deallocate()
    }
  #endif

  /// Calls `body` with the bytes written, which are valid only during the call.
  public borrowing func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// The text written so far.
  public var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Discards the text, and keeps the capacity.
  public mutating func removeAll() {
    count = 0
    drained = 0
    needsComma = false
  }

  /// Discards the part that has been consumed; the text continues.
  public mutating func drain() {
    drained += min(count, Int.max - drained)
    count = 0
  }

  /// The number of bytes of the whole text, with those drained.
  @usableFromInline package var totalCount: Int { drained + min(count, Int.max - drained) }

  /// Hands the text to `outlet` in pieces of at least `pieceLength` bytes.
  mutating func setOutlet(
    pieceLength: Int, _ outlet: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    self.pieceLength = pieceLength
    self.outlet = outlet
  }

  #if !hasFeature(Embedded)
    /// Hands the text over together with its memory, in pieces of at least `pieceLength` bytes, and
    /// continues in the memory that `exchange` returns.
    package mutating func setExchange(
      pieceLength: Int, _ exchange: @escaping (JSONMemory, _ count: Int) -> JSONMemory
    ) {
      self.pieceLength = pieceLength
      self.exchange = exchange
    }

    /// Continues in other memory.
    private mutating func use(_ memory: JSONMemory) {
      self.memory = memory
      base = memory.start
      capacity = memory.capacity
    }
  #endif

  /// Passes on the text if it is long enough for a piece.
  @usableFromInline package mutating func endPiece() {
    if count < pieceLength { return }
    flush()
  }

  /// Passes on the text, if there is an outlet.
  package mutating func flush() {
    #if !hasFeature(Embedded)
      if let exchange, count > 0 {
        use(exchange(memory, count))
        return drain()
      }
    #endif
    guard let outlet, count > 0 else { return }
    withBytes { outlet($0) }
    drain()
  }

  // MARK: Structure

  /// Opens an object.
  @usableFromInline package mutating func beginObject() {
    open("{")
  }

  /// Closes an object.
  @usableFromInline package mutating func endObject() {
    close("}")
  }

  /// Opens an array.
  @usableFromInline package mutating func beginArray() {
    open("[")
  }

  /// Closes an array.
  @usableFromInline package mutating func endArray() {
    close("]")
  }

  /// Writes the name of a member; its value is to follow.
  ///
  /// - Parameter name: A name that needs no escapes.
  @usableFromInline package mutating func key(_ name: StaticString) {
    write(atMost: Self.room(for: name)) { $0.key(name) }
    needsComma = false
  }

  /// Writes the name of a member that is known only at run time; its value is to follow.
  @usableFromInline package mutating func key(_ name: String) {
    write(atMost: UncheckedJSONWriter.room(for: name) + 1) { json in
      json.string(name)
      json.byte(":")
    }
    needsComma = false
  }

  /// Starts a new line before the next value or member, for texts that people read.
  @usableFromInline package mutating func breakLine(indent: Int = 0) {
    write(atMost: indent + 1) { $0.breakLine(indent: indent) }
    needsComma = false
  }

  /// Ends a line of JSON Lines.
  public mutating func endLine() {
    needsComma = false
    write(atMost: 1) { $0.byte("\n") }
    needsComma = false
  }

  // MARK: Values

  /// Writes a number, rounded to three decimals.
  @usableFromInline package mutating func number(_ value: Double) {
    write(atMost: maximumNumberLength) { $0.number(value) }
  }

  /// Writes a number, rounded to six decimals.
  package mutating func fineNumber(_ value: Double) {
    write(atMost: maximumNumberLength) { $0.fineNumber(value) }
  }

  /// Writes a number so that it reads back bit for bit; `null` for what is not finite.
  @usableFromInline package mutating func exactNumber(_ value: Double) {
    write(atMost: maximumExactNumberLength) { $0.exactNumber(value) }
  }

  /// Writes an integer.
  @usableFromInline package mutating func integer(_ value: Int) {
    write(atMost: maximumNumberLength) { $0.integer(value) }
  }

  /// Writes `true` or `false`.
  @usableFromInline package mutating func bool(_ value: Bool) {
    write(atMost: 5) { $0.bool(value) }
  }

  /// Writes `null`.
  @usableFromInline package mutating func null() {
    write(atMost: 4) { $0.literal("null") }
  }

  /// Writes a text with the escapes that JSON requires.
  @usableFromInline package mutating func string(_ value: String) {
    write(atMost: UncheckedJSONWriter.room(for: value)) { $0.string(value) }
  }

  /// Writes a text that is known to need no escapes.
  @usableFromInline package mutating func string(_ value: StaticString) {
    write(atMost: Self.room(for: value)) { json in
      json.byte("\"")
      json.literal(value)
      json.byte("\"")
    }
  }

  // MARK: Bytes

  /// Writes lines, or parts of lines, as they are.
  package mutating func append(_ lines: UnsafeBufferPointer<UInt8>) {
    needsComma = false
    write(atMost: lines.count) { json in
      if let start = lines.baseAddress { json.copy(start, lines.count) }
    }
    needsComma = false
  }

  /// Writes bytes that are not JSON, in place.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - fill: Sets all of them.
  mutating func writeRaw(_ count: Int, _ fill: (UnsafeMutableRawPointer) -> Void) {
    needsComma = false
    write(atMost: count) { json in
      fill(json.out)
      json.out += count
    }
    needsComma = false
  }

  /// The number of bytes up to where the next value begins, after a comma if it needs one.
  var startOfNextValue: Int { needsComma ? count + 1 : count }

  /// Calls `body` with the whole buffer, used or not, for tests that search it for secrets.
  package borrowing func withMemory(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    body(UnsafeBufferPointer(start: base, count: capacity))
  }

  /// Removes the bytes after the first `count`.
  ///
  /// - Parameter needsComma: Whether a comma is due there.
  mutating func takeBack(to count: Int, needsComma: Bool = false) {
    self.count = count
    self.needsComma = needsComma
  }

  /// Writes a part of a document that has commas of its own.
  ///
  /// - Parameters:
  ///   - room: The most bytes that `body` writes.
  ///   - endsValue: Whether what follows needs a comma.
  @inline(__always) mutating func writePart(
    atMost room: Int, endsValue: Bool, _ body: (inout UncheckedJSONWriter) -> Void
  ) {
    let needed = room &+ UncheckedJSONWriter.slack
    if capacity &- count < needed { grow(needed) }
    let start = base + count
    var json = UncheckedJSONWriter(out: start)
    body(&json)
    count = json.out - base
    assert(json.out - start <= room, "more was written than there was room for")
    needsComma = endsValue
  }

  /// Writes a value, or a part of one, after a comma if it needs one.
  ///
  /// - Parameter room: The most bytes that `body` writes.
  @inline(__always) mutating func write(
    atMost room: Int, _ body: (inout UncheckedJSONWriter) -> Void
  ) {
    let commaLength = needsComma ? 1 : 0
    writePart(atMost: room &+ 1, endsValue: true) { json in
      // Where none is needed, the value is written over it.
      json.out[0] = UInt8(ascii: ",")
      json.out += commaLength
      body(&json)
    }
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
    #if hasFeature(Embedded)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.copyBytes(from: base, count: count)
      base.deallocate()
      base = larger
    #else
      let larger = JSONMemory(capacity: capacity)
      larger.start.copyBytes(from: base, count: count)
      use(larger)
    #endif
  }
}
