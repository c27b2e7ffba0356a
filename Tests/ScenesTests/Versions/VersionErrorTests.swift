import FlowEngine
import FlowTesting
import Testing

@Suite("Versions in traces and states")
struct VersionErrorTests {
  /// A trace with a fault in its version, or by its version.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var trace: String
    var error: String

    init(_ name: String, _ lines: [String], _ error: String) {
      testDescription = name
      trace = lines.joined(separator: "\n")
      self.error = error
    }

    static let all = [
      Row(
        "a newer version", [#"{"flowTrace":1,"scene":"meter","version":6}"#],
        "t:1:42: error: version 6 of 'meter' is newer than version 5, the newest one known"),
      Row(
        "no version", [#"{"flowTrace":1,"scene":"meter","version":0}"#],
        "t:1:42: error: 'version' must be a number from 1 to 1000000"),
      Row(
        "half a version", [#"{"flowTrace":1,"scene":"meter","version":1.5}"#],
        "t:1:42: error: 'version' must be a whole number from 1"),
      Row(
        "a version in words", [#"{"flowTrace":1,"scene":"meter","version":"2"}"#],
        "t:1:42: error: 'version' must be a number, found a string"),
      Row(
        "a child that never was",
        [#"{"flowTrace":1,"scene":"meter","version":5,"versions":{"card":2}}"#],
        "t:1:63: error: version 5 of 'meter' has no child at 'card'"),
      Row(
        "a child that never was, at version 1",
        [#"{"flowTrace":1,"scene":"meter","version":5,"versions":{"card":1}}"#],
        "t:1:63: error: version 5 of 'meter' has no child at 'card'"),
      Row(
        "a state of another version than its header",
        [#"{"flowTrace":1,"scene":"meter","version":2,"state":{"flowState":1,"scene":"meter"}}"#],
        "t:1:52: error: 'state' must be a state of the same version as its header"),
      Row(
        "a member of the newer version in the older one",
        [#"{"flowTrace":1,"scene":"meter","configuration":{"stride":3}}"#],
        "t:1:49: error: configuration 'stride': an older version has no configuration 'stride'; "
          + "there it is 'step' (from version 1 to 2)"),
      Row(
        "a part of the newer version in the older one",
        [#"{"flowTrace":1,"scene":"meter"}"#, #"{"t":1,"type":"tap","target":"more"}"#],
        "t:2:30: error: 'target': an older version has no part 'more'; there it is 'plus' "
          + "(from version 1 to 2)"),
      Row(
        "what a step refuses",
        [
          #"{"flowTrace":1,"scene":"meter"}"#,
          #"{"t":1,"type":"command","name":"print"}"#,
        ],
        "t:2:32: error: 'name': nothing is printed any more (from version 3 to 4)"),
    ]
  }

  @Test("are errors with a place", arguments: Row.all)
  func errors(_ row: Row) {
    let error = #expect(throws: TraceError.self) {
      try VersionedSession<Meter<V5>>.frames(row.trace)
    }
    #expect(error?.text(in: "t") == row.error)
  }

  @Test("of a state have the values that they had")
  func value() throws {
    let state = try Engine(Meter<V2>.self).saved.replacing(
      #""mode":"idle""#, with: #""mode":"pending""#)
    let error = #expect(throws: MemberError.self) { try Engine(Meter<V3>.self, restoring: state) }
    #expect(
      error?.message == "'state.mode': an older version has no value 'pending'; "
        + "there it is 'asked' (from version 2 to 3)")
  }

  @Test("of completions have the names that they had")
  func completion() throws {
    var engine = try Engine(Meter<V1>.self)
    try engine.send(.tap(Tap(on: "plus")), at: 1) { _ in }
    let state = engine.saved
    #expect(state.contains(#""completion":"settled""#))
    let error = #expect(throws: MemberError.self) {
      try Engine(Meter<V5>.self, restoring: state.replacing(#":"settled""#, with: #":"rested""#))
    }
    #expect(
      error?.message.contains(
        "an older version has no completion 'rested'; there it is 'settled' (from version 3 to 4)")
        == true, "\(error?.message ?? "")")
  }

  @Test(
    "of children have the names that they had, in states",
    arguments: [
      ("meter", "gauge", "1 to 2"), ("lines", "rows", "3 to 4"),
    ])
  func child(old: String, new: String, step: String) throws {
    let state = try Engine(Panel<V1, V1>.self).saved
    #expect(state.contains("\"\(old)\":"))
    let error = #expect(throws: MemberError.self) {
      try Engine(
        Panel<V5, V5>.self, restoring: state.replacing("\"\(old)\":", with: "\"\(new)\":"))
    }
    #expect(
      error?.message == "'state.\(new)': an older version has no child '\(new)'; "
        + "there it is '\(old)' (from version \(step))")
  }

  @Test("of children have the names that they had, in commands")
  func commandOfChild() throws {
    let error = #expect(throws: TraceError.self) {
      try VersionedSession<Panel<V5, V5>>.frames(
        """
        {"flowTrace":1,"scene":"panel"}
        {"t":1,"type":"command","name":"set","value":1,"target":"gauge"}
        """)
    }
    #expect(
      error?.message == "'target': an older version has no child 'gauge'; there it is 'meter' "
        + "(from version 1 to 2)")
  }

  @Test(
    "of texts have the keys that they had",
    arguments: [
      #""meter.more":"a""#, #""meter.plus":"b","meter.more":"a""#,
    ])
  func text(_ texts: String) throws {
    let traces = [
      #"{"flowTrace":1,"scene":"meter","environment":{"strings":{\#(texts)}}}"#,
      #"{"flowTrace":1,"scene":"meter"}"# + "\n"
        + #"{"t":1,"type":"environment","environment":{"strings":{\#(texts)}}}"#,
    ]
    for trace in traces {
      let error = #expect(throws: TraceError.self) {
        try VersionedSession<Meter<V5>>.frames(trace)
      }
      #expect(
        error?.message.contains(
          "an older version has no string 'meter.more'; there it is 'meter.plus' "
            + "(from version 2 to 3)") == true, "\(error?.message ?? "")")
    }
  }

  @Test("of two texts do not become one")
  func twoTexts() throws {
    enum Joined: MeterVersion {
      static let number = 2
      static var steps: VersionSteps {
        [
          VersionStep(
            "one text",
            ["meter.plus", "meter.hint"].map { .renamed(.string, $0, to: "meter.more") })
        ]
      }
    }
    let texts = #"{"meter.plus":"a","meter.hint":"b"}"#
    let error = #expect(throws: TraceError.self) {
      try VersionedSession<Meter<Joined>>.frames(
        #"{"flowTrace":1,"scene":"meter","environment":{"strings":"# + texts + "}}")
    }
    #expect(
      error?.message.contains("two texts become 'meter.more'") == true, "\(error?.message ?? "")")
  }

