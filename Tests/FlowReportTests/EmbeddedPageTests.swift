import Foundation
import Testing

@testable import FlowReport

@Suite("The embedded page")
struct EmbeddedPageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sources/FlowReport/Page").standardizedFileURL

  private static func text(_ name: String) throws -> String {
    let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("It has each source as it is, in the order of page.html, and nothing after the last")
  func holdsSources() throws {
    let names = try Self.text("page.html").matches(of: /(?:href|src)="((?:style|script)\/.+?)"/)
      .map { String($0.output.1) }
    var rest = (EmbeddedPage.head + EmbeddedPage.tail)[...]
    for name in names {
      let place = rest.range(of: try Self.text(name))
      rest = rest[try #require(place, "\(name)").upperBound...]
    }
    #expect(rest == "})();\n</script>\n</body>\n</html>\n")
    for kind in ["style", "script"] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appendingPathComponent(kind).path)
      #expect(files.allSatisfy { names.contains("\(kind)/\($0)") })
    }
  }

  @Test("What is before the data and what is after it make one page")
  func isWhole() {
    #expect(EmbeddedPage.head.hasPrefix("<!DOCTYPE html>\n<html"))
    #expect(EmbeddedPage.head.hasSuffix("</noscript>\n"))
    #expect(EmbeddedPage.tail.hasPrefix("<script>\n(() => {\n\"use strict\";\n"))
    #expect(EmbeddedPage.head.contains("<style>\n") && EmbeddedPage.head.contains("</style>\n"))
  }
}
