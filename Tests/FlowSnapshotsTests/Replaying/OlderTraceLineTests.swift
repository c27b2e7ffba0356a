import FlowEngine
import FlowSnapshots
import Scenes
import TestSupport
import Testing

/// A trace, a frame of it that changes, and the line that leads to that.
struct ChangedFrame: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var lines: [String]
  /// What is in the golden that the trace gives, and what is in its place.
  var replaced: (String, String)
  var line: Int
  /// What the event's text begins with.
  var event: String

  private static let old = #"{"flowTrace":1,"scene":"tally"}"#
  private static let code = #"{"flowTrace":1,"scene":"verification-code"}"#

  private static func add(_ count: Int, at time: Double = 1) -> String {
    #"{"t":\#(time),"type":"command","name":"add","value":\#(count)}"#
  }

  private static func tap(at time: Double) -> String {
    #"{"t":\#(time),"type":"tap","target":"knob"}"#
  }

  private static func text(_ text: String) -> String {
    #"{"t":1,"type":"text","target":"code-input","replacement":"\#(text)"}"#
  }

  static let all = [
    ChangedFrame(
      testDescription: "after a line with two frames",
      lines: [old, add(2), tap(at: 2), tap(at: 3)],
      replaced: (#""sum":11"#, #""sum":12"#), line: 3, event: "tap key"),
    ChangedFrame(
      testDescription: "of a line with two frames", lines: [old, add(2), tap(at: 2), tap(at: 3)],
      replaced: (#""sum":10"#, #""sum":12"#), line: 2, event: "command add"),
    ChangedFrame(
      testDescription: "after a line without a frame",
      lines: [old, add(0), "", tap(at: 2), tap(at: 3)],
      replaced: (#""sum":1"#, #""sum":2"#), line: 4, event: "tap key"),
    ChangedFrame(
      testDescription: "among several lines of one time",
      lines: [old, add(2), add(0), tap(at: 1), add(0), add(2), tap(at: 1)],
      replaced: (#""sum":11"#, #""sum":12"#), line: 4, event: "tap key"),
    ChangedFrame(
      testDescription: "that a pointer no longer becomes",
      lines: [
        #"{"flowTrace":1,"scene":"glide-card"}"#,
        #"{"t":0.5,"type":"pointer","id":0,"phase":"down","location":[337,66]}"#,
        #"{"t":0.6,"type":"pointer","id":0,"phase":"up","location":[337,66]}"#,
        #"{"t":2,"type":"tick"}"#,
      ], replaced: (#""event":"tap""#, #""event":"doubleTap""#), line: 3, event: "pointer"),
    ChangedFrame(
      testDescription: "among several lines of one time, where there are pointers",
      lines: [
        code,
        #"{"t":0.5,"type":"pointer","id":0,"phase":"hover","kind":"mouse","location":[10,10]}"#,
        text("1"), text("2"), text("3"),
      ], replaced: (#""text":"1""#, #""text":"9""#), line: 3, event: "text code-input"),
  ]
}

@Suite("The line of a frame where lines and frames are not one to one")
struct OlderTraceLineTests {
  private static let scenes = SceneList(Tally.self, GlideCard.self, VerificationCode.self)

  /// The trace with a golden in which the frame is another one.
  private func snapshot(_ row: ChangedFrame, in scratch: Scratch) throws -> SnapshotCase {
    let trace = row.lines.map { $0 + "\n" }.joined()
    try scratch.write("a.trace.jsonl", trace)
    let replay = ReplayedFrames(
      Array(trace.utf8), named: "a", scenes: Self.scenes,
      options: ReplayOptions(format: .document(trace: "a.trace.jsonl")))
    var golden = ""
    while try replay.next({ golden += String(decoding: $0, as: UTF8.self) }) {}
    let place = try #require(golden.firstRange(of: row.replaced.0))
    golden.replaceSubrange(place, with: row.replaced.1)
    try scratch.write("a.frames.json", golden)
    return try #require(SnapshotSearch([scratch.path]).cases.first)
  }

  @Test("verify and explain name it", arguments: ChangedFrame.all)
  func verify(_ row: ChangedFrame) throws {
    let scratch = try Scratch()
    let result = CaseCheck(Self.scenes).result(of: try snapshot(row, in: scratch))
    #expect(result.verdict.kind == .differs)
    #expect(result.line == row.line, "\(result.text)")
    let origin = try #require(DifferenceOrigin(of: result, in: Self.scenes))
    #expect(origin.line == row.line)
    #expect(origin.event.hasPrefix(row.event))
  }

  @Test("pipe names it for both kinds of goldens", arguments: ChangedFrame.all)
  func pipe(_ row: ChangedFrame) throws {
    let scratch = try Scratch()
    let snapshot = try snapshot(row, in: scratch)
    let replay = ReplayedFrames(
      try File.contents(of: snapshot.trace), named: "a", scenes: Self.scenes,
      options: ReplayOptions())
    var lines: [String] = []
    while try replay.next({
      lines += String(decoding: $0, as: UTF8.self).split(separator: "\n").map { $0 + "\n" }
    }) {}
    let place = try #require(lines.firstIndex { $0.contains(row.replaced.0) })
    lines[place] = lines[place].replacing(row.replaced.0, with: row.replaced.1)
    let digests = (1...lines.count).map { count in
      Hexadecimal.text(XXHash64.value(of: Array(lines.prefix(count).joined().utf8)))
    }
    let marks = digests.map { $0.prefix(8) }.joined()
    let compact =
      #"{"digest":"\#(digests.last ?? "")","frames":\#(lines.count),"group":1,"marks":"\#(marks)"}"#
    let document = String(decoding: try File.contents(of: snapshot.golden), as: UTF8.self)
    for golden in [document.replacing("\n", with: " "), compact] {
      let line = #"{"id":"a","path":"\#(snapshot.trace)","golden":\#(golden)}"#
      let verdict = FleetCheck(Self.scenes).verdict(on: .text(Array(line.utf8))).text
      #expect(verdict.contains(#""verdict":"differs""#), "\(verdict)")
      #expect(verdict.contains(#""line":\#(row.line),"#), "\(verdict)")
    }
  }

  @Test("why names it, by today's names")
  func why() throws {
    let trace = ChangedFrame.all[2].lines.joined(separator: "\n")
    let step = try ValueCause(
      of: "state.sum", at: 3, in: Array(trace.utf8), named: "a", of: Self.scenes
    ).step
    #expect(step.event == "tap key" && step.line == 5)
  }

  @Test("An error on the way to a moment is at its own line and column")
  func error() {
    let trace = """
      {"flowTrace":1,"scene":"tally"}
      {"t":1,"type":"command","name":"add","value":2}
      {"t":2,"type":"command","name":"subtract"}
      """
    #expect {
      try ValueCause(of: "state.sum", at: 3, in: Array(trace.utf8), named: "a", of: Self.scenes)
    } throws: {
      ($0 as? CauseError)?.message.hasPrefix("a:3:") == true
    }
  }
}
