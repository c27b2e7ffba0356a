import FlowEngine
import FlowTesting
import Foundation
import Testing

/// The page `docs/write-a-scene.md`: its code is compiled, tested and run.
struct TutorialTests {
  /// The folder of this file, and the page, three folders up.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let page = folder.appending(path: "../../../docs/write-a-scene.md")

  @Test("Each code block of the page stands in the sources, as it is")
  func blocks() throws {
    let sources = try [
      "LikeButton.swift", "LikeButtonTests.swift", "Counter.swift", "Unlock.swift",
    ].map {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
    }
    let blocks = PageCode.blocks(of: try String(contentsOf: Self.page, encoding: .utf8))
    #expect(blocks.count >= 8)
    for block in blocks {
      let texts = sources + [likeButtonTrace, likeButtonFrame]
      #expect(texts.contains { $0.contains(block) }, "not in the sources:\n\(block)")
    }
    // Whoever copies the blocks has both scenes, whole.
    let copied = blocks.joined().filter { !$0.isWhitespace }
    for scene in [sources[0], sources[2]] {
      #expect(copied.contains(scene.filter { !$0.isWhitespace }))
    }
  }

  @Test(
    "A scene is short",
    arguments: [("Counter.swift", 25), ("LikeButton.swift", 180)])
  func lengths(file: String, limit: Int) throws {
    let source = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count - 1 < limit)
  }

  @Test("The counter counts, and its state can be saved and restored")
  func counter() throws {
    var run = try SceneRun(Counter.self)
    for time in 1...3 { try run.send(.tap(Tap(on: "count")), at: Double(time)) }
    #expect(run.scene.count == 3)
    #expect(try run.node("count").text == "3")
    let restored = try SceneRun(Counter.self, restoring: run.engine.saved)
    #expect(restored.scene.count == 3)
    #expect(restored.frame.nodes == run.frame.nodes)
    let report = SceneAudit(Counter.self).run(seeds: 0..<10)
    #expect(report.problems(accepting: 1, changing: 0.05) == [])
  }

  @Test("The page's trace gives the page's frame")
  func trace() throws {
    var replay = TraceReplay(
      of: LikeButton.self, options: ReplayOptions(format: .document(trace: "likes.trace.jsonl")))
    try Array(likeButtonTrace.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    let frames = replay.output.text
    #expect(frames.contains(likeButtonFrame), "\(frames)")
    let causes = frames.split(separator: "\"cause\":\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    // The tap and the tick; then halo and heart are done; then the answer, and the heart again.
    #expect(
      causes == ["start", "event", "event", "completion", "completion", "event", "completion"])
  }

  @Test("A secret is in no recording, and in no state that is saved without it")
  func secret() throws {
    let live = try LiveScene(Unlock.self)
    let recorder = try live.record()
    for (index, digit) in "739".enumerated() {
      try live.send(.text(TextEdit("pin", replacement: String(digit))), at: Double(index))
    }
    #expect(live.frame.scene.pin == "739")
    #expect(recorder.trace.split(separator: "\n").count { $0.contains(#""replacement":"0""#) } == 3)
    #expect(recorder.deviations == 0)
    #expect(live.saved.contains("739") && !live.saved(secrets: .omitted).contains("739"))
    let later = try live.record()
    #expect(later.trace.contains(#""pin":"000""#))
    #expect(SceneAudit(Unlock.self).run(seeds: 0..<3).problems(accepting: 0.5, changing: 0).isEmpty)
  }
}
