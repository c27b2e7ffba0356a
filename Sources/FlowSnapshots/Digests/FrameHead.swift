import FlowEngine

/// The time and the cause of a frame, read from the beginning of its line.
package struct FrameHead {
  /// The frame's time, in seconds.
  package let time: Double
  /// The cause in words, such as `pan.changed` or `completion`.
  let cause: String

  /// Reads the beginning of a line, which `flow replay` has written.
  ///
  /// - Returns: `nil` for anything else.
  package init?(_ bytes: [UInt8]) {
    let members = bytes.split(separator: UInt8(ascii: ","), maxSplits: 4)
    guard members.count >= 3, let time = Self.value(members[1], "\"t\":"),
      let number = Double(time), let cause = Self.value(members[2], "\"cause\":")
    else { return nil }
    self.time = number
    let event = members.count > 3 ? Self.value(members[3], "\"event\":") : nil
    self.cause = (event ?? cause).filter { $0 != "\"" }
  }

  private static func value(_ member: ArraySlice<UInt8>, _ name: String) -> String? {
    guard member.starts(with: name.utf8) else { return nil }
    return String(decoding: member.dropFirst(name.utf8.count), as: UTF8.self)
  }

  /// Whether an event is the cause of the frame on a line.
  static func isOfEvent(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var commas = 0
    for index in line.indices where line[index] == UInt8(ascii: ",") {
      commas += 1
      guard commas == 2 else { continue }
      // {"frame":4,"t":1.25,"cause":"event",…
      let place = index + 1 + #""cause":""#.utf8.count
      return place < line.count && line[place] == UInt8(ascii: "e")
    }
    return false
  }
}
