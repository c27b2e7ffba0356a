import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

@Suite("What needs no author")
struct GeneralCheckTests {
  private static let scenes = SceneList(Gadget.self)

  private static func exploration(_ flaw: Gadget.Flaw) throws -> Exploration {
    let header = #"{"flowTrace":1,"scene":"gadget","configuration":{"flaw":"\#(flaw.rawValue)"}}"#
    var exploration = try Exploration(EventTrace(Array(header.utf8)), of: scenes)
    exploration.isVaried = true
    exploration.budget.states = 60
    exploration.budget.walks = 0
    return exploration
  }

  @Test(
    "is found by its name",
    arguments: [
      (Gadget.Flaw.tick, "again"), (.twice, "twice"), (.answer, "answer"), (.stuck, "way"),
      (.rule, "rule"), (.late, "rule"),
    ])
  func finds(_ flaw: Gadget.Flaw, _ name: String) throws {
    let result = try Self.exploration(flaw).run()
    #expect(result.findings.contains { $0.violation.name == name })
    for finding in result.findings where finding.violation.name == name {
      #expect(finding.trace.steps.count <= 6, "\(finding.trace.text)")
    }
  }

  @Test("is not found where nothing is wrong, and can be left out")
  func none() throws {
    let result = try Self.exploration(.none).run()
    #expect(result.findings.map { $0.violation.text } == [])
    #expect(result.unreached == [])
    var exploration = try Self.exploration(.tick)
    exploration.without = ["again"]
    #expect(try exploration.run().findings.map { $0.violation.text } == [])
  }

  @Test("is tried in other configurations, each once")
  func configurations() {
    let texts = Configurations.pairwise(of: "gadget", in: Self.scenes)
    #expect(texts == [#"{"flaw":"none","tall":true}"#])
  }