  @Test("of today are not proposed in warnings")
  func warnings() throws {
    var options = ReplayOptions()
    options.findsSlips = true
    var replay = TraceReplay(of: Meter<V5>.self, options: options)
    let trace = Array(
      """
      {"flowTrace":1,"scene":"meter","environment":{"strings":{"meter.mor":"More"}}}
      {"t":1,"type":"tap","target":"noet"}
      """.utf8)
    try trace.withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    let texts = replay.warnings.map { $0.text(in: "t") }
    #expect(texts.count == 2)
    #expect(texts.last?.hasSuffix("no node of the scene can be 'noet'") == true, "\(texts)")
    #expect(!texts.joined().contains("did you mean"), "\(texts)")
  }

  @Test("of children are the same in any order")
  func order() throws {
    let engine = try Engine(Panel<V4, V5>.self)
    let trace =
      #"{"flowTrace":1,"scene":"panel","version":4,"#
      + #""versions":{"extra":5,"rows/<key>":5,"gauge":5},"state":"# + engine.saved + "}\n"
    _ = try VersionedSession<Panel<V5, V5>>.frames(trace)
    #expect(throws: TraceError.self) {
      try VersionedSession<Panel<V5, V5>>.frames(
        trace.replacing(#""gauge":5},"state""#, with: #""gauge":4},"state""#))
    }
  }

  @Test("below a child are those of children that it had")
  func childOfChild() throws {
    func message(_ path: String) -> String? {
      let trace = #"{"flowTrace":1,"scene":"panel","version":4,"versions":{"PATH":2}}"#
      let error = #expect(throws: TraceError.self) {
        try VersionedSession<Panel<V5, V5>>.frames(trace.replacing("PATH", with: path))
      }
      return error?.text(in: "t")
    }
    #expect(
      message("gauge/future")
        == "t:1:71: error: version 4 of 'panel' has no child at 'gauge/future'")
    #expect(
      message("rows/<key>/x")
        == "t:1:71: error: version 4 of 'panel' has no child at 'rows/<key>/x'")
    // Nobody knows any more what a child that is gone had held.
    let trace = #"{"flowTrace":1,"scene":"panel","version":4,"versions":{"extra/inner":2}}"#
    _ = try VersionedSession<Panel<V5, V5>>.frames(trace)
  }

  @Test("of children are read where they say 1, and only of children that it had")
  func oneOfChild() throws {
    let plain = #"{"flowTrace":1,"scene":"panel","version":4}"# + "\n" + #"{"t":1,"type":"tick"}"#
    func written(_ path: String) -> String {
      plain.replacing(#":4}"#, with: #":4,"versions":{"PATH":1}}"#).replacing("PATH", with: path)
    }
    let frames = try VersionedSession<Panel<V4, V1>>.frames(plain)
    for path in ["gauge", "rows/<key>"] {
      #expect(try VersionedSession<Panel<V4, V1>>.frames(written(path)) == frames)
    }
    let error = #expect(throws: TraceError.self) {
      try VersionedSession<Panel<V4, V1>>.frames(written("future"))
    }
    #expect(error?.text(in: "t") == "t:1:65: error: version 4 of 'panel' has no child at 'future'")
    // Of a scene that is at version 1 and holds none.
    let single = #"{"flowTrace":1,"scene":"meter","versions":{"future":1}}"#
    #expect(throws: TraceError.self) { try VersionedSession<Meter<V1>>.frames(single) }
  }

  @Test("are read where they say 1")
  func one() throws {
    let plain = #"{"flowTrace":1,"scene":"meter"}"# + "\n" + #"{"t":1,"type":"tick"}"#
    let written = plain.replacing(#""meter""#, with: #""meter","version":1"#)
    #expect(
      try VersionedSession<Meter<V1>>.frames(plain) == VersionedSession<Meter<V1>>.frames(written))
    #expect(throws: TraceError.self) {
      try VersionedSession<Meter<V1>>.frames(
        plain.replacing("meter\"", with: "meter\",\"version\":2"))
    }
  }

  @Test("stand behind the scene in headers, saved states and goldens")
  func writing() throws {
    let engine = try Engine(Panel<V4, V5>.self)
    let versions = #""scene":"panel","version":4,"versions":{"gauge":5,"rows/<key>":5,"extra":5}"#
    #expect(engine.saved.hasPrefix(#"{"flowState":1,"# + versions))
    let session = VersionedSession<Panel<V4, V5>>(events: [])
    #expect(session.recording.hasPrefix(#"{"flowTrace":1,"# + versions))
    var replay = TraceReplay(
      of: Panel<V4, V5>.self, options: ReplayOptions(format: .document(trace: "a")))
    let bytes = Array(session.recording.utf8)
    try bytes.withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    let head = versions.replacing(#""scene":"panel""#, with: #""trace":"a""#)
    #expect(replay.output.text.hasPrefix(#"{"flowFrames":1,"# + head))
    #expect(try !Engine(Panel<V1, V1>.self).saved.contains("version"))
  }

  @Test("of a saved state are read where it is restored")
  func restoring() throws {
    var engine = try Engine(Meter<V1>.self, configuration: .init(stride: 16))
    try engine.send(.tap(Tap(on: "plus")), at: 1) { _ in }
    let live = try LiveScene(Meter<V5>.self, restoring: engine.saved)
    #expect(live.engine.saved.contains(#""version":5"#))
    #expect(live.engine.saved.contains(#""level":32"#))
    #expect(live.engine.saved.contains(#""completion":"rested""#))
    let newer = try Engine(Meter<V5>.self).saved
    let error = #expect(throws: MemberError.self) { try Engine(Meter<V4>.self, restoring: newer) }
    #expect(
      error?.message
        == "'version': version 5 of 'meter' is newer than version 4, the newest one known")
  }

  @Test("have a reason where a step cannot be taken")
  func refusal() throws {
    enum Refusing: MeterVersion {
      static let number = 2
      static var steps: VersionSteps {
        [.refused("all is different", because: "a screen of version 1 had no level")]
      }
    }
    let error = #expect(throws: TraceError.self) {
      try VersionedSession<Meter<Refusing>>.frames(#"{"flowTrace":1,"scene":"meter"}"#)
    }
    #expect(
      error?.text(in: "t") == "t:1:24: error: version 1 of 'meter' cannot be read as version 2: "
        + "a screen of version 1 had no level")
  }

  @Test("of a trace in memory are read by the scene that plays it")
  func recordedTrace() throws {
    let trace = [
      #"{"flowTrace":1,"scene":"meter"}"#, #"{"t":1,"type":"tap","target":"plus"}"#,
    ].joined(separator: "\n")
    let read = try RecordedTrace(trace, of: Meter<V5>.self)
    #expect(read.entries.first?.event == .tap(Tap(on: "more")))
    _ = try read.open(Meter<V5>.self)
    #expect(throws: TraceError.self) { try RecordedTrace(trace).open(Meter<V5>.self) }
  }
}
