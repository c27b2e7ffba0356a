import FlowSnapshots
import Testing

/// Which frames are found to belong together.
struct AlignmentRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Times and causes, such as `0.5c` for a completion, `e`vent, `s`ample or `b`egin.
  var first: String
  var second: String
  var says: [String]

  static let all = [
    AlignmentRow(
      testDescription: "A sample that is missing", first: "0b 0.1e 0.2s 0.3s 0.4c",
      second: "0b 0.1e 0.3s 0.4c",
      says: ["a frame (sample) is gone from frame 2, first at 0.2 s"]),
    AlignmentRow(
      testDescription: "Events that are new", first: "0b 0.3e", second: "0b 0.1e 0.2e 0.3e",
      says: ["a frame (tap) is new in frames 1–2, first at 0.1 s"]),
    AlignmentRow(
      testDescription: "A completion that is moved", first: "0b 0.1e 0.5c", second: "0b 0.1e 0.6c",
      says: ["the time of a frame (completion) differs in frame 2, most 0.1 s later at 0.5 s"]),
    AlignmentRow(
      testDescription: "A completion that is moved past an event",
      first: "0b 0.1e 0.5c 0.55e", second: "0b 0.1e 0.55e 0.6c",
      says: [
        "a frame (completion) is gone from frame 2, first at 0.5 s",
        "a frame (completion) is new in frame 3, first at 0.6 s",
      ]),
    AlignmentRow(
      testDescription: "Two completions, one of them moved", first: "0b 0.5c 0.6c",
      second: "0b 0.5c 0.7c",
      says: ["the time of a frame (completion) differs in frame 2, most 0.1 s later at 0.6 s"]),
    AlignmentRow(
      testDescription: "A completion among events of its time", first: "0b 0.5c 0.5e 0.5e",
      second: "0b 0.5e 0.5e",
      says: ["a frame (completion) is gone from frame 1, first at 0.5 s"]),
    AlignmentRow(
      testDescription: "Another cause at the same time",
      first: "0b 0.5s 0.6e", second: "0b 0.5e 0.6e",
      says: [
        "a frame (sample) is gone from frame 1, first at 0.5 s",
        "a frame (tap) is new in frame 1, first at 0.5 s",
      ]),
    AlignmentRow(
      testDescription: "A run that ends early", first: "0b 0.1e 0.2e", second: "0b",
      says: ["a frame (tap) is gone from frames 1–2, first at 0.1 s"]),
  ]

  static func frames(_ text: String) -> [FrameText] {
    text.split(separator: " ").enumerated().map { number, word in
      var frame = FrameText(number, String(word.dropLast()))
      switch word.last {
      case "b": frame.cause = #""start""#
      case "c": frame.cause = #""completion""#
      case "s": frame.cause = #""sample""#
      default: break
      }
      return frame
    }
  }
}

@Suite("Frames belong together")
struct FrameAlignmentTests {
  @Test("by cause and time", arguments: AlignmentRow.all)
  func aligns(_ row: AlignmentRow) throws {
    let diff = try FramesDiff(AlignmentRow.frames(row.first), AlignmentRow.frames(row.second))
    #expect(diff.differences.map { $0.text } == row.says)
  }
}
