import FlowEngine
import Foundation
import Testing

/// The page `docs/write-a-scene.md`: its code is compiled, tested and run.
struct TutorialTests {
  /// The folder of this file, and the page, three folders up.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let page = folder.appending(path: "../../../docs/write-a-scene.md")

  @Test("Each code block of the page stands in the sources, as it is")
  func blocks() throws {
    let sources = try ["LikeButton.swift", "LikeButtonTests.swift"].map {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
    }
    let blocks = Self.codeBlocks(in: try String(contentsOf: Self.page, encoding: .utf8))
    #expect(blocks.count >= 10)
    for block in blocks {
      let texts = sources + [likeButtonTrace, likeButtonFrame]
      #expect(texts.contains { $0.contains(block) }, "not in the sources:\n\(block)")
    }
    // Whoever copies the blocks has the whole scene.
    let scene = sources[0].filter { !$0.isWhitespace }
    let copied = blocks.joined().filter { !$0.isWhitespace }
    #expect(copied.hasPrefix(scene))
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

  /// The blocks between fences, without the fences.
  private static func codeBlocks(in page: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = lines { blocks.append(block.joined(separator: "\n")) }
        lines = lines == nil ? [] : nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }
}
