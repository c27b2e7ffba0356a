/// Reads the parts of a packed event from memory that has all of it.
struct PackedReader {
  /// The next byte.
  var next: UnsafeMutablePointer<UInt8>

  mutating func byte() -> UInt8 {
    defer { next += 1 }
    return next[0]
  }

  mutating func varint() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = byte()
      value |= UInt64(byte & 0x7F) &<< shift
      shift &+= 7
      if byte < 0x80 || shift > 63 { return value }
    }
  }

  mutating func time(_ numbers: inout PackedNumbers) -> Double {
    guard let number = number(from: numbers.time &+ numbers.step) else { return raw() }
    numbers.step = number.count &- numbers.time
    numbers.time = number.count
    return number.value(PackedNumbers.timeScale)
  }

  /// Reads a point, and its distance from the last one.
  mutating func point(
    _ last: inout PackedNumbers.Pair, ahead: PackedNumbers.Pair = PackedNumbers.Pair()
  ) -> (point: Point, moved: PackedNumbers.Pair) {
    let x = value(&last.x, ahead: ahead.x)
    let y = value(&last.y, ahead: ahead.y)
    return (Point(x: x.value, y: y.value), PackedNumbers.Pair(x: x.moved, y: y.moved))
  }

  private mutating func value(
    _ last: inout Int64, ahead: Int64
  ) -> (value: Double, moved: Int64) {
    guard let number = number(from: last &+ ahead) else { return (raw(), 0) }
    defer { last = number.count }
    return (number.value(PackedNumbers.scale), number.count &- last)
  }

  /// The number, given what is expected; `nil` before one that is as it is.
  private mutating func number(from expected: Int64) -> PackedNumber? {
    let kind = byte()
    if kind == PackedKind.raw { return nil }
    var zigzag: UInt64 = 0
    for index in 0..<Int(kind & 15) { zigzag |= UInt64(byte()) &<< UInt64(index * 8) }
    let difference = Int64(bitPattern: zigzag &>> 1) ^ -Int64(bitPattern: zigzag & 1)
    return PackedNumber(
      count: expected &+ difference,
      correction: kind & 16 == 0 ? 0 : Int8(bitPattern: byte()))
  }

  private mutating func raw() -> Double {
    var bits: UInt64 = 0
    for shift in 0..<8 { bits |= UInt64(byte()) &<< UInt64(shift * 8) }
    return Double(bitPattern: bits)
  }
}
