import Foundation
import Testing

/// The page `docs/navigation.md`: its code is what is tested.
struct NavigationPageTests {
  @Test("The page shows the pages that are tested")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../docs/navigation.md"), encoding: .utf8)
    let source = try String(contentsOf: folder.appending(path: "ShopPages.swift"), encoding: .utf8)
    let code = try #require(page.split(separator: "```swift\n").dropFirst().first)
      .prefix { $0 != "`" }
    let start = try #require(code.firstRange(of: "/// Pages for tests"))
    #expect(source.contains(code[start.lowerBound...]))
  }
}
