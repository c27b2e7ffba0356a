/// Recorded events in little memory: a queue of bytes.
///
/// A pan, a scroll or a tick takes about a dozen bytes: its numbers are differences from those before,
/// where they are short fractions, and its target is a number. Any other event is the line that a
/// trace has of it. Nothing is lost: each number reads back to the same bits.
struct PackedEvents: ~Copyable {
  /// Where in the queue an event begins, and the numbers before it.
  struct Place {
    var offset = 0
    var numbers = PackedNumbers()
  }

  private var base: UnsafeMutablePointer<UInt8>
  /// A power of two.
  private(set) var capacity: Int
  private var first = Place()
  private var end = Place()
  private var targets: [NodeID] = []
  /// The target of the last event that has one, and its number.
  private var lastName: NodeID?
  private var lastTarget = 0
  private var line = JSONWriter(capacity: 256)

  /// The most bytes that a packed event takes.
  private static let longestEvent = 128
  private static let targetLimit = 255

  init(capacity: Int = 1 << 14) {
    self.capacity = capacity
    base = Self.memory(capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Whether there are no events.
  var isEmpty: Bool { first.offset == end.offset }

  /// The bytes that the events take.
  var count: Int { end.offset - first.offset }

  /// Where the first event begins.
  var start: Place { first }

  // MARK: Adding

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - event: An event that a trace can have.
  ///   - time: Its time, in seconds, not before that of the last one.
  mutating func append(_ event: Event, at time: Double) {
    reserve(Self.longestEvent)
    var out = PackedWriter(out: base + end.offset & (capacity &- 1))
    switch event {
    case .tick:
      out.byte(PackedKind.tick)
      out.time(time, &end.numbers)
    case .pan(let pan):
      guard let target = number(of: pan.target) else { return appendLine(event, at: time) }
      let phase: UInt8 =
        switch pan.phase {
        case .began: 0
        case .changed: 1
        case .ended: 2
        case .cancelled: 3
        }
      out.byte(
        PackedKind.pan | phase << 2 | (pan.location == nil ? 0 : PackedKind.location)
          | (target < 0 ? 0 : PackedKind.target))
      if target >= 0 { out.byte(UInt8(truncatingIfNeeded: target)) }
      out.time(time, &end.numbers)
      let moved = out.point(pan.translation, &end.numbers.translation)
      out.point(pan.velocity, &end.numbers.velocity)
      if let location = pan.location {
        out.point(location, &end.numbers.location, ahead: moved)
      }
    case .scroll(let scroll):
      guard let target = number(of: scroll.target) else { return appendLine(event, at: time) }
      let phase: UInt8 =
        switch scroll.phase {
        case .began: 0
        case .changed: 1
        case .ended: 2
        }
      out.byte(PackedKind.scroll | phase << 2)
      out.byte(UInt8(truncatingIfNeeded: target))
      out.time(time, &end.numbers)
      out.point(scroll.offset, &end.numbers.offset)
      out.point(scroll.velocity, &end.numbers.speed)
    default: return appendLine(event, at: time)
    }
    take(out)
  }

  private mutating func appendLine(_ event: Event, at time: Double) {
    line.removeAll()
    line.event(event, at: time)
    let count = line.count
    reserve(Self.longestEvent + count)
    var out = PackedWriter(out: base + end.offset & (capacity &- 1))
    out.byte(PackedKind.line)
    out.time(time, &end.numbers)
    out.varint(UInt64(count))
    take(out)
    let start = end.offset & (capacity - 1)
    let whole = min(count, capacity - start)
    let base = base
    line.withBytes { bytes in
      guard let text = bytes.baseAddress else { return }
      (base + start).copyBytes(from: text, count: whole)
      base.copyBytes(from: text + whole, count: count - whole)
    }
    end.offset += count
  }

  /// Takes over what has been written at the end; what has gone beyond the last byte belongs to the
  /// first ones.
  @inline(__always) private mutating func take(_ writer: PackedWriter) {
    let start = end.offset & (capacity &- 1)
    let count = writer.out - (base + start)
    if start &+ count > capacity {
      base.copyBytes(from: base + capacity, count: start &+ count &- capacity)
    }
    end.offset &+= count
  }

  /// The number of a target, -1 for none; `nil` if there are too many.
  @inline(__always) private mutating func number(of target: NodeID?) -> Int? {
    guard let target else { return -1 }
    return target == lastName ? lastTarget : find(target)
  }

  @inline(never) private mutating func find(_ target: NodeID) -> Int? {
    lastName = target
    for index in targets.indices where targets[index] == target {
      lastTarget = index
      return index
    }
    guard targets.count < Self.targetLimit else {
      lastName = nil
      return nil
    }
    targets.append(target)
    lastTarget = targets.count - 1
    return lastTarget
  }

  private mutating func reserve(_ room: Int) {
    if end.offset &- first.offset &+ room > capacity { grow(room) }
  }

  private mutating func grow(_ room: Int) {
    var larger = capacity
    while end.offset - first.offset + room > larger { larger *= 2 }
    let memory = Self.memory(larger)
    for offset in first.offset..<end.offset {
      memory[offset & (larger - 1)] = base[offset & (capacity - 1)]
    }
    base.deallocate()
    base = memory
    capacity = larger
  }

  private static func memory(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    // An event is written in one piece, also at the end.
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + longestEvent)
    memory.initialize(repeating: 0, count: capacity + longestEvent)
    return memory
  }

  // MARK: Reading

  /// An event of the queue.
  enum Item {
    case event(Event, at: Double)
    /// The line of an event, without its newline.
    case line(at: Double, offset: Int, count: Int)

    /// Its time, in seconds.
    var time: Double {
      switch self {
      case .event(_, let time), .line(let time, _, _): time
      }
    }
  }

  /// Reads the event at a place, and moves the place behind it; `nil` at the end.
  func read(at place: inout Place) -> Item? {
    guard place.offset < end.offset else { return nil }
    let kind = byte(&place)
    switch kind & PackedKind.mask {
    case PackedKind.tick: return .event(.tick, at: time(&place))
    case PackedKind.pan:
      let target = kind & PackedKind.target == 0 ? nil : targets[Int(byte(&place))]
      let time = time(&place)
      let phase: Pan.Phase =
        switch kind >> 2 & 3 {
        case 0: .began
        case 1: .changed
        case 2: .ended
        default: .cancelled
        }
      var moved = SIMD2<Int64>.zero
      let translation = point(&place, .translation, &moved)
      var unused = SIMD2<Int64>.zero
      let velocity = point(&place, .velocity, &unused)
      let location =
        kind & PackedKind.location == 0
        ? nil : point(&place, .location, &unused, ahead: moved)
      return .event(
        .pan(
          Pan(
            phase, translation: translation, velocity: velocity, location: location,
            target: target)), at: time)
    case PackedKind.scroll:
      let target = targets[Int(byte(&place))]
      let time = time(&place)
      let phase: Scroll.Phase =
        switch kind >> 2 & 3 {
        case 0: .began
        case 1: .changed
        default: .ended
        }
      var unused = SIMD2<Int64>.zero
      let offset = point(&place, .offset, &unused)
      let velocity = point(&place, .speed, &unused)
      return .event(
        .scroll(Scroll(target, offset: offset, velocity: velocity, phase: phase)), at: time)
    default:
      let time = time(&place)
      let count = Int(varint(&place))
      defer { place.offset += count }
      return .line(at: time, offset: place.offset, count: count)
    }
  }

  /// The bytes of a line.
  func bytes(from offset: Int, count: Int) -> [UInt8] {
    (offset..<offset + count).map { base[$0 & (capacity - 1)] }
  }

  /// Writes an item as a line of a trace.
  func write(_ item: borrowing Item, to json: inout JSONWriter) {
    switch item {
    case .event(let event, let time): json.event(event, at: time)
    case .line(_, let offset, let count):
      json.write(atMost: count) { json in
        for index in offset..<offset + count {
          json.out[0] = base[index & (capacity - 1)]
          json.out += 1
        }
      }
    }
    json.endLine()
  }

  /// Removes the events before a place, and what they were.
  mutating func removeAll(before place: Place) {
    first = place
  }

  /// Calls `body` with all memory of the queue, used or not.
  func withMemory<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: capacity + Self.longestEvent))
  }

  /// Calls `body` with the memory in which lines are made.
  func withScratch(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    line.withMemory(body)
  }

  private func byte(_ place: inout Place) -> UInt8 {
    defer { place.offset &+= 1 }
    return base[place.offset & (capacity &- 1)]
  }

  private func varint(_ place: inout Place) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = byte(&place)
      value |= UInt64(next & 0x7F) &<< shift
      shift &+= 7
      if next < 0x80 || shift > 63 { return value }
    }
  }

  /// The number at a place, given what is expected; `nil` before one that is as it is.
  private func number(_ place: inout Place, from expected: Int64) -> PackedNumber? {
    let kind = byte(&place)
    if kind == PackedKind.raw { return nil }
    var zigzag: UInt64 = 0
    for index in 0..<Int(kind & 15) { zigzag |= UInt64(byte(&place)) &<< UInt64(index * 8) }
    let difference = Int64(bitPattern: zigzag &>> 1) ^ -Int64(bitPattern: zigzag & 1)
    return PackedNumber(
      count: expected &+ difference,
      correction: kind & 16 == 0 ? 0 : Int8(bitPattern: byte(&place)))
  }

  private func raw(_ place: inout Place) -> Double {
    var bits: UInt64 = 0
    for shift in 0..<8 { bits |= UInt64(byte(&place)) &<< UInt64(shift * 8) }
    return Double(bitPattern: bits)
  }

  /// Reads a point, as a difference from the last one of its kind.
  private func point(
    _ place: inout Place, _ kind: PackedNumbers.Kind, _ moved: inout SIMD2<Int64>,
    ahead: SIMD2<Int64> = .zero
  ) -> Point {
    var last = place.numbers[kind]
    var point = Point.zero
    moved = .zero
    if let number = number(&place, from: last.x &+ ahead.x) {
      moved.x = number.count &- last.x
      last.x = number.count
      point.x = number.value(PackedNumbers.scale)
    } else {
      point.x = raw(&place)
    }
    if let number = number(&place, from: last.y &+ ahead.y) {
      moved.y = number.count &- last.y
      last.y = number.count
      point.y = number.value(PackedNumbers.scale)
    } else {
      point.y = raw(&place)
    }
    place.numbers[kind] = last
    return point
  }

  private func time(_ place: inout Place) -> Double {
    let expected = place.numbers.time &+ place.numbers.step
    guard let number = number(&place, from: expected) else { return raw(&place) }
    place.numbers.step = number.count &- place.numbers.time
    place.numbers.time = number.count
    return number.value(PackedNumbers.timeScale)
  }
}

