import FlowSnapshots
import Testing

@Suite("The cost of a diff")
struct DiffSpeedTests {
  /// Debug builds are many times slower, and only their results count.
  #if DEBUG
    private static let frames = 1_000
    private static let limit = Duration.seconds(60)
  #else
    private static let frames = 10_000
    private static let limit = Duration.seconds(1)
  #endif

  @Test("Frames that have all changed are told in time: 10,000 within a second in release builds")
  func everyFrameChanged() throws {
    let documents = [0, 1].map { Self.document(offset: $0) }
    let clock = ContinuousClock()
    let start = clock.now
    let diff = try FramesDiff(FrameReader(documents[0]), FrameReader(documents[1]))
    let duration = clock.now - start
    #expect(diff.counts == (Self.frames, Self.frames))
    #expect(diff.differences.map { $0.frames.count }.min() == Self.frames)
    #expect(duration < Self.limit)
  }

  private static func document(offset: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in 0..<frames {
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
