import FlowEngine
import FlowTesting
import Testing

/// A stand-in has the shape of its text, so that all edits of it stay valid.
struct TextShapeTests {
  private static let pieces = [
    "a", "Z", "7", " ", "-", "é", "e\u{301}", "ß", "ﬃ", "ŉ", "Ä", "中", "한", "각", "\u{1100}",
    "\u{1161}", "\u{11A8}", "👩‍👩‍👧", "🇩🇪", "🇩", "👍🏽", "☺", "❤️", "क्ष", "क", "\u{94D}", "ा", "٣",
    "４", "𝟘", "𐐀", "𐐨", "𠀀", "\r\n", "\r", "\n", "\t", "\u{200D}", "\u{301}", "\u{FE0F}",
    "\u{20DD}",
    "\u{E0101}", "1️⃣", "😀", "\u{600}a", "ǅ", "ᾈ", "€", "𝄞", "กำ", "ﷺ", "\u{202E}", "İ", "Ⅳ", "²",
    "ل", "א", "〃", "〰", "🟠", "Ａ", "ａ", "𐌰", "、",
  ]

  /// Scalar values: in a debug build those of all scripts of letters, and of the rest one in eight.
  private static func values(to end: UInt32) -> [UInt32] {
    #if DEBUG
      Array(0..<0x3000) + Array(stride(from: 0x3000, to: end, by: 8))
    #else
      Array(0..<end)
    #endif
  }

  @Test("Lengths, characters and capitals are the same, and so is the shape")
  func shape() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<AuditEffort.count(200_000) {
      let text = (0..<random.number(below: 8)).map { _ in random.one(of: Self.pieces) }.joined()
      let standIn = TextShape.standIn(for: text)
      #expect(
        text.map { $0.utf16.count } == standIn.map { $0.utf16.count }, "\(text.debugDescription)")
      #expect(
        text.uppercased().unicodeScalars.count == standIn.uppercased().unicodeScalars.count,
        "\(text.debugDescription)")
      #expect(TextShape.areAlike(text, standIn))
      #expect(TextShape.standIn(for: standIn) == standIn)
      for variant in 1..<TextShape.variants {
        #expect(TextShape.areAlike(TextShape.standIn(for: text, variant: variant), text))
      }
    }
  }

  @Test("Every character is as wide as its stand-in")
  func widths() {
    let font = FontMetrics(defaultAdvance: 0.6)
    var faults: [String] = []
    for value in Self.values(to: 0x40000) {
      guard let scalar = Unicode.Scalar(value),
        scalar.properties.generalCategory != .unassigned
      else { continue }
      let text = String(Character(scalar))
      let standIn = TextShape.standIn(for: text)
      if font.width(of: text) != font.width(of: standIn) {
        faults.append("U+\(String(value, radix: 16))")
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: " "))")
  }

  @Test(
    "Characters keep their class",
    arguments: [
      ("Ann Lee 42", "Xxx Xxx 00"), ("a@b.com", "x-x-xxx"), ("４２", "００"), ("Zoë", "Xxä"), ("", ""),
      ("ليلى ٣", "กกกก ٠"), ("李、", "中〃"), ("Yıldız", "Xıxxıx"), ("ALİ", "XXİ"),
      ("Ζαΐμης", "Ääΐäää"), ("Արևիկ", "Ääևää"), ("STRAẞE", "XXXXẞX"), ("ʀᴏſᴇ", "äĸıĸ"),
    ])
  func classes(_ text: String, _ standIn: String) {
    #expect(TextShape.standIn(for: text) == standIn)
  }

  @Test("Capitals and small letters of every character have the shapes of those of its stand-in")
  func cases() {
    var faults: [String] = []
    for value in Self.values(to: 0x20000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let standIn = TextShape.standIn(for: text)
      if standIn.bytes == text.bytes { continue }
      if !TextShape.areAlike(text.uppercased(), standIn.uppercased())
        || !TextShape.areAlike(text.lowercased(), standIn.lowercased())
        || TextShape.standIn(for: standIn) != standIn
      {
        faults.append("U+\(String(value, radix: 16)) \(text) \(standIn)")
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: ", "))")
  }

  @Test(
    "A character can be replaced by another of its class",
    arguments: ["李", "é", "Ж", "!", "ل", "😀", "한", "각", "€", "ㄱ", "क", "𠀀", "ı", "a李", "李a"])
  func seconds(_ text: String) {
    for variant in 20..<TextShape.variants {
      let standIn = TextShape.standIn(for: text, variant: variant)
      #expect(standIn != TextShape.standIn(for: text), "variant \(variant)")
      #expect(TextShape.areAlike(standIn, text))
    }
  }
}