/// A number as so many units, and what sums and differences have left of noise.
private struct PackedNumber {
  var count: Int64
  /// How many numbers lie between it and that many units.
  var correction: Int8

  @inline(__always) init(count: Int64, correction: Int8) {
    self.count = count
    self.correction = correction
  }

  /// `nil` for a number that is not nearly a number of units.
  @inline(__always) init?(_ number: Double, _ scale: Double) {
    let scaled = number * scale
    // NaN fails the comparison; beyond it numbers of units are not exact.
    guard scaled.magnitude < 1e15 else { return nil }
    count = Int64(scaled + (scaled < 0 ? -0.5 : 0.5))
    // Most numbers that are far from a number of units need no division to be told.
    guard (scaled - Double(count)).magnitude < 1e-3 else { return nil }
    let nearest = Double(count) / scale
    let distance = Int64(bitPattern: number.bitPattern) &- Int64(bitPattern: nearest.bitPattern)
    guard let correction = Int8(exactly: distance) else { return nil }
    self.correction = correction
  }

  func value(_ scale: Double) -> Double {
    let nearest = Double(count) / scale
    if correction == 0 { return nearest }
    return Double(
      bitPattern: UInt64(bitPattern: Int64(bitPattern: nearest.bitPattern) &+ Int64(correction)))
  }
}

