import Foundation
import Testing

/// How much code a scene of scenes takes: what the pages promise.
struct LengthTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    /// How the type begins, up to the end of its extensions; the whole file if it is empty.
    var start = ""
    /// The number of lines that it stays below, comments and blank lines not counted.
    var limit: Int
  }

  @Test(
    "Lines of code",
    arguments: [
      Example(
        testDescription: "a parent of two scenes", file: "../Composition/Desk.swift",
        start: "struct Desk:", limit: 40),
      Example(testDescription: "the tutorial's list", file: "TaskList.swift", limit: 200),
      Example(testDescription: "the tutorial's row", file: "TaskRow.swift", limit: 200),
    ])
  func lines(_ example: Example) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: example.file), encoding: .utf8)
    var lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    if !example.start.isEmpty {
      let first = try #require(
        text.split(separator: "\n").firstIndex { $0.hasPrefix(example.start) })
      let end = try #require(text.split(separator: "\n")[first...].firstIndex { $0 == "}" })
      lines = Array(lines[first...end])
    }
    let count = lines.count { !$0.hasPrefix("//") && !$0.isEmpty }
    #expect(count > 10 && count < example.limit)
  }
}
