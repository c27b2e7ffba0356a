import FlowSnapshots
import Foundation
import Testing

@testable import FlowReport

@Suite("Pictures")
struct DrawnPictureTests {
  @Test("there is a drawing for each image that a fixture names")
  func everyImage() throws {
    let fixtures = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures").path
    var names: Set<String> = []
    for snapshot in try SnapshotSearch([fixtures]).cases {
      let text = try Data(contentsOf: URL(fileURLWithPath: snapshot.golden))
      var start = text.startIndex
      while let member = text.range(of: Data(#""image":""#.utf8), in: start..<text.endIndex) {
        start = member.upperBound
        names.insert(
          String(decoding: text[start...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
      }
    }
    #expect(names.isSuperset(of: ["visa", "mastercard", "amex", "arrow", "back", "next", "valid"]))
    for name in names.sorted() { #expect(DrawnPicture.name(for: name) != nil, "\(name)") }
  }

  @Test("a file that a host names is a photo, and a name that nobody knows is none")
  func others() {
    #expect(DrawnPicture.name(for: "ada.JPG") == DrawnPicture.photo)
    #expect(DrawnPicture.name(for: "unheard-of") == nil)
    #expect(EmbeddedDrawings.pictures[DrawnPicture.photo] != nil)
  }

  @Test("a drawing is well-formed, as wide as its name says, and refers to nothing")
  func wellFormed() {
    for (name, picture) in EmbeddedDrawings.pictures {
      #expect(SVGCheck("<svg>\(picture.elements)</svg>").isWellFormed, "\(name)")
      #expect(picture.width > 0 && picture.height > 0, "\(name)")
      #expect(!picture.elements.contains("href"), "\(name)")
    }
  }
}
