import FlowEngine
import FlowTesting
import Foundation
import Testing

/// The page `docs/versions.md`: its code is compiled, tested and run.
struct ProfileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test("Each code block of the page stands in the sources")
  func blocks() throws {
    let root = Self.folder.appending(path: "../../..")
    let page = try String(contentsOf: root.appending(path: "docs/versions.md"), encoding: .utf8)
    let sources = try ["Profile.swift", "ProfileTests.swift"].map {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
    }
    let blocks = PageCode.blocks(of: page).filter { !$0.hasPrefix("{") }
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "not in the sources:\n\(block)")
    }
  }

  @Test("What is kept of all versions is read")
  func versions() {
    let folder = Self.folder.appending(path: "Versions").path(percentEncoded: false)
    #expect(VersionAudit.faults(of: Profile.self, in: folder) == [])
  }

  @Test("What the last step refuses is an error with its reason")
  func refused() {
    let lines = [
      #"{"flowTrace":1,"scene":"profile","version":3}"#,
      #"{"t":1,"type":"command","name":"move"}"#,
    ]
    let error = #expect(throws: TraceError.self) {
      try RecordedTrace(lines.joined(separator: "\n"), of: Profile.self)
    }
    #expect(
      error?.text(in: "old.trace.jsonl") == "old.trace.jsonl:2:32: error: 'name': a profile "
        + "without a pin has no place (from version 3 to 4)")
  }
}
