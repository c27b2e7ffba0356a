import FlowSnapshots
import Testing

/// What the windows must not change: the same differences as if all frames were looked at together.
@Suite("A diff of many frames")
struct LongDiffTests {
  /// Frames at each hundredth of a second: events, each followed by samples.
  private static func frames(
    _ count: Int, eventEvery interval: Int, from offset: Int = 0
  ) -> [FrameText] {
    (0..<count).map { number in
      var frame = FrameText.card(number, "\(Double(number + offset) / 100)", #""alpha":0.5"#)
      if number % interval != 0 { frame.cause = #""sample""# }
      return frame
    }
  }

  @Test("tells one value among them", arguments: [0, 1, 63, 64, 500, 999])
  func one(at number: Int) throws {
    let first = Self.frames(1_000, eventEvery: 10)
    var second = first
    second[number].nodes = [#"{"id":"card","kind":"view","alpha":0.75}"#]
    let diff = try FramesDiff(first, second)
    #expect(diff.lines.count == 2)
    #expect(diff.lines.last?.contains("card.alpha differs in frame \(number), most 0.25") ?? false)
    #expect(diff.counts == (1_000, 1_000))
  }

  @Test("pairs frames again after any number that only one has", arguments: [1, 40, 200, 900])
  func shifted(count: Int) throws {
    let all = Self.frames(1_200, eventEvery: 7)
    var second = all
    second.removeSubrange(100..<100 + count)
    let diff = try FramesDiff(all, second)
    #expect(diff.differences.allSatisfy { $0.change == .gone })
    #expect(diff.differences.reduce(0) { $0 + $1.frames.count } == count)
    let other = try FramesDiff(second, all)
    #expect(other.differences.reduce(0) { $0 + $1.frames.count } == count)
  }

  @Test("tells each of several values, whatever was passed over before", arguments: [1, 7, 70])
  func several(apart distance: Int) throws {
    let first = Self.frames(1_000, eventEvery: 10)
    var second = first
    let numbers = Array(stride(from: 20, to: 1_000, by: distance))
    for number in numbers { second[number].nodes = [#"{"id":"card","kind":"view","alpha":1}"#] }
    second.remove(at: 500)
    let diff = try FramesDiff(first, second)
    let changed = diff.differences.first { $0.change == .changed }
    #expect(changed?.frames.count == numbers.filter { $0 != 500 }.count)
    #expect(diff.differences.first { $0.change == .gone }?.first.frame == 500)
    #expect(diff.counts == (1_000, 999))
  }

  @Test("joins a completion that moved past hundreds of samples")
  func movedCompletion() throws {
    var first = Self.frames(600, eventEvery: 1_000)
    var second = first
    first[100].cause = #""completion""#
    second[500].cause = #""completion""#
    let diff = try FramesDiff(first, second)
    let text = "the time of a frame (completion) differs in frame 100, most 4 s later at 1 s"
    #expect(diff.differences.contains { $0.text == text })
  }

  @Test("of nothing in common, and of one time only, comes to its end")
  func disjoint() throws {
    let diff = try FramesDiff(
      Self.frames(2_000, eventEvery: 3), Self.frames(2_000, eventEvery: 3, from: 100_000))
    #expect(diff.differences.reduce(0) { $0 + $1.frames.count } == 4_000)
    let still = (0..<3_000).map { FrameText($0, "0") }
    #expect(try FramesDiff(still, still).isEmpty)
    #expect(try !FramesDiff(still, Array(still.dropLast(1_500))).isEmpty)
  }

  @Test("keeps what it tells within bounds")
  func bounds() throws {
    let alternating = (0..<5_000).map {
      FrameText.card($0, "\($0)", #""alpha":\#($0 % 2 == 0 ? 1 : 0.5)"#)
    }
    let still = (0..<5_000).map { FrameText.card($0, "\($0)", #""alpha":1"#) }
    let diff = try FramesDiff(still, alternating)
    #expect(diff.differences.first?.frames.count == 2_500)
    #expect((diff.differences.first?.frames.ranges.count ?? 0) <= 1_000)
    let many = (0..<3_000).map { FrameText.card(0, "0", #""p\#($0)":1"#).nodes[0] }
    var first = FrameText(0, "0")
    first.nodes = many.enumerated().map { $1.replacing("card", with: "card-\($0)") }
    let cut = try FramesDiff([first], [FrameText(0, "0")])
    #expect(cut.isCut)
    #expect(cut.lines.last == "and more than can be listed")
  }
}
