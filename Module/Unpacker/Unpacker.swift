/// Unpacks what `xz --format=lzma` has packed: a third smaller than by gzip.
///
/// It is the first thing that runs in a page of `flow play`, where it unpacks the engine. JavaScript would do so, too,
/// after a tenth of a second in which the browser learns to run it fast.
///
/// - Parameters:
///   - packed: The packed bytes.
///   - count: How many these are.
///   - output: The memory to unpack to.
///   - capacity: The bytes that there is room for.
///   - models: Room for 2¹⁶ numbers.
/// - Returns: The number of bytes unpacked; −1 for damaged ones, −2 where there is not enough room.
@c public func unpack(
  _ packed: UnsafePointer<UInt8>, _ count: Int32, _ output: UnsafeMutablePointer<UInt8>,
  _ capacity: Int32, _ models: UnsafeMutablePointer<UInt16>
) -> Int32 {
  guard count > 18, packed[0] < 225 else { return Reader.damaged }
  var reader = Reader(packed, Int(count), output, Int(capacity), models)
  return reader.read()
}

/// The bits of a range coder, each by a probability that adapts.
private struct Bits {
  var range: UInt32 = 0xFFFF_FFFF
  var code: UInt32 = 0
  var next: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// Whether more bytes were wanted than there are.
  var isExhausted = false

  init(_ start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    // The first byte is always 0.
    next = start + 1
    self.end = end
    for _ in 0..<4 { code = code &<< 8 | byte() }
  }

  private mutating func byte() -> UInt32 {
    guard next < end else {
      isExhausted = true
      return 0
    }
    defer { next += 1 }
    return UInt32(next.pointee)
  }

  @inline(__always) private mutating func normalize() {
    guard range < 1 << 24 else { return }
    range = range &<< 8
    code = code &<< 8 | byte()
  }

  @inline(__always) mutating func bit(_ model: UnsafeMutablePointer<UInt16>) -> UInt32 {
    let probability = UInt32(model.pointee)
    let bound = (range &>> 11) &* probability
    defer { normalize() }
    if code < bound {
      range = bound
      model.pointee = UInt16(truncatingIfNeeded: probability &+ (2048 &- probability) &>> 5)
      return 0
    }
    range = range &- bound
    code = code &- bound
    model.pointee = UInt16(truncatingIfNeeded: probability &- probability &>> 5)
    return 1
  }

  /// Bits that are as likely 0 as 1.
  mutating func direct(_ count: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      range = range &>> 1
      let bit: UInt32 = code >= range ? 1 : 0
      code = code &- range &* bit
      value = value &<< 1 | bit
      normalize()
    }
    return value
  }

  /// A number of some bits, the highest one first.
  mutating func tree(_ models: UnsafeMutablePointer<UInt16>, _ count: UInt32) -> UInt32 {
    var node: UInt32 = 1
    for _ in 0..<count { node = node &<< 1 | bit(models + Int(node)) }
    return node &- 1 &<< count
  }

  /// A number of some bits, the lowest one first.
  mutating func reverseTree(_ models: UnsafeMutablePointer<UInt16>, _ count: UInt32) -> UInt32 {
    var node: UInt32 = 1
    var value: UInt32 = 0
    for place in 0..<count {
      let bit = bit(models + Int(node))
      node = node &<< 1 | bit
      value |= bit &<< place
    }
    return value
  }
}

/// The lengths of matches, from 2 on.
private struct Lengths {
  static let size = 2 + 2 * (16 << 3) + 256

  private let models: UnsafeMutablePointer<UInt16>

  init(_ models: UnsafeMutablePointer<UInt16>) {
    self.models = models
  }

  func next(_ bits: inout Bits, _ place: Int) -> Int {
    let low = models + 2
    if bits.bit(models) == 0 { return 2 + Int(bits.tree(low + place << 3, 3)) }
    let middle = low + 16 << 3
    if bits.bit(models + 1) == 0 { return 10 + Int(bits.tree(middle + place << 3, 3)) }
    return 18 + Int(bits.tree(middle + 16 << 3, 8))
  }
}

private struct Reader {
  static let damaged: Int32 = -1
  static let full: Int32 = -2

  private var bits: Bits
  private let output: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// The size that the head states; `nil` where a mark ends the data.
  private let size: Int?
  private var count = 0
  private let literalContext: Int
  private let literalMask: Int
  private let placeMask: Int
  // The probabilities, one kind after the other.
  private let isMatch: UnsafeMutablePointer<UInt16>
  private let isLong: UnsafeMutablePointer<UInt16>
  private let isRepeat: UnsafeMutablePointer<UInt16>
  private let isOther: UnsafeMutablePointer<UInt16>
  private let slots: UnsafeMutablePointer<UInt16>
  private let near: UnsafeMutablePointer<UInt16>
  private let far: UnsafeMutablePointer<UInt16>
  private let literals: UnsafeMutablePointer<UInt16>
  private let lengths: Lengths
  private let repeatLengths: Lengths
  private let hasRoomForModels: Bool

