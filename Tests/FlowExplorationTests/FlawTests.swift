import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// A flaw, by what it must be found and with how few events.
struct FlawRow: Sendable, CustomTestStringConvertible {
  var flaw: Flawed.Flaw
  var name: String
  var events: Int

  var testDescription: String { flaw.rawValue }

  init(_ flaw: Flawed.Flaw, _ name: String, _ events: Int) {
    self.flaw = flaw
    self.name = name
    self.events = events
  }

  static let all = [
    FlawRow(.label, "label", 3), FlawRow(.size, "size", 3), FlawRow(.range, "range", 3),
    FlawRow(.layout, "layout", 3), FlawRow(.part, "part", 3), FlawRow(.focus, "focus", 4),
    FlawRow(.secret, "secret", 2), FlawRow(.announcement, "secret", 2),
    FlawRow(.settles, "settles", 3), FlawRow(.refusal, "refusal", 2), FlawRow(.motion, "motion", 3),
    FlawRow(.restore, "restore", 4), FlawRow(.own, "door", 4), FlawRow(.effect, "secret", 2),
    FlawRow(.mirror, "mirror", 4), FlawRow(.jump, "jump", 4), FlawRow(.rest, "waiting", 3),
    FlawRow(.clearing, "secret", 3), FlawRow(.ending, "secret", 2), FlawRow(.spelling, "secret", 2),
    FlawRow(.showing, "secret", 2),
  ]
}

@Suite("A flaw in a scene")
struct FlawTests {
  static let scenes = SceneList(Flawed.self)

  private static let touches = [#"{"type":"tap","target":"button"}"#, #"{"type":"tick"}"#]
  private static let edits = [
    #"{"type":"focus","target":"pin"}"#,
    #"{"type":"text","target":"pin","replacement":"1234"}"#,
    #"{"type":"text","target":"pin","replacement":"Z"}"#,
  ]

  static func exploration(_ flaw: Flawed.Flaw) throws -> Exploration {
    let header = #"{"flowTrace":1,"scene":"flawed","configuration":{"flaw":"\#(flaw.rawValue)"}}"#
    var exploration = try Exploration(EventTrace(Array(header.utf8)), of: scenes)
    let isOfPIN = [
      .secret, .announcement, .refusal, .effect, .clearing, .fleeting, .ending, .spelling, .showing,
    ].contains(flaw)
    let lines = (isOfPIN ? Self.edits : Self.touches) + (flaw == .focus ? Self.edits : [])
    exploration.alphabet.only = try AlphabetFile.events(Array(lines.joined(separator: "\n").utf8))
    exploration.between = 0
    exploration.budget.depth = 5
    // The one that takes touches and edits comes later.
    exploration.budget.states =
      switch flaw {
      case .focus: 30
      case .size, .range, .own, .jump: 16
      default: 8
      }
    exploration.budget.walks = 0
    return exploration
  }

  @Test("is found, by its name and with the fewest events", arguments: FlawRow.all)
  func finds(_ row: FlawRow) throws {
    let result = try Self.exploration(row.flaw).run()
    let finding = try #require(result.findings.first)
    #expect(finding.violation.name == row.name, "\(finding.violation.text)")
    #expect(finding.isReproduced)
    #expect(finding.trace.steps.count <= row.events, "\(finding.trace.text)")
    // The trace alone shows it.
    let trace = try EventTrace(Array(finding.trace.text.utf8))
    let check = try TraceCheck(trace.header, of: Self.scenes)
    #expect(check.violations(in: trace.steps)?.contains { $0.name == row.name } == true)
  }

  @Test("is not found where there is none")
  func none() throws {
    let result = try Self.exploration(.none).run()
    #expect(result.findings.map { $0.violation.text } == [])
    #expect(result.unreachedStates == [])
  }

  @Test("is none where the secret is entered publicly, too")
  func enteredTwice() throws {
    for flaw in [Flawed.Flaw.announcement, .secret, .effect] {
      let exploration = try Self.exploration(flaw)
      let check = try TraceCheck(exploration.beginning.header, of: Self.scenes)
      let lines = [
        exploration.beginning.headerText, #"{"t":0,"type":"focus","target":"pin"}"#,
        #"{"t":0,"type":"text","target":"other","replacement":"no. 1234"}"#,
        #"{"t":0,"type":"text","target":"pin","replacement":"1234"}"#,
      ]
      let steps = try EventTrace(Array(lines.joined(separator: "\n").utf8)).steps
      func isFound(_ steps: [EventTrace.Step]) -> Bool? {
        check.violations(in: steps)?.contains { $0.name == "secret" }
      }
      #expect(isFound(steps) == false)
      #expect(isFound([steps[0], steps[2]]) == true)
    }
  }

  @Test("is found in a trace where a secret is spoken that no state has")
  func fleeting() throws {
    let exploration = try Self.exploration(.fleeting)
    let check = try TraceCheck(exploration.beginning.header, of: Self.scenes)
    let lines = [
      exploration.beginning.headerText, #"{"t":0,"type":"focus","target":"pin"}"#,
      #"{"t":0,"type":"text","target":"pin","replacement":"1234"}"#,
    ]
    let steps = try EventTrace(Array(lines.joined(separator: "\n").utf8)).steps
    #expect(check.violations(in: steps)?.contains { $0.name == "secret" } == true)
  }

  @Test("is found on a random walk, too")
  func walks() throws {
    var exploration = try Self.exploration(.label)
    exploration.budget.states = 3
    exploration.budget.walks = 20
    let result = try exploration.run()
    let finding = try #require(result.findings.first)
    #expect(finding.violation.name == "label")
    #expect(finding.trace.steps.count == 3)
  }
}
