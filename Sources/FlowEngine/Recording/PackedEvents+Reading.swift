/// Reading what has been added.
extension PackedEvents {
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
    var reader = PackedReader(base: base, mask: capacity - 1, offset: place.offset)
    defer { place.offset = reader.offset }
    let kind = reader.byte()
    switch kind & PackedKind.mask {
    case PackedKind.tick: return .event(.tick, at: reader.time(&place.numbers))
    case PackedKind.line:
      let time = reader.time(&place.numbers)
      let count = Int(reader.varint())
      defer { reader.offset += count }
      return .line(at: time, offset: reader.offset, count: count)
    default: break
    }
    let target = kind & PackedKind.target == 0 ? nil : targets[Int(reader.byte())]
    let time = reader.time(&place.numbers)
    let phase = kind >> PackedKind.phaseShift
    if kind & PackedKind.mask == PackedKind.scroll, let target {
      let offset = reader.point(&place.numbers.scroll.point).point
      let velocity = reader.point(&place.numbers.scroll.velocity).point
      let scroll = Scroll(
        target, offset: offset, velocity: velocity, phase: Scroll.Phase(packed: phase))
      return .event(.scroll(scroll), at: time)
    }
    let translation = reader.point(&place.numbers.pan.point)
    let velocity = reader.point(&place.numbers.pan.velocity).point
    let location =
      kind & PackedKind.location == 0
      ? nil : reader.point(&place.numbers.location, ahead: translation.moved).point
    let pan = Pan(
      Pan.Phase(packed: phase), translation: translation.point, velocity: velocity,
      location: location, target: target)
    return .event(.pan(pan), at: time)
  }

  /// Calls `body` with the bytes of a line, where they are unless the end of the memory divides them.
  func withBytes<Result>(
    from offset: Int, count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = offset & (capacity - 1)
    if start + count <= capacity {
      return body(UnsafeBufferPointer(start: base + start, count: count))
    }
    let bytes = (offset..<offset + count).map { base[$0 & (capacity - 1)] }
    return bytes.withUnsafeBufferPointer(body)
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
}
