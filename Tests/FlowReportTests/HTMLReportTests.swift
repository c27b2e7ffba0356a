import FlowEngine
import Foundation
import FlowSnapshots
import Scenes
import TestSupport
import Testing

@testable import FlowReport

@Suite("Report")
struct HTMLReportTests {
  private static let trace = """
    {"flowTrace":1,"scene":"glide-card"}
    {"t":0.1,"type":"command","name":"show"}
    {"t":2,"type":"tick"}

    """

  @Test("A page holds every case in an element of its own, and the verdicts are handed back")
  func writesEveryCase() throws {
    let scratch = try Scratch()
    try scratch.write("same.trace.jsonl", Self.trace)
    let same = try #require(SnapshotCase(path: "\(scratch.path)/same.trace.jsonl"))
    // `Snapshot.verify` leaves nothing to accept where `CI` is set.
    let pending = Verification(SceneList(GlideCard.self)).run(try SnapshotSearch([scratch.path]))
    #expect(pending.map(\.verdict.kind) == [.missingGolden])
    try same.accept()
    let text = try scratch.read("same.frames.json")
    try scratch.write("same.frames.json", text)
    try scratch.write("other.trace.jsonl", Self.trace)
    try scratch.write("other.frames.json", text.replacing("resting", with: "waiting"))
    try scratch.write("new.trace.jsonl", Self.trace)
    try scratch.write("wrong.trace.jsonl", Self.trace + "</script>\n")
    try scratch.write("old.frames.json", text)
    let page = "\(scratch.path)/page.html"
    let results = try HTMLReport(SceneList(GlideCard.self)).write(
      SnapshotSearch([scratch.path]), to: page)
    #expect(
      results.map { "\($0.snapshot.name): \($0.verdict.kind.rawValue)" } == [
        "new: missing golden", "other: differs", "same: passed", "wrong: trace error",
        "old: obsolete golden",
      ])
    let html = String(decoding: try File.contents(of: page), as: UTF8.self)
    #expect(html.hasPrefix("<!DOCTYPE html>\n"))
    // The index, five cases, and no more of them than there are ends.
    #expect(html.split(separator: "<script type=\"application/json\"").count == 7)
    #expect(html.split(separator: "</script>").count == 8)
    #expect(html.contains("state.name differs in frame"))
    for address in ["http://", "https://"] {
      #expect(!html.replacing("http://www.w3.org/2000/svg", with: "").contains(address))
    }
  }

  @Test(
    "A page does not take the place of what it shows", arguments: ["trace.jsonl", "frames.json"])
  func replacesNoInput(suffix: String) throws {
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", Self.trace)
    let error = #expect(throws: SnapshotError.self) {
      try HTMLReport(SceneList(GlideCard.self)).write(
        [scratch.path], to: "\(scratch.path)/./a.\(suffix)")
    }
    #expect(error?.description.contains("cannot write: it is an input, '") ?? false)
    #expect(try scratch.names == ["a.trace.jsonl"])
    #expect(try scratch.read("a.trace.jsonl") == Self.trace)
  }

  @Test("What the traces take stands in the index, whatever its names are")
  func coverage() throws {
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", Self.trace)
    let page = "\(scratch.path)/page.html"
    var report = HTMLReport(SceneList(GlideCard.self))
    var coverage = ReportCoverage(scene: "</script>", traces: 1, events: 2)
    coverage.columns = ["off"]
    coverage.rows = [ReportCoverage.Row(event: "tap", counts: [3])]
    coverage.moves = [
      ReportCoverage.Move(from: "off", by: "tap", to: "on", count: 0),
      ReportCoverage.Move(from: "off", by: "tick", to: "off", count: 4),
    ]
    report.coverage = [coverage.json]
    _ = try report.write(SnapshotSearch([scratch.path]), to: page)
    let html = String(decoding: try File.contents(of: page), as: UTF8.self)
    #expect(
      html.contains(
        #""coverage":[{"scene":"\u003c/script>","traces":1,"events":2,"columns":["off"],"#
          + #""rows":[["tap",3]],"missingStates":[],"moves":[["off","tick","off",4]],"#
          + #""missing":[["off","tap","on"]],"effects":[],"missingEffects":[]}],"references":{"#))
  }

  @Test("What stands between script elements is JSON")
  func isJSON() throws {
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", Self.trace)
    let page = "\(scratch.path)/page.html"
    _ = try HTMLReport(SceneList(GlideCard.self)).write(SnapshotSearch([scratch.path]), to: page)
    let html = String(decoding: try File.contents(of: page), as: UTF8.self)
    let elements = html.split(separator: "<script type=\"application/json\"").dropFirst()
    for element in elements {
      let start = try #require(element.firstIndex(of: ">"))
      let end = try #require(element.range(of: "</script>")?.lowerBound)
      let json = Array(element[element.index(after: start)..<end].utf8)
      #expect(throws: Never.self) { try JSONOutline(json) }
    }
  }

  @Test("Without samples the frames are those of the golden")
  func leavesSamplesOut() throws {
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", Self.trace)
    let snapshot = try #require(SnapshotCase(path: "\(scratch.path)/a.trace.jsonl"))
    func payload(_ framesPerSecond: Int?, of caseCount: Int = 1) -> String {
      let samples = ReportSamples(framesPerSecond: framesPerSecond, caseCount: caseCount)
      let check = CaseCheck(SceneList(GlideCard.self))
      let report = CaseReport(check.result(of: snapshot), check: check, samples: samples) { _ in
        nil
      }
      return report.payload.text
    }
    #expect(payload(nil).contains(#""causes":"sece""#))
    #expect(payload(10).contains(#""causes":"sefffffffce""#))
    #expect(payload(10).contains(#""rate":10"#))
    #expect(payload(10, of: 251).contains(#""causes":"sefffffffce""#), "It has no golden.")
    let pending = Verification(SceneList(GlideCard.self)).run(try SnapshotSearch([scratch.path]))
    #expect(pending.map(\.verdict.kind) == [.missingGolden])
    try snapshot.accept()
    #expect(payload(10, of: 250).contains(#""causes":"sefffffffce""#))
    #expect(payload(10, of: 251).contains(#""causes":"sece""#), "The page makes its own.")
  }
}