/// Writes the parts of a packed event, for which there is room.
private struct PackedWriter {
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

  /// Writes a point; returns what it has moved by since the last one.
  @inline(__always) @discardableResult mutating func point(
    _ point: Point, _ last: inout SIMD2<Int64>, ahead: SIMD2<Int64> = .zero
  ) -> SIMD2<Int64> {
    SIMD2(
      number(point.x, &last.x, ahead: ahead.x), number(point.y, &last.y, ahead: ahead.y))
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
  /// Nothing here depends on how long the number is but where the next one goes.
  @inline(__always) private mutating func put(_ number: PackedNumber, from expected: Int64) {
    let difference = number.count &- expected
    let zigzag = UInt64(bitPattern: difference &<< 1 ^ difference &>> 63)
    let count = (71 &- zigzag.leadingZeroBitCount) &>> 3
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

/// The first byte of an event.
private enum PackedKind {
  static let mask: UInt8 = 3
  /// Of a number: the eight bytes of it, as they are.
  static let raw: UInt8 = 32 | 8
  static let line: UInt8 = 0
  static let pan: UInt8 = 1
  static let scroll: UInt8 = 2
  static let tick: UInt8 = 3
  /// Whether a pan has a location.
  static let location: UInt8 = 16
  /// Whether a pan has a target.
  static let target: UInt8 = 32
}

/// The numbers of the last event, of which the next one's are differences.
struct PackedNumbers {
  /// Times are counted in microseconds.
  static let timeScale = 1e6
  /// Points are counted in units in which thirds, halves and thousandths of a point are whole.
  static let scale = 6000.0

  var time: Int64 = 0
  var step: Int64 = 0
  var translation = SIMD2<Int64>.zero
  var velocity = SIMD2<Int64>.zero
  var location = SIMD2<Int64>.zero
  var offset = SIMD2<Int64>.zero
  var speed = SIMD2<Int64>.zero

  /// The points that events have.
  enum Kind {
    case translation, velocity, location, offset, speed
  }

  subscript(kind: Kind) -> SIMD2<Int64> {
    get {
      switch kind {
      case .translation: translation
      case .velocity: velocity
      case .location: location
      case .offset: offset
      case .speed: speed
      }
    }
    set {
      switch kind {
      case .translation: translation = newValue
      case .velocity: velocity = newValue
      case .location: location = newValue
      case .offset: offset = newValue
      case .speed: speed = newValue
      }
    }
  }
}