  init(
    _ packed: UnsafePointer<UInt8>, _ packedCount: Int, _ output: UnsafeMutablePointer<UInt8>,
    _ capacity: Int, _ models: UnsafeMutablePointer<UInt16>
  ) {
    let properties = Int(packed[0])
    literalContext = properties % 9
    let literalPlace = properties / 9 % 5
    literalMask = 1 << literalPlace - 1
    placeMask = 1 << (properties / 45) - 1
    var low: UInt32 = 0
    var high: UInt32 = 0
    for index in (0..<4).reversed() {
      low = low &<< 8 | UInt32(packed[5 + index])
      high = high &<< 8 | UInt32(packed[9 + index])
    }
    size = high == 0 && low < 1 << 30 ? Int(low) : nil
    self.output = output
    self.capacity = capacity
    bits = Bits(packed + 13, end: packed + packedCount)
    isMatch = models
    isLong = isMatch + 12 << 4
    isRepeat = isLong + 12 << 4
    isOther = isRepeat + 12
    slots = isOther + 3 * 12
    near = slots + 4 << 6
    far = near + 128
    lengths = Lengths(far + 16)
    repeatLengths = Lengths(far + 16 + Lengths.size)
    literals = far + 16 + 2 * Lengths.size
    let literalCount = 0x300 << (literalContext + literalPlace)
    let all = literals - models + literalCount
    hasRoomForModels = all <= 1 << 16
    if hasRoomForModels { for index in 0..<all { models[index] = 1024 } }
  }

  /// The kinds of what came last, from literals only to matches only, are 12 states.
  mutating func read() -> Int32 {
    guard hasRoomForModels else { return Self.damaged }
    var state = 0
    var (first, second, third, fourth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    while count != size {
      if bits.isExhausted { return Self.damaged }
      let place = count & placeMask
      if bits.bit(isMatch + (state << 4 + place)) == 0 {
        guard count < capacity else { return Self.full }
        guard literal(state, first) else { return Self.damaged }
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6
        continue
      }
      var length = 1
      if bits.bit(isRepeat + state) == 0 {
        (second, third, fourth) = (first, second, third)
        length = lengths.next(&bits, place)
        first = distance(length)
        if first == 0xFFFF_FFFF { break }
        state = state < 7 ? 7 : 10
      } else if bits.bit(isOther + state) == 0 {
        if bits.bit(isLong + (state << 4 + place)) == 0 {
          state = state < 7 ? 9 : 11
        } else {
          length = repeatLengths.next(&bits, place)
          state = state < 7 ? 8 : 11
        }
      } else {
        if bits.bit(isOther + 12 + state) == 0 {
          (first, second) = (second, first)
        } else if bits.bit(isOther + 24 + state) == 0 {
          (first, second, third) = (third, first, second)
        } else {
          (first, second, third, fourth) = (fourth, first, second, third)
        }
        length = repeatLengths.next(&bits, place)
        state = state < 7 ? 8 : 11
      }
      guard first < UInt32(count) else { return Self.damaged }
      if let size { length = min(length, size - count) }
      guard count + length <= capacity else { return Self.full }
      let from = output + (count - Int(first) - 1)
      let to = output + count
      for index in 0..<length { to[index] = from[index] }
      count += length
    }
    return bits.isExhausted ? Self.damaged : Int32(count)
  }

  /// Reads a byte; false where it is to be like one that is not there.
  private mutating func literal(_ state: Int, _ distance: UInt32) -> Bool {
    let before = count > 0 ? Int(output[count - 1]) : 0
    let context = (count & literalMask) << literalContext + before >> (8 - literalContext)
    let models = literals + 0x300 * context
    var symbol: UInt32 = 1
    if state >= 7 {
      guard distance < UInt32(count) else { return false }
      var match = UInt32(output[count - Int(distance) - 1])
      while symbol < 0x100 {
        let expected = match &>> 7 & 1
        match = match &<< 1
        let bit = bits.bit(models + Int((1 + expected) &<< 8 &+ symbol))
        symbol = symbol &<< 1 | bit
        if bit != expected { break }
      }
    }
    while symbol < 0x100 { symbol = symbol &<< 1 | bits.bit(models + Int(symbol)) }
    output[count] = UInt8(truncatingIfNeeded: symbol)
    count += 1
    return true
  }

  private mutating func distance(_ length: Int) -> UInt32 {
    let slot = bits.tree(slots + min(length - 2, 3) << 6, 6)
    if slot < 4 { return slot }
    let count = slot &>> 1 &- 1
    let base = (2 | slot & 1) &<< count
    if slot < 14 { return base &+ bits.reverseTree(near + Int(base &- slot), count) }
    return base &+ bits.direct(count &- 4) &<< 4 &+ bits.reverseTree(far, 4)
  }
}
