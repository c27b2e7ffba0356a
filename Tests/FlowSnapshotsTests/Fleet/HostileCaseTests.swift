import FlowEngine
import FlowSnapshots
import Scenes
import TestSupport
import Testing

/// Texts that somebody may put wherever a case has one.
private enum Hostile {
  static let texts = [
    String(repeating: "x", count: 1_050_000), String(repeating: "\u{1}", count: 45_000),
    String(repeating: "##::\u{202E}\u{FFFE}", count: 2_000), "\u{0}", "\u{1B}[2J\r\n", "é👍\u{FFFF}",
    String(repeating: "\u{10FFFF}", count: 5_000), "\"\\", "",
  ]

  /// A JSON string.
  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }

  /// Lines that put a text wherever a verdict can take one from. A long text is slow, so every third line is
  /// left out.
  ///
  /// - Parameter part: Which of three is left out.
  static func lines(_ text: String, without part: Int) -> [String] {
    let lines = lines(text)
    guard text.utf8.count > 40_000 else { return lines }
    return lines.indices.filter { $0 % 3 != part }.map { lines[$0] }
  }

  private static func lines(_ text: String) -> [String] {
    let quoted = quoted(text)
    func traced(_ trace: String, _ golden: String = "null") -> String {
      #"{"id":"a","trace":\#(Self.quoted(trace)),"golden":\#(golden)}"#
    }
    let header = #"{"flowTrace":1,"scene":"glide-card"}"# + "\n"
    return [
      #"{"id":\#(quoted),"trace":""}"#, #"{"id":"a","path":\#(quoted)}"#,
      #"{"id":"a","path":"./\#(quoted.dropFirst())}"#,
      #"{"id":"a","trace":"","golden":\#(quoted)}"#,
      #"{"id":"a",\#(quoted):1}"#, #"{"id":"a","golden":{\#(quoted):1,"digest":"x"},"trace":""}"#,
      #"{"id":"a","trace":\#(quoted)}"#,
      traced(#"{"flowTrace":1,"scene":\#(quoted)}"#),
      traced(#"{"flowTrace":1,"scene":"glide-card",\#(quoted):1}"#),
      traced(#"{"flowTrace":1,"scene":"glide-card","configuration":{\#(quoted):1}}"#),
      traced(#"{"flowTrace":1,"scene":"glide-card","state":{\#(quoted):1}}"#),
      traced(header + #"{"t":1,"type":\#(quoted)}"#),
      traced(header + #"{"t":1,"type":"tap","target":\#(quoted),\#(quoted):1}"#),
      traced(header + #"{"t":1,"type":"command","name":\#(quoted)}"#),
      traced(header + #"{"t":1,"type":"command","name":"show","value":\#(quoted)}"#),
      traced(header, Self.quoted(#"{"flowFrames":1,"trace":\#(quoted),"frames":[]}"#)),
      traced(header, Self.quoted(Self.golden(quoted))),
    ]
  }

  /// A golden that has a text where the trace gives another.
  private static func golden(_ quoted: String) -> String {
    #"{"frame":0,"t":0,"cause":"start","state":{"name":\#(quoted),\#(quoted):1},"nodes":[{"id":"#
      + #"\#(quoted),"kind":"view","frame":[0,0,1,1]}],"animations":[],"effects":[]}"#
  }
}

@Suite("A hostile case")
struct HostileCaseTests {
  private static let check = FleetCheck(SceneList(GlideCard.self))

  @Test("has a verdict that can be merged, and again", arguments: Hostile.texts.indices)
  func verdict(index: Int) throws {
    let scratch = try Scratch()
    var verdicts: [String] = []
    for (number, line) in Hostile.lines(Hostile.texts[index], without: 0).enumerated() {
      var bytes = Array(line.utf8)
      for _ in 0..<2 {
        let answer = Self.check.verdict(on: .text(bytes))
        verdicts.append(answer.text)
        #expect(answer.text.utf8.count < FleetLimits.verdictLength / 4, "line \(number)")
        // The same with what is no UTF-8.
        bytes.insert(0xFF, at: bytes.count / 2)
      }
    }
    for (number, text) in verdicts.enumerated() {
      try scratch.write("one", text)
      let merged = try Self.merge("\(scratch.path)/one")
      #expect(merged == text, "line \(number)")
    }
    #expect(Set(verdicts).count > 10)
  }

  @Test("has a golden line that can be piped", arguments: Hostile.texts.indices)
  func golden(index: Int) {
    for (number, line) in Hostile.lines(Hostile.texts[index], without: 1).enumerated() {
      let golden = Self.check.golden(of: .text(Array(line.utf8)))
      #expect(golden.text.utf8.count < FleetLimits.verdictLength / 4, "line \(number)")
      let again = Self.check.verdict(on: .text(Array(golden.text.utf8.dropLast())))
      #expect((again.kind == .lineError) == (golden.kind == .lineError || !line.contains("path")))
    }
  }

  @Test("does not name a file by a path that no system has")
  func paths() {
    for path in ["", "a\u{0}b", String(repeating: "a", count: FleetLimits.pathLength + 1)] {
      let line = #"{"id":"a","path":\#(Hostile.quoted(path))}"#
      let verdict = Self.check.verdict(on: .text(Array(line.utf8)))
      #expect(verdict.kind == .lineError)
      #expect(verdict.message?.contains("'path' must be the name of a trace's file") == true)
    }
  }

  private static func merge(_ path: String) throws -> String {
    var merge = VerdictMerge()
    try File.open(path, orThrow: LinesError.file) {
      (file) throws(LinesError) in try merge.add(file)
    }
    try merge.finish()
    #expect(merge.strays.count == 0, "\(merge.strays.messages)")
    _ = try FleetSummary(merge, worst: 1)
    var text: [UInt8] = []
    try merge.forEachLine { text += $0 }
    return String(decoding: text, as: UTF8.self)
  }
}
