import FlowEngine
import Scenes

/// A trace of any length, generated piece by piece: a finger dragging the Glide card, as recorded
/// at 120 Hz.
struct LongTrace {
  /// The number of events.
  let count: Int

  private var next = 0
  private let tails: [[UInt8]]

  init(count: Int) {
    self.count = count
    tails = GlidePan.samples().map { pan in
      var tail = Array(",\"type\":\"pan\",\"phase\":\"changed\",\"translation\":[".utf8)
      tail.append(pan.translation.x, pan.translation.y)
      tail += "],\"velocity\":[".utf8
      tail.append(pan.velocity.x, pan.velocity.y)
      tail += "],\"location\":[".utf8
      tail.append(187.5 + pan.translation.x, 540 + pan.translation.y)
      tail += "]}\n".utf8
      return tail
    }
  }

  /// The header and the two events that open the card and hold it.
  static let head = Array(
    """
    {"flowTrace":1,"scene":"glide-card"}
    {"t":0,"type":"command","name":"show"}
    {"t":2,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0]}

    """.utf8)

  /// Passes the trace to `receive` in pieces.
  mutating func write(_ receive: (UnsafeRawBufferPointer) throws -> Void) throws {
    var piece = Self.head
    piece.reserveCapacity(1 << 17)
    while next < count {
      piece += "{\"t\":".utf8
      piece.append(GlidePan.begin + Double(next + 1) / 120)
      piece += tails[next % tails.count]
      next += 1
      if piece.count > 1 << 16 || next == count {
        try piece.withUnsafeBytes(receive)
        piece.removeAll(keepingCapacity: true)
      }
    }
  }

  /// The whole trace.
  static func bytes(count: Int) throws -> [UInt8] {
    var trace = LongTrace(count: count)
    var bytes: [UInt8] = []
    try trace.write { bytes += $0 }
    return bytes
  }
}
