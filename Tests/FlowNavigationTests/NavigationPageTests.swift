import Foundation
import Testing

/// The page `docs/navigation.md`: its code is what is tested.
struct NavigationPageTests {
  @Test("The page shows the pages that are tested")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../docs/navigation.md"), encoding: .utf8)
    let source = try ["ShopPages.swift", "Feed.swift", "AskPages.swift", "ShelfPages.swift"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    let blocks = page.split(separator: "```swift\n").dropFirst().map { $0.prefix { $0 != "`" } }
    #expect(blocks.count >= 5)
    for block in blocks {
      // What the first one imports, each file does.
      let start = block.firstRange(of: "/// Pages for tests")?.lowerBound ?? block.startIndex
      #expect(source.contains(block[start...]), "not in the sources:\n\(block)")
    }
  }
}
