import FlowSnapshots
import Testing

@testable import FlowReport

@Suite("Steps of a report")
struct ReportStepsTests {
  private static func frame(
    _ number: Int, _ time: Double, _ cause: String, x: Double = 0
  ) -> String {
    """
    {"frame":\(number),"t":\(time),"cause":"\(cause)","state":{},"nodes":\
    [{"id":"a","kind":"view","frame":[\(x),0,1,1]}],"animations":[],"effects":[]}
    """
  }

  @Test("Samples stand between the golden's frames, and a difference is found in spite of them")
  func mapsDifferences() throws {
    let expected = [
      Self.frame(0, 0, "start"), Self.frame(1, 1, "completion"), Self.frame(2, 2, "completion"),
    ]
    let actual = [
      Self.frame(0, 0, "start"), Self.frame(1, 1, "completion", x: 3),
      Self.frame(2, 2, "completion", x: 4),
    ]
    let sampled = [
      Self.frame(0, 0, "start"), Self.frame(1, 0.5, "sample"),
      Self.frame(2, 1, "completion", x: 3), Self.frame(3, 1.5, "sample", x: 3),
      Self.frame(4, 2, "completion", x: 4),
    ]
    let diff = try FramesDiff(Self.reader(expected), Self.reader(actual))
    let steps = ReportSteps(
      expected: try Self.heads(expected), actual: try Self.heads(sampled))
    var json = ScriptJSON()
    steps.write(to: &json)
    #expect(json.bytes.text == "[0,0,-1,1,1,2,-1,3,2,4]")
    let difference = try #require(diff.differences.first)
    var ranges = ScriptJSON()
    steps.write(try #require(diff.groups.first), to: &ranges)
    #expect(ranges.bytes.text == "[2,4]")
    #expect(steps.step(of: difference.greatest.frame, difference) == 4)
  }

  @Test("A frame that is new goes by the number it has without samples")
  func mapsNewFrames() throws {
    let expected = [Self.frame(0, 0, "start")]
    let actual = [Self.frame(0, 0, "start"), Self.frame(1, 1, "completion")]
    let sampled = [
      Self.frame(0, 0, "start"), Self.frame(1, 0.5, "sample"), Self.frame(2, 1, "completion"),
    ]
    let diff = try FramesDiff(Self.reader(expected), Self.reader(actual))
    let steps = ReportSteps(
      expected: try Self.heads(expected), actual: try Self.heads(sampled))
    let difference = try #require(diff.differences.first)
    #expect(steps.step(of: difference.first.frame, difference) == 2)
  }

  @Test("A completion that has moved is two steps, each at its own time")
  func keepsTimes() throws {
    let expected = [
      Self.frame(0, 0, "start"), Self.frame(1, 0.8, "completion"), Self.frame(2, 2, "completion"),
    ]
    let actual = [
      Self.frame(0, 0, "start"), Self.frame(1, 0.7, "completion"), Self.frame(2, 2, "completion"),
    ]
    let steps = ReportSteps(
      expected: try Self.heads(expected), actual: try Self.heads(actual), joinsCompletions: false)
    var json = ScriptJSON()
    steps.write(to: &json)
    #expect(json.bytes.text == "[0,0,-1,1,1,-1,2,2]")
    let diff = try FramesDiff(Self.reader(expected), Self.reader(actual))
    let difference = try #require(diff.differences.first)
    #expect(steps.step(of: difference.first.frame, difference) == 2)
  }

  private static func reader(_ frames: [String]) -> FrameReader {
    FrameReader(Array(frames.joined(separator: "\n").utf8))
  }

  private static func heads(_ frames: [String]) throws -> [FrameRecord.Head] {
    let reader = reader(frames)
    var heads: [FrameRecord.Head] = []
    while let frame = try reader.next() { heads.append(frame.head) }
    return heads
  }
}
