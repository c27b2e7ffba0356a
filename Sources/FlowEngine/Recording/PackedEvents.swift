/// Recorded events in little memory: a queue of bytes.
///
/// A pan, a scroll or a tick takes about a dozen bytes: numbers that are short fractions are stored as
/// differences from the previous ones, and the target as a number. Any other event is stored as its
/// line in a trace. Nothing is lost: each number reads back to the same bits.
struct PackedEvents: ~Copyable {
  /// The place of an event in the queue, and the numbers before it.
  struct Place {
    var offset = 0
    var numbers = PackedNumbers()
  }

  private(set) var base: UnsafeMutablePointer<UInt8>
  /// A power of two.
  private(set) var capacity: Int
  private var first = Place()
  private(set) var end = Place()
  private(set) var targets: [NodeID] = []
  /// The target of the last event that has one, and its number.
  private var lastName: NodeID?
  private var lastTarget = 0
  private var line = JSONWriter(capacity: 256)

  /// The most bytes that a packed event takes.
  private static let longestEvent = 128
  private static let targetLimit = 255
  /// The most bytes of a target that is stored as a number.
  private static let targetLength = 1024

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

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - event: An event that a trace can have.
  ///   - time: Its time, in seconds, not before that of the last one.
  /// - Returns: Whether its line is one that a reader takes; if not, it is not added.
  mutating func append(_ event: Event, at time: Double) -> Bool {
    switch event {
    case .tick:
      var out = writer()
      out.byte(PackedKind.tick)
      out.time(time, &end.numbers)
      take(out)
    case .pan(let pan):
      guard let target = number(of: pan.target) else { return appendLine(event, at: time) }
      let kind = PackedKind.pan | pan.phase.packed &<< PackedKind.phaseShift
      var out = begin(
        pan.location == nil ? kind : kind | PackedKind.location, target: target, at: time)
      let moved = out.point(pan.translation, &end.numbers.pan.point)
      out.point(pan.velocity, &end.numbers.pan.velocity)
      if let location = pan.location {
        out.point(location, &end.numbers.location, ahead: moved)
      }
      take(out)
    case .scroll(let scroll):
      guard let target = number(of: scroll.target) else { return appendLine(event, at: time) }
      let kind = PackedKind.scroll | scroll.phase.packed &<< PackedKind.phaseShift
      var out = begin(kind, target: target, at: time)
      out.point(scroll.offset, &end.numbers.scroll.point)
      out.point(scroll.velocity, &end.numbers.scroll.velocity)
      take(out)
    default: return appendLine(event, at: time)
    }
    return true
  }

  /// Whether the line of an event is no longer than a reader takes.
  mutating func isLine(_ event: Event, at time: Double) -> Bool {
    line.removeAll()
    line.event(event, at: time)
    return line.count <= InputLimits.lineLength
  }

  /// Begins the event of a gesture: its kind, its target, -1 for none, and its time.
  @inline(__always) private mutating func begin(
    _ kind: UInt8, target: Int, at time: Double
  ) -> PackedWriter {
    var out = writer()
    out.byte(target < 0 ? kind : kind | PackedKind.target)
    if target >= 0 { out.byte(UInt8(truncatingIfNeeded: target)) }
    out.time(time, &end.numbers)
    return out
  }

  private mutating func appendLine(_ event: Event, at time: Double) -> Bool {
    guard isLine(event, at: time) else { return false }
    let count = line.count
    var out = writer(andFor: count)
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
    return true
  }

  /// A writer at the end, with room for an event and a number of bytes.
  @inline(__always) private mutating func writer(andFor count: Int = 0) -> PackedWriter {
    let room = Self.longestEvent + count
    if end.offset &- first.offset &+ room > capacity { grow(room) }
    return PackedWriter(out: base + end.offset & (capacity &- 1))
  }

  /// Adopts the bytes written at the end; bytes beyond the last one of the memory wrap to its start.
  @inline(__always) private mutating func take(_ writer: PackedWriter) {
    let start = end.offset & (capacity &- 1)
    let count = writer.out - (base + start)
    if start &+ count > capacity {
      base.copyBytes(from: base + capacity, count: start &+ count &- capacity)
    }
    end.offset &+= count
  }

  /// The number of a target, -1 for none; `nil` if there are too many, or it is long.
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
    guard targets.count < Self.targetLimit, target.name.utf8.count <= Self.targetLength else {
      lastName = nil
      return nil
    }
    targets.append(target)
    lastTarget = targets.count - 1
    return lastTarget
  }

  @inline(never) private mutating func grow(_ room: Int) {
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

  /// Removes the events before a place.
  mutating func removeAll(before place: Place) {
    first = place
  }

  /// Calls `body` with all memory of the queue, used or not.
  func withMemory<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: capacity + Self.longestEvent))
  }

  /// Calls `body` with the buffer for lines.
  func withScratch(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    line.withMemory(body)
  }
}
