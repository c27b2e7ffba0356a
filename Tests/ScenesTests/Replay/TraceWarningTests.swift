import FlowEngine
import Scenes
import Testing

/// What is legal in a trace and probably a slip: a warning with its place, or an error if strict.
struct TraceWarningTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    var lines: [String]
    /// The warnings behind the file's name.
    var warnings: [String]

    init(_ description: String, _ scene: String, _ lines: [String], _ warnings: String...) {
      testDescription = description
      (self.scene, self.lines, self.warnings) = (scene, lines, warnings)
    }

    var trace: String {
      ([#"{"flowTrace":1,"scene":"\#(scene)"}"#] + lines).joined(separator: "\n")
    }
  }

  static let rows = [
    Row(
      "nothing suspicious", CardInput.name,
      [
        #"{"t":0,"type":"tap","target":"number-button"}"#,
        #"{"t":1,"type":"text","target":"input-number-text","replacement":"4"}"#,
        #"{"t":1,"type":"text","target":"input-number","replacement":"2"}"#,
        #"{"t":2,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0]}"#,
      ]),
    Row(
      "a target that no node can have", CardInput.name,
      [#"{"t":0,"type":"tap","target":"number-buton"}"#],
      "2:30: warning: no node of the scene can be 'number-buton'; did you mean 'number-button'?"),
    Row(
      "a node that is not there is not suspicious, nor is one of a family", CardInput.name,
      [
        #"{"t":0,"type":"tap","target":"picker-expiry"}"#,
        #"{"t":0,"type":"tap","target":"number-cell-3"}"#,
      ]),
    Row(
      "a member of a family that the configuration does not have", AdaptiveField.name,
      [
        #"{"t":0,"type":"tap","target":"name"}"#,
        #"{"t":0,"type":"tap","target":"accessory-next"}"#,
        #"{"t":0,"type":"tap","target":"name.section-7"}"#,
        #"{"t":0,"type":"tap","target":"zzz"}"#,
        #"{"t":0,"type":"tap","target":"name.foo"}"#,
        #"{"t":0,"type":"command","name":"setText","target":"typo","value":"a"}"#,
        #"{"t":0,"type":"tap","target":"nam.section-0"}"#,
      ],
      "5:30: warning: no node of the scene can be 'zzz' as it is configured",
      "6:30: warning: no node of the scene can be 'name.foo' as it is configured",
      "7:51: warning: no node of the scene can be 'typo' as it is configured",
      "8:30: warning: no node of the scene can be 'nam.section-0' as it is configured"),
    Row(
      "a page or a field that the form does not have", Onboarding.name,
      [
        #"{"t":0,"type":"tap","target":"page-5"}"#,
        #"{"t":0,"type":"tap","target":"field-bio"}"#,
        #"{"t":0,"type":"tap","target":"page-9"}"#,
        #"{"t":0,"type":"tap","target":"field-nope"}"#,
      ],
      "4:30: warning: no node of the scene can be 'page-9' as it is configured",
      "5:30: warning: no node of the scene can be 'field-nope' as it is configured"),
    Row(
      "an edit without the keyboard", CardInput.name,
      [
        #"{"t":0,"type":"text","target":"input-number-text","replacement":"4"}"#,
        #"{"t":1,"type":"focus","target":"input-number-text"}"#,
        #"{"t":2,"type":"deleteBackward","target":"input-holder-text"}"#,
        #"{"t":3,"type":"return","target":"input-code"}"#,
      ],
      "2:31: warning: 'input-number-text' does not have the keyboard; no field has it",
      "4:41: warning: 'input-holder-text' does not have the keyboard; 'input-number-text' has it",
      "5:33: warning: 'input-code' does not have the keyboard; 'input-number-text' has it"),
    Row(
      "the keyboard that moves at a completion before the edit", CardInput.name,
      [
        #"{"t":0,"type":"scroll","target":"input-strip","phase":"began","offset":[0,0]}"#,
        #"{"t":1,"type":"scroll","target":"input-strip","phase":"ended","offset":[300,0]}"#,
        #"{"t":2,"type":"text","target":"input-holder-text","replacement":"A"}"#,
      ]),
    Row(
      "a response that was not asked for", VerificationCode.name,
      [
        #"{"t":0,"type":"focus","target":"code-input"}"#,
        #"{"t":1,"type":"text","target":"code-input","replacement":"1234"}"#,
        #"{"t":2,"type":"response","id":"verify-1","outcome":"failure"}"#,
        #"{"t":2,"type":"response","id":"verify-7","outcome":"failure"}"#,
      ],
      "5:31: warning: no effect has asked for the response 'verify-7'"),
  ]

  @Test("Warnings have a place and say what is suspicious", arguments: rows)
  func warns(row: Row) throws {
    #expect(try Self.warnings(row.trace) == row.warnings)
  }

  @Test("In a strict replay the first one is an error", arguments: rows)
  func strict(row: Row) throws {
    let options = ReplayOptions(isStrict: true)
    do throws(TraceError) {
      _ = try replay(row.trace, options: options)
      #expect(row.warnings.isEmpty)
    } catch {
      let expected = row.warnings.first?.replacing("warning", with: "error")
      #expect(error.text(in: "") == expected.map { ":" + $0 })
    }
  }

  @Test(
    "Frames are the golden's where slips are not looked for, too", arguments: FixtureTrace.sample)
  func sameFrames(trace: FixtureTrace) throws {
    let name = try #require(trace.testDescription.split(separator: "/").last)
    let options = ReplayOptions(format: .document(trace: String(name)))
    #expect(try replay(trace.text, options: options) == trace.golden)
  }

  @Test("No more are kept than anyone reads")
  func limit() throws {
    let header = #"{"flowTrace":1,"scene":"glide-card"}"#
    let lines = (0..<30).map { #"{"t":\#($0),"type":"tap","target":"x"}"# }
    let trace = ([header] + lines).joined(separator: "\n")
    #expect(try Self.warnings(trace).count == TraceWarning.limit)
  }

  @Test("Of a trace that begins with a state it is not known what was asked before")
  func resumed() throws {
    let engine = try Engine(VerificationCode.self)
    let trace = """
      {"flowTrace":1,"scene":"verification-code","state":\(engine.saved)}
      {"t":2,"type":"response","id":"verify-7","outcome":"failure"}
      """
    #expect(try Self.warnings(trace) == [])
  }

  private static func warnings(_ trace: String) throws -> [String] {
    var options = ReplayOptions()
    options.findsSlips = true
    var replay = TraceReplay(options: options, opening: shippedScenes.open)
    try Array(trace.utf8).withUnsafeBufferPointer { (bytes) throws(TraceError) in
      try replay.feed(bytes)
    }
    try replay.finish()
    return replay.warnings.map { String($0.text(in: "").dropFirst()) }
  }
}
