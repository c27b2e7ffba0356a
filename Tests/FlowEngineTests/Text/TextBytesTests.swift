import Testing

@testable import FlowEngine

@Suite("Texts as their bytes") struct TextBytesTests {
  /// Two texts that look alike, and are equal to the standard library.
  static let composed = "caf\u{e9}"
  static let decomposed = "cafe\u{301}"

  @Test(
    "Texts are the same if their bytes are",
    arguments: [
      ("", "", true), ("", "a", false), ("a", "", false), ("card", "card", true),
      ("card", "host", false), ("page-10", "page-1", false), ("a", "\u{0}", false),
      (composed, composed, true), (composed, decomposed, false), ("\u{212b}", "\u{c5}", false),
      (String(repeating: "x", count: 40), String(repeating: "x", count: 40), true),
      (String(repeating: "x", count: 39) + "y", String(repeating: "x", count: 40), false),
      ("y" + String(repeating: "x", count: 39), String(repeating: "x", count: 40), false),
      ("12345678", "12345678", true), ("1234567812345678", "1234567812345679", false),
    ])
  func sameBytes(text: String, other: String, areSame: Bool) {
    #expect((text.bytes == other.bytes) == areSame)
    #expect((text.bytes ~= other.bytes) == areSame)
    if areSame { #expect(text.bytes.hashValue == other.bytes.hashValue) }
    #expect((NodeID(text) == NodeID(other)) == areSame)
    if areSame { #expect(NodeID(text).hashValue == NodeID(other).hashValue) }
  }

  @Test(
    "The length in UTF-16 units is that of the standard library",
    arguments: [
      "", "a", "card", composed, decomposed, "€", "𝄞", "👩‍👩‍👧", "a𝄞b€c",
      String(repeating: "é😀", count: 30),
    ])
  func utf16Length(text: String) {
    #expect(text.utf16Length == text.utf16.count)
  }

  @Test("A text in place of one that looks alike is shown, and counts as a change")
  func shown() {
    var list = NodeList()
    var revisions: [Int] = []
    for text in [Self.composed, Self.decomposed, Self.decomposed] {
      list.layOut { $0.append("label", .label, frame: .zero) { $0.text = text } }
      #expect(list.first?.text?.bytes == text.bytes)
      revisions.append(list.first?.revision ?? -1)
    }
    #expect(revisions[1] > revisions[0])
    #expect(revisions[2] == revisions[1])
  }

  @Test("Ids that look alike are two nodes")
  func ids() {
    let list = NodeList([
      Node(NodeID(Self.composed), frame: .zero), Node(NodeID(Self.decomposed), frame: .zero),
    ])
    var check = LayoutCheck()
    #expect(check.firstFault(in: list) == nil)
    #expect(list.firstIndex(of: NodeID(Self.decomposed)) == 1)
    #expect(list.contains(NodeID(Self.composed)))
    #expect(!list.contains("cafe"))
  }

  @Test("Members whose names look alike do not stand twice")
  func members() throws {
    let text = "{\"\(Self.composed)\":1,\"\(Self.decomposed)\":2}"
    let json = try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(JSONError) in
      try JSONValue(parsing: bytes)
    }
    #expect(json[Self.decomposed]?.content == .number(2))
  }

  @Test("Messages have the limits as they are")
  func limits() {
    #expect(InputLimits.durationText == "\(Int(InputLimits.duration)) seconds or less")
    #expect(InputLimits.textLengthText == "\(InputLimits.textLength) UTF-16 units or less")
  }
}