  @Test("is tried with the first and the last element of an array alone")
  func arrays() {
    let texts = Configurations.pairwise(of: "card-input", in: SceneList(CardInput.self))
    let single = texts.filter { $0.split(separator: #""prefixes":"#).count == 2 }
    #expect(single.contains { $0.contains(#""brand":"visa""#) })
    #expect(single.contains { !$0.contains(#""brand":"visa""#) })
  }

  @Test("rules are read with the place of what is wrong", arguments: RuleRow.all)
  func reads(_ row: RuleRow) throws {
    let bytes = Array(("\n" + row.line + "\n").utf8)
    guard let message = row.message else {
      #expect(try FrameRule.rules(bytes).count == 1)
      return
    }
    let error = #expect(throws: TraceError.self) { try FrameRule.rules(bytes) }
    let text = error?.text(in: "a") ?? ""
    #expect(text.hasPrefix("a:2:") && text.contains(message), "\(text)")
  }

  @Test(
    "rules name states and nodes that the scene can have",
    arguments: [
      (#"{"name":"a","when":{"state":"openned"},"always":{"state":"opened"}}"#, "openned"),
      (#"{"name":"a","never":{"state":"x"}}"#, "x"),
      (#"{"name":"a","always":{"node":"clos","exists":false}}"#, "clos"),
      (#"{"name":"a","when":{"event":"tap","target":"opn"},"always":{"state":"opened"}}"#, "opn"),
      (#"{"name":"a","when":{"event":"tap","target":"open"},"always":{"state":"opened"}}"#, nil),
      (#"{"name":"a","when":{"event":"command","target":"a/b"},"always":{"state":"opened"}}"#, nil),
    ] as [(String, String?)])
  func names(_ line: String, _ unknown: String?) throws {
    let subject = RuleSubject("gadget", of: Self.scenes)
    try #require(subject != nil)
    guard let unknown else {
      #expect(try FrameRule.rules(Array(line.utf8), about: subject).count == 1)
      return
    }
    let error = #expect(throws: TraceError.self) {
      try FrameRule.rules(Array(line.utf8), about: subject)
    }
    let text = error?.text(in: "a") ?? ""
    #expect(text.contains("unknown value '\(unknown)'"), "\(text)")
  }

  @Test("rules whose names differ in a number are different rules")
  func numbered() throws {
    var exploration = try Exploration(EventTrace(of: "gadget"), of: Self.scenes)
    exploration.budget.states = 10
    exploration.budget.walks = 0
    exploration.rules = try FrameRule.rules(
      Array(
        """
        {"name":"G-1","never":{"state":"closed"}}
        {"name":"G-2","never":{"state":"closed"}}
        """.utf8))
    let found = try exploration.run().findings.map { $0.violation.text }
    #expect(found.contains("the rule 'G-1' does not hold"))
    #expect(found.contains("the rule 'G-2' does not hold"))
  }

  @Test("rules are asked of traces")
  func traces() throws {
    let rules = try FrameRule.rules(
      Array(
        """
        {"name":"a","when":{"event":"tap","target":"open"},"eventually":{"state":"closed"},"within":1}
        {"name":"b","when":{"state":"opened"},"always":{"node":"close","member":"window.maxY","max":144}}
        {"name":"c","never":{"node":"ask","member":"frame.minY","is":160}}
        """.utf8))
    func found(_ lines: String...) throws -> [String] {
      let header = #"{"flowTrace":1,"scene":"gadget"}"#
      let trace = try EventTrace(Array(([header] + lines).joined(separator: "\n").utf8))
      let check = try TraceCheck(trace.header, of: Self.scenes, rules)
      return try #require(check.ruleViolations(in: trace.steps)).map { $0.text }
    }
    let open = #"{"t":0,"type":"tap","target":"open"}"#
    #expect(try found() == [])
    let broken = "the rule 'c' does not hold"
    #expect(
      try found(open, #"{"t":0.7,"type":"tap","target":"close"}"#) == [broken, broken])
    #expect(try found(open).last == "the rule 'a' does not hold in time")
  }
}

/// A line of rules, and what is wrong with it.
struct RuleRow: Sendable, CustomTestStringConvertible {
  var line: String
  var message: String?

  var testDescription: String { line }

  static let all = [
    RuleRow(line: #"{"name":"a","always":{"node":"b","exists":true}}"#),
    RuleRow(line: #"{"name":"a","when":{"state":"s"},"never":{"state":"t"}}"#),
    RuleRow(line: #"{"always":{"node":"b","exists":true}}"#, message: "name"),
    RuleRow(line: #"{"name":"a"}"#, message: "always"),
    RuleRow(line: #"{"name":"a","always":{"node":"b"}}"#, message: "exists"),
    RuleRow(line: #"{"name":"a","always":{"node":"b","min":1}}"#, message: "member"),
    RuleRow(
      line: #"{"name":"a","always":{"node":"b","member":"colour","is":1}}"#, message: "colour"),
    RuleRow(line: #"{"name":"a","eventually":{"state":"b"}}"#, message: "within"),
    RuleRow(line: #"{"name":"a","eventually":{"state":"b"},"within":-1}"#, message: "0"),
    RuleRow(line: #"{"name":"a","always":{"state":"b"},"within":1}"#, message: "within"),
    RuleRow(line: #"{"name":"a","when":{"event":"tab"},"always":{"state":"b"}}"#, message: "tab"),
    RuleRow(
      line: #"{"name":"a","when":{"state":"s","target":"b"},"always":{"state":"t"}}"#,
      message: "'when' needs 'event'"),
    RuleRow(line: #"{"name":"a","always":{"node":"b","member":"text","is":null}}"#),
    RuleRow(line: #"{"name":"a","always":{"node":"b","member":"hidden","is":true}}"#),
    RuleRow(line: #"{"name":"a","always":{"node":"b","member":"alpha","min":1,"max":1}}"#),
    RuleRow(
      line: #"{"name":"a","always":{"node":"b","exists":true,"is":77}}"#,
      message: "53: error: 'is' is not a member of what asks whether a node 'exists'"),
    RuleRow(
      line: #"{"name":"a","always":{"node":"b","exists":true,"min":7,"max":8}}"#, message: "'min'"),
    RuleRow(
      line: #"{"name":"a","always":{"node":"b","exists":false,"member":"alpha","is":77}}"#,
      message: "'member'"),
    RuleRow(
      line: #"{"name":"a","always":{"state":"s","exists":false}}"#,
      message: "'exists' is not a member of what asks for a 'state'"),
    RuleRow(
      line: #"{"name":"a","always":{"state":"s","member":"alpha","is":77}}"#, message: "'member'"),
    RuleRow(line: #"{"name":"a","always":{"state":"s","node":"b"}}"#, message: "'node'"),
    RuleRow(
      line: #"{"name":"a","never":{"node":"b","member":"alpha","is":"0.4"}}"#,
      message: "55: error: 'is' must be a number, found a string"),
    RuleRow(
      line: #"{"name":"a","never":{"node":"b","member":"alpha","is":null}}"#,
      message: "'is' must be a number, found null"),
    RuleRow(
      line: #"{"name":"a","never":{"node":"b","member":"focused","is":1}}"#,
      message: "'is' must be true or false, found a number"),
    RuleRow(
      line: #"{"name":"a","never":{"node":"b","member":"text","min":3}}"#,
      message: "'min' is not a member of what asks for 'text', which is no number"),
    RuleRow(
      line: #"{"name":"a","never":{"node":"b","member":"alpha","min":2,"max":1}}"#,
      message: "64: error: 'max' must be at least 'min'"),
    RuleRow(
      line: #"{"name":"a","never":{"node":"b","member":"alpha","is":2,"max":1}}"#, message: "'max'"),
    RuleRow(line: #"{"name":"a","sometimes":{"state":"b"}}"#, message: "sometimes"),
  ]
}
