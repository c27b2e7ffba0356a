import FlowEngine
import Foundation
import Testing

/// The page `docs/write-a-list.md`: its code is compiled, tested and run.
struct ListTutorialTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.appending(path: "../../..")

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  @Test(
    "Each code block of the page stands in the sources, and whoever copies them has all of these")
  func blocks() throws {
    let sources = try ["TaskRow.swift", "TaskList.swift", "TaskListTests.swift"].map {
      try Self.text(Self.folder.appending(path: $0))
    }
    let page = try Self.text(Self.root.appending(path: "docs/write-a-list.md"))
    let blocks = PageCode.blocks(of: page)
    #expect(blocks.count >= 8)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "not in the sources:\n\(block)")
    }
    let copied = blocks.joined().filter { !$0.isWhitespace }
    for scene in sources.prefix(2) { #expect(copied.contains(scene.filter { !$0.isWhitespace })) }
    let trace = try Self.text(
      Self.root.appending(path: "Tests/Client/Lists/task-list/swipe.trace.jsonl"))
    #expect(page.contains("```text\n\(trace)```\n"))
  }

  @Test("The trace of the page gives what the page says")
  func trace() throws {
    let trace = try Self.text(
      Self.root.appending(path: "Tests/Client/Lists/task-list/swipe.trace.jsonl"))
    var replay = TraceReplay(
      of: TaskList.self, options: ReplayOptions(format: .document(trace: "swipe.trace.jsonl")))
    try Array(trace.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    let frames = replay.output.text.split(separator: #"{"frame":"#)
    let leaving = try #require(frames.first { $0.contains(#""t":2.1,"#) })
    #expect(leaving.contains(#"{"id":"row-2","#))
    #expect(leaving.contains(#"{"id":"rows/2/delete","kind":"button","parent":"row-2""#))
    let back = try #require(frames.first { $0.contains(#""t":4,"#) })
    let row = try #require(back.split(separator: "\n").first { $0.contains(#"{"id":"row-2""#) })
    #expect(row.contains(#""alpha":0"#))
    // The one that is thrown at the end has gone.
    let last = try #require(frames.last)
    #expect(!last.contains("row-1"))
    #expect(last.contains(#""rows":[{"key":"2","name":"closed"},{"key":"3","name":"closed"}]"#))
  }
}
