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
    let start = memory(at: place.offset)
    var reader = PackedReader(next: start)
    defer { place.offset += reader.next - start }
    let kind = reader.byte()
    switch kind & PackedKind.mask {
    case PackedKind.tick: return .event(.tick, at: reader.time(&place.numbers))
    case PackedKind.line:
      let time = reader.time(&place.numbers)
      let count = Int(reader.varint())
      defer { place.offset += count }
      return .line(at: time, offset: place.offset + (reader.next - start), count: count)
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

  /// Calls `body` with the bytes of a line, where they are unless they lie in two pieces.
  func withBytes<Result>(
    from offset: Int, count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if count <= room(at: offset) {
      return body(UnsafeBufferPointer(start: memory(at: offset), count: count))
    }
    let bytes = (offset..<offset + count).map { memory(at: $0)[0] }
    return bytes.withUnsafeBufferPointer(body)
  }

  /// Writes an item as a line of a trace.
  func write(_ item: borrowing Item, to json: inout JSONWriter) {
    switch item {
    case .event(let event, let time): json.event(event, at: time)
    case .line(_, let offset, let count):
      json.write(atMost: count) { json in
        var (offset, rest) = (offset, count)
        while rest > 0 {
          let part = min(rest, room(at: offset))
          json.copy(memory(at: offset), part)
          offset += part
          rest -= part
        }
      }
    }
    json.endLine()
  }
}
