import FlowEngine
import FlowSnapshots
import Foundation
import Testing

@testable import FlowExploration

@Suite("Shrinking what differs from a golden")
struct DifferenceShrinkingTests {
  private static let scenes = SceneList(Lamp.self)

  /// Taps that lead nowhere, then one that is kept until the timeout.
  private static let trace = """
    {"flowTrace":1,"scene":"lamp"}
    {"t":0.5,"type":"tick"}
    {"t":1,"type":"text","target":"knob","replacement":"x"}
    {"t":1.5,"type":"tap","target":"lamp"}
    {"t":2,"type":"tap","target":"knob"}
    {"t":2.7,"type":"tick"}

    """

  /// Checks the trace against a golden with other text, and shrinks what differs.
  private static func shrunk(
    _ old: String, _ new: String
  ) throws -> [DifferenceShrinking.Shrunk] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.trace.jsonl")
    try Data(trace.utf8).write(to: path)
    let parsed = try EventTrace(Array(trace.utf8))
    let frames = try ComparedTrace(parsed, named: "", file: "a.trace.jsonl", scenes.open).frames
    let golden = String(decoding: frames, as: UTF8.self)
    let range = try #require(golden.range(of: old))
    try Data(golden.replacingCharacters(in: range, with: new).utf8)
      .write(to: folder.appendingPathComponent("a.frames.json"))
    let snapshot = try #require(SnapshotCase(path: path.path))
    return try DifferenceShrinking.shrunk([CaseCheck(scenes).result(of: snapshot)], of: scenes)
  }

  @Test("keeps the event and what leads to its state")
  func event() throws {
    let shrunk = try Self.shrunk(#""type":"switched","on":true"#, #""type":"switched","on":false"#)
    #expect(shrunk.map { $0.count } == [5])
    // The text is in the state, though no frame shows it.
    #expect(
      shrunk.first?.trace.steps == [
        EventTrace.Step(.text(TextEdit("knob", replacement: "x")), at: 0),
        EventTrace.Step(.tap(Tap(on: "knob")), at: 0),
      ])
  }

  @Test("keeps what a completion needs")
  func completion() throws {
    let shrunk = try Self.shrunk(#""type":"switched","on":false"#, #""type":"switched","on":true"#)
    // The last event before it, after which the timeout is as far away as in the case.
    let last = try #require(shrunk.first?.trace.steps.last)
    #expect(shrunk.first?.trace.steps.count == 3)
    #expect(last.event == .tick)
    #expect(abs(last.time - 0.7) < 1e-9)
  }

  @Test("has no event where the first frame differs")
  func start() throws {
    #expect(try Self.shrunk("\"lit\":0", "\"lit\":7").first?.trace.steps == [])
  }

  @Test("finds nothing to shrink in cases that pass")
  func passed() throws {
    #expect(try Self.shrunk("\"lit\":0", "\"lit\":0").isEmpty)
  }
}
