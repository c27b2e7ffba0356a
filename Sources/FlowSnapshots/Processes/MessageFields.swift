/// Numbers and texts of a request or a reply, one after the other.
///
/// Both are read by the program that has written them, so what is missing is 0 or empty.
package struct MessageFields {
  /// The bytes of those that have been written.
  package private(set) var bytes: [UInt8] = []
  private var place = 0

  private static let numberLength = MemoryLayout<UInt64>.size

  /// Begins to write.
  package init() {}

  /// Begins to read.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether all has been read.
  package var isAtEnd: Bool { place >= bytes.count }

  /// Writes a number.
  package mutating func put(_ number: Int) {
    withUnsafeBytes(of: number) { bytes += $0 }
  }

  /// Writes a number with all its bits.
  package mutating func put(_ number: Double) { put(Int(bitPattern: UInt(number.bitPattern))) }

  /// Writes a text; `nil` is not the same as an empty one.
  package mutating func put(_ text: String?) {
    put(text?.utf8.count ?? -1)
    if let text { bytes += text.utf8 }
  }

  /// Reads a number.
  package mutating func number() -> Int {
    guard bytes.count - place >= Self.numberLength else { return 0 }
    defer { place += Self.numberLength }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Int.self) }
  }

  /// Reads a number with all its bits.
  package mutating func double() -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: number())))
  }

  /// Reads a text; returns `nil` if `nil` was written.
  package mutating func text() -> String? {
    let count = number()
    guard count >= 0 else { return nil }
    let end = min(bytes.count, place + count)
    defer { place = end }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
