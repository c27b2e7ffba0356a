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

  /// The memory, in the order of the queue: it grows by a piece at a time, and none is moved. Behind the end of each
  /// is room for an event, so that none is divided.
  private var pieces: [UnsafeMutablePointer<UInt8>]
  /// The size of a piece, a power of two.
  private let size: Int
  /// The offset at which the first piece begins.
  private var origin = 0
  /// The piece in which the queue ends.
  private var base: UnsafeMutablePointer<UInt8>
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

  init(pieces size: Int = 1 << 13) {
    self.size = size
    base = Self.memory(size)
    pieces = [base]
  }

  deinit {
    for piece in pieces { piece.deallocate() }
  }

  /// Whether there are no events.
  var isEmpty: Bool { first.offset == end.offset }

  /// The bytes that the events take.
  var count: Int { end.offset - first.offset }

  /// The memory that they take, in bytes.
  var capacity: Int { pieces.count * size }

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
    var out = writer()
    out.byte(PackedKind.line)
    out.time(time, &end.numbers)
    out.varint(UInt64(count))
    take(out)
    // The writer of lines keeps its memory, and has nothing else to do meanwhile.
    guard var text = line.withBytes({ $0.baseAddress }) else { return true }
    var rest = count
    while rest > 0 {
      let part = min(rest, room(at: end.offset))
      memory(at: end.offset).copyBytes(from: text, count: part)
      text += part
      rest -= part
      end.offset += part
      if end.offset & (size - 1) == 0 { beginPiece() }
    }
    return true
  }

  /// A writer at the end, with room for an event.
  @inline(__always) private func writer() -> PackedWriter {
    PackedWriter(out: base + end.offset & (size &- 1))
  }

  /// Adopts the bytes written at the end; those beyond the end of the piece are the first of the next one, too.
  @inline(__always) private mutating func take(_ writer: PackedWriter) {
    let start = end.offset & (size &- 1)
    let count = writer.out - (base + start)
    end.offset &+= count
    if start &+ count >= size {
      let last = base
      beginPiece()
      base.copyBytes(from: last + size, count: end.offset & (size - 1))
    }
  }

  /// Goes on in the next piece.
  @inline(never) private mutating func beginPiece() {
    let index = (end.offset - origin) / size
    if index == pieces.count { pieces.append(Self.memory(size)) }
    base = pieces[index]
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

  private static func memory(_ size: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: size + longestEvent)
    memory.initialize(repeating: 0, count: size + longestEvent)
    return memory
  }

  /// The byte at an offset, and the rest of its piece behind it.
  func memory(at offset: Int) -> UnsafeMutablePointer<UInt8> {
    pieces[(offset - origin) / size] + (offset & (size - 1))
  }

  /// How many bytes there are from an offset to the end of its piece.
  func room(at offset: Int) -> Int { size - (offset & (size - 1)) }

  /// Removes the events before a place; the memory that they took is used again.
  mutating func removeAll(before place: Place) {
    first = place
    while first.offset - origin >= size {
      pieces.append(pieces.removeFirst())
      origin += size
    }
  }

  /// Calls `body` with all memory of the queue, used or not, in one piece.
  func withMemory<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let all = pieces.flatMap { UnsafeBufferPointer(start: $0, count: size) }
    return all.withUnsafeBufferPointer(body)
  }

  /// Calls `body` with the buffer for lines.
  func withScratch(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    line.withMemory(body)
  }
}
