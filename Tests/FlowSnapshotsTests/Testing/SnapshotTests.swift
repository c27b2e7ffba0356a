import FlowSnapshots
import Foundation
import TestSupport
import Testing

/// The golden test that client teams write, against a scene of their own.
@Suite("A client's golden test")
struct SnapshotTests {
  private let scratch: Scratch
  private var trace: String { "\(scratch.path)/taps.trace.jsonl" }

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "taps.trace.jsonl",
      """
      {"flowTrace":1,"scene":"counter"}
      {"t":1,"type":"tap","target":"label"}

      {"t":2,"type":"tap","target":"label"}

      """)
  }

  private static func golden(secondY: Int) -> String {
    let frames = [
      #"{"frame":0,"t":0,"cause":"start","#, #"{"frame":1,"t":1,"cause":"event","event":"tap","#,
      #"{"frame":2,"t":2,"cause":"event","event":"tap","#,
    ]
    let documents = zip(frames, [0, 10, secondY]).map { head, y in
      """
      \(head)
       "state":{"name":"idle"},
       "nodes":[
        {"id":"label","kind":"label","frame":[0,\(y),10,10]}],
       "animations":[],
       "effects":[]}
      """
    }
    return #"{"flowFrames":1,"trace":"taps.trace.jsonl","frames":["# + "\n"
      + documents.joined(separator: ",\n") + "\n]}\n"
  }

  @Test("passes where the frames are those of the golden")
  func passes() throws {
    try scratch.write("taps.frames.json", Self.golden(secondY: 20))
    try Snapshot.verify(Counter.self, trace: trace)
    #expect(try scratch.names == ["taps.frames.json", "taps.trace.jsonl"])
  }

  @Test("says what moved, in points, at the trace's file and line")
  func differs() throws {
    try scratch.write("taps.frames.json", Self.golden(secondY: 28))
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot.verify(Counter.self, trace: trace)
    }
    let failure = try #require(error)
    #expect((failure.file, failure.line) == (trace, 4))
    #expect(
      failure.description == """
        \(trace):4: differs: scene counter, case taps, frame 2 (tap at 2 s): \
        label.y is 20 instead of 28, 8 pt higher
        label.y differs in frame 2, most 8 pt higher at 2 s
        """)
    try Snapshot.verify(Counter.self, trace: trace, tolerance: 8)
  }

  @Test("fails without a golden, and leaves the frames beside the trace unless CI is set")
  func missing() throws {
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot.verify(Counter.self, trace: trace)
    }
    #expect(error?.description.contains("missing golden") ?? false)
    let pending = try? scratch.read("taps.frames.json.new")
    #expect(pending == (ContinuousIntegration.isPresent ? nil : Self.golden(secondY: 20)))
  }

  @Test("fails for a trace of another scene, at its name")
  func otherScene() throws {
    try scratch.write("taps.trace.jsonl", #"{"flowTrace":1,"scene":"countr"}"#)
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot.verify(Counter.self, trace: trace)
    }
    #expect(
      error?.description == "\(trace):1:24: error: unknown scene 'countr'; did you mean 'counter'?")
  }

  @Test("fails for a member of the configuration that the scene does not have")
  func configuration() throws {
    try scratch.write(
      "taps.trace.jsonl", #"{"flowTrace":1,"scene":"counter","configuration":{"stp":1}}"#)
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot.verify(Counter.self, trace: trace)
    }
    #expect(error?.description.hasPrefix("\(trace):1:51: error: ") ?? false)
  }

  @Test("fails where there is no trace at all")
  func noTrace() throws {
    let empty = try Scratch()
    let error = #expect(throws: SnapshotError.self) { try Snapshot.cases(in: empty.path) }
    #expect(error?.description == "\(empty.path): error: there is no trace in it")
    #expect(throws: SnapshotError.self) { try Snapshot.cases(in: "\(empty.path)/none") }
    #expect(throws: SnapshotError.self) {
      try Snapshot.verify(Counter.self, trace: "\(empty.path)/none.trace.jsonl")
    }
    #expect(throws: SnapshotError.self) {
      try Snapshot.verify(Counter.self, trace: "\(empty.path)/none.json")
    }
  }

  @Test("finds the cases of a folder and the goldens without a trace")
  func cases() throws {
    #expect(try Snapshot.cases(in: scratch.path).map { $0.name } == ["taps"])
    try Snapshot.requireTraces(in: scratch.path)
    try scratch.write("other.frames.json", "{}")
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot.requireTraces(in: scratch.path)
    }
    #expect(error?.file == "\(scratch.path)/other.frames.json")
  }
}
