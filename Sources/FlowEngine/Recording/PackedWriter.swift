/// Writes the parts of a packed event into memory with enough room.
struct PackedWriter {
  var out: UnsafeMutablePointer<UInt8>

  @inline(__always) mutating func byte(_ byte: UInt8) {
    out[0] = byte
    out += 1
  }

  @inline(__always) mutating func varint(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      byte(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    byte(UInt8(truncatingIfNeeded: rest))
  }

  @inline(__always) mutating func time(_ time: Double, _ numbers: inout PackedNumbers) {
    guard let number = PackedNumber(time, PackedNumbers.timeScale) else { return raw(time) }
    put(number, from: numbers.time &+ numbers.step)
    numbers.step = number.count &- numbers.time
    numbers.time = number.count
  }

  /// Writes a point; returns its distance from the last one.
  @inline(__always) @discardableResult mutating func point(
    _ point: Point, _ last: inout PackedNumbers.Pair,
    ahead: PackedNumbers.Pair = PackedNumbers.Pair()
  ) -> PackedNumbers.Pair {
    let x = number(point.x, &last.x, ahead: ahead.x)
    let y = number(point.y, &last.y, ahead: ahead.y)
    return PackedNumbers.Pair(x: x, y: y)
  }

  @inline(__always) private mutating func number(
    _ value: Double, _ last: inout Int64, ahead: Int64
  ) -> Int64 {
    guard let number = PackedNumber(value, PackedNumbers.scale) else {
      raw(value)
      return 0
    }
    put(number, from: last &+ ahead)
    let moved = number.count &- last
    last = number.count
    return moved
  }

  /// Writes a number: how many bytes it has and what they are, the bytes, and a correction.
  ///
  /// The number's length decides only where the next one goes.
  @inline(__always) private mutating func put(_ number: PackedNumber, from expected: Int64) {
    let difference = number.count &- expected
    let zigzag = UInt64(bitPattern: difference &<< 1 ^ difference &>> 63)
    // The leading zeros of a number other than 0 are counted without a branch.
    let count = (71 &- (zigzag | 1).leadingZeroBitCount) &>> 3 &- (zigzag == 0 ? 1 : 0)
    let isCorrected = number.correction == 0 ? 0 : 1
    out[0] = UInt8(truncatingIfNeeded: count | isCorrected &<< 4)
    store(zigzag)
    out[1 &+ count] = UInt8(bitPattern: number.correction)
    out += 1 &+ count &+ isCorrected
  }

  @inline(__always) private mutating func raw(_ number: Double) {
    out[0] = PackedKind.raw
    store(number.bitPattern)
    out += 9
  }

  /// Writes eight bytes after the next one.
  @inline(__always) private func store(_ bits: UInt64) {
    UnsafeMutableRawPointer(out + 1).storeBytes(of: bits.littleEndian, as: UInt64.self)
  }
}
