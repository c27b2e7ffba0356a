import FlowSnapshots
import Testing

@Suite("The cost of a diff")
struct DiffSpeedTests {
  /// Debug builds are many times slower, and only their results count.
  private static var limit: Duration {
    #if DEBUG
      .seconds(60)
    #else
      .seconds(1)
    #endif
  }

  @Test("10,000 frames against 10,000 with all of them changed take less than a second")
  func everyFrameChanged() throws {
    let documents = [0, 1].map { Self.document(offset: $0) }
    let clock = ContinuousClock()
    let start = clock.now
    let diff = FramesDiff(try FramesDocument(documents[0]), try FramesDocument(documents[1]))
    let duration = clock.now - start
    #expect(diff.counts == (10_000, 10_000))
    #expect(diff.differences.map { $0.frames.count }.min() == 10_000)
    #expect(duration < Self.limit)
  }

  private static func document(offset: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in 0..<10_000 {
      var frame = FrameText(number, "\(Double(number) / 100)")
      frame.nodes = (0..<8).map { node in
        """
        {"id":"node-\(node)","kind":"view","frame":[0,\(number % 700 + offset),375,812],\
        "alpha":0.\(3 + offset),"background":"#00000\(offset)","text":"text \(offset)",\
        "accessibilityLabel":"Card"}
        """
      }
      frame.state = #"{"name":"dragging","owner":"\#(offset)"}"#
      bytes += Array(frame.text.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
