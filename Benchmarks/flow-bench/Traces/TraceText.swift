import FlowEngine

/// A trace being written.
struct TraceText {
  /// The lines, each with its newline, starting with the header.
  private(set) var lines: [[UInt8]]
  /// The time of the last event, in seconds.
  private(set) var time = 0.0

  init(_ scene: String) {
    lines = [Array("{\"flowTrace\":1,\"scene\":\"\(scene)\"}\n".utf8)]
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - gap: The time since the last event, in seconds.
  ///   - members: The event's members from `type` on, as JSON.
  mutating func add(after gap: Double, _ members: String) {
    time += gap
    var line = Array("{\"t\":".utf8)
    line.append(time)
    line += ",".utf8
    line += members.utf8
    line += "}\n".utf8
    lines.append(line)
  }

  /// Adds the edits of a text typed character by character.
  mutating func type(_ text: String, into field: String) {
    for character in text {
      add(
        after: 0.17, #""type":"text","target":"\#(field)","replacement":"\#(character)""#)
    }
  }

  /// Adds presses of the backspace key.
  mutating func delete(_ count: Int, in field: String) {
    for _ in 0..<count {
      add(after: 0.13, #""type":"deleteBackward","target":"\#(field)""#)
    }
  }

  /// Adds a key that goes down.
  mutating func key(_ name: String) {
    add(after: 0.2, #""type":"key","key":"\#(name)""#)
  }

  /// Adds the keyboard's appearance or disappearance.
  mutating func keyboard(isShown: Bool) {
    let phase = isShown ? "willShow" : "willHide"
    let top = isShown ? 477 : 812
    add(
      after: 0.015,
      #""type":"keyboard","phase":"\#(phase)","frame":[0,\#(top),375,335],"duration":0.25,"#
        + #""curve":"easeInOut""#)
  }

  /// Adds a finger that goes down, moves along y, sampled at 120 Hz, and is lifted.
  ///
  /// - Parameters:
  ///   - start: Where it comes down, in window coordinates, in points.
  ///   - distance: The distance it moves, in points.
  mutating func finger(at start: Point, distance: Double = 0, samples: Int = 1) {
    for sample in 0...samples + 1 {
      // Slow, fast, slow, as a finger moves.
      let share = min(Double(sample) / Double(samples), 1)
      let phase = sample == 0 ? "down" : sample > samples ? "up" : "move"
      var members = Array(
        "\"type\":\"pointer\",\"id\":0,\"phase\":\"\(phase)\",\"location\":[".utf8)
      members.append(start.x, start.y + distance * share * share * (3 - 2 * share))
      members += "]".utf8
      add(after: 1.0 / 120, String(decoding: members, as: UTF8.self))
    }
  }

  /// Adds a pan along y, sampled at 120 Hz.
  ///
  /// - Parameters:
  ///   - from: The y coordinate at which the finger comes down, in window coordinates, in points.
  ///   - distance: The distance it moves, in points.
  ///   - target: The member that names the node it is on, if there is one.
  mutating func pan(from: Double, distance: Double, samples: Int, target: String? = nil) {
    let suffix = target.map { ",\"target\":\"\($0)\"" } ?? ""
    for sample in 0...samples {
      let share = Double(sample) / Double(samples)
      // Slow, fast, slow, as a finger moves.
      let y = distance * share * share * (3 - 2 * share)
      let velocity = distance * 6 * share * (1 - share) / (Double(samples) / 120)
      let phase = sample == 0 ? "began" : sample == samples ? "ended" : "changed"
      let x = Double(sample % 3) / 3
      var members = Array("\"type\":\"pan\",\"phase\":\"\(phase)\",\"translation\":[".utf8)
      members.append(x, y)
      members += "],\"velocity\":[".utf8
      members.append(x * 20, velocity)
      members += "],\"location\":[".utf8
      members.append(187.5 + x, from + y)
      members += "]\(suffix)".utf8
      add(after: 1.0 / 120, String(decoding: members, as: UTF8.self))
    }
  }

  /// Adds the reports of a scroll view that moves from one offset to another.
  mutating func scroll(
    _ target: String, from start: Point, to end: Point, samples: Int
  ) {
    for sample in 0...samples {
      let share = Double(sample) / Double(samples)
      let phase = sample == 0 ? "began" : sample == samples ? "ended" : "changed"
      var members = Array("\"type\":\"scroll\",\"target\":\"\(target)\",\"offset\":[".utf8)
      members.append(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      members += "],\"velocity\":[".utf8
      members.append((end.x - start.x) * share, (end.y - start.y) * share)
      members += "],\"phase\":\"\(phase)\"".utf8
      add(after: 1.0 / 60, String(decoding: members, as: UTF8.self))
    }
  }
}

extension [UInt8] {
  /// Adds a number with up to three decimals.
  mutating func append(_ number: Double) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximumNumberLength) { room in
      guard let base = room.baseAddress else { return }
      append(contentsOf: room[..<(writeNumber(number, decimals: 3, to: base) - base)])
    }
  }

  /// Adds two numbers, with a comma between them.
  mutating func append(_ first: Double, _ second: Double) {
    append(first)
    append(UInt8(ascii: ","))
    append(second)
  }
}
