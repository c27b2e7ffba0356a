import Foundation
import Testing

/// The lists of invariants, which are compared with what the scenes require.
@Suite("The names of a scene's invariants")
struct InvariantNameTests {
  @Test("are listed, all of them and no others", arguments: ["Scenes", "FlowNavigation"])
  func lists(module: String) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(module)").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix("Invariants.swift") }
    #expect(paths.count >= 4)
    for path in paths {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let list = try #require(text.firstMatch(of: /invariantNames: \[String\]\? {([^}]*)}/))
      let listed = list.output.1.matches(of: /"([\w-]+)"/).map { String($0.output.1) }
      let rest = text[list.range.upperBound...]
      let required = rest.matches(of: /"([\w-]+)",\s*"/).map { String($0.output.1) }
      #expect(required.count == rest.matches(of: /\.require\(/).count, "\(path)")
      // What containers have in common stands beside their protocol.
      let shared = [("requireOnce(", "path"), ("requireFocus(", "covered")]
        .filter { text.contains($0.0) }.map { $0.1 }
      #expect(Set(listed) == Set(required + shared), "\(path)")
      #expect(Set(listed).count == listed.count, "\(path)")
    }
  }
}
