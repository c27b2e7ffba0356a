import FlowEngine
import FlowSnapshots
import Scenes
import Testing

/// A value at a time, and what has led to it.
struct CauseRow: Sendable, CustomTestStringConvertible {
  var subject: String
  var time: Double
  var value: String
  /// The event, the line in the trace, and the number of the event's rule.
  var event: String?
  var line: Int?
  var rules: [String]
  /// What the value moves to; `nil` for one that was set at once.
  var to: String?

  var testDescription: String { "\(subject) at \(time)" }

  /// A card that is shown at 0.2 s and sent down again at 0.6 s, half-way; a list that is never seen.
  static let trace = """
    {"flowTrace":1,"scene":"glide-card"}

    {"t":0.2,"type":"tap","location":[337,66]}
    {"t":0.6,"type":"command","name":"dismiss"}
    {"t":3,"type":"command","name":"show","value":"open"}
    {"t":5,"type":"environment","environment":{"size":[320,568]}}

    """

  static let all = [
    CauseRow(
      subject: "card.y", time: 0.1, value: "812", event: nil, line: nil, rules: ["G11"], to: nil),
    CauseRow(
      subject: "card.y", time: 0.2, value: "812", event: "tap trigger [337,66]", line: 3,
      rules: ["G11", "B2"], to: "[0,512,375,300]"),
    CauseRow(
      subject: "card.frame.y", time: 0.6, value: "528.657", event: "command dismiss", line: 4,
      rules: ["G11", "B4"], to: "[0,812,375,0]"),
    CauseRow(
      subject: "dim.alpha", time: 2.9, value: "0", event: "command dismiss", line: 4,
      rules: ["G10", "B4"], to: "0"),
    CauseRow(
      subject: "state.position", time: 4.9, value: "\"open\"", event: "command show", line: 5,
      rules: [], to: nil),
    CauseRow(
      subject: "scroll.enabled", time: 4.9, value: "true", event: "command show", line: 5,
      rules: ["G12", "B2"], to: nil),
    CauseRow(
      subject: "card.width", time: 5, value: "320", event: "environment", line: 6,
      rules: ["G11", "B17"], to: nil),
    CauseRow(
      subject: "trigger.accessibilityLabel", time: 1, value: "\"Show card\"", event: nil, line: nil,
      rules: ["A1"], to: nil),
  ]
}

@Suite("What has led to a value")
struct ValueCauseTests {
  private static let scenes = SceneList(GlideCard.self, Onboarding.self, Checkout.self)

  private func cause(
    _ subject: String, at time: Double, in trace: String = CauseRow.trace
  ) throws -> ValueCause {
    try ValueCause(
      of: subject, at: time, in: Array(trace.utf8), named: "a.trace.jsonl", of: Self.scenes)
  }

  @Test("The event, the animation and the rules", arguments: CauseRow.all)
  func causes(row: CauseRow) throws {
    let cause = try cause(row.subject, at: row.time)
    #expect(cause.value == row.value)
    if row.event != nil, cause.step.cause != "completion" { #expect(cause.step.event == row.event) }
    #expect(cause.step.line == row.line)
    #expect(cause.motion?.to == row.to)
    if cause.step.cause != "completion", row.rules != ["A1"] {
      #expect(cause.rules.map(\.number) == row.rules)
    }
    #expect(cause.lines.count == 5)
  }

  @Test("The line that lays a node out is the one that sets the member")
  func layout() throws {
    let source = try #require(try cause("dim.alpha", at: 1).source)
    let bytes = try File.contents(of: source.path)
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[source.line - 1].contains("dim.alpha ="))
  }

  @Test("What follows the moment does not count, even if it is malformed")
  func rest() throws {
    let cause = try cause("card.y", at: 0.7, in: CauseRow.trace + "nonsense\n")
    #expect(cause.step.line == 4)
  }

  @Test(
    "What is no value is an error that names the nearest",
    arguments: [
      ("card", "expected NODE.MEMBER"), ("card.", "expected NODE.MEMBER"),
      ("crad.y", "did you mean 'card'?"), ("card.alhpa", "did you mean 'alpha'?"),
      ("state.postion", "did you mean 'position'?"), (".y", "unknown node ''"), ("", "NODE.MEMBER"),
    ])
  func faults(subject: String, says: String) throws {
    let error = #expect(throws: CauseError.self) { try cause(subject, at: 1) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
  }

  @Test("A trace at fault is an error with its place")
  func badTrace() {
    let error = #expect(throws: CauseError.self) {
      try cause("card.y", at: 1, in: "{\"flowTrace\":1,\"scene\":\"glide-card\"}\n{\"t\":0}\n")
    }
    #expect(error?.message.hasPrefix("a.trace.jsonl:2:") == true)
  }
}
