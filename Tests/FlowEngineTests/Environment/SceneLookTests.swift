import FlowEngine
import Testing

@Suite("Colours and fonts of a scene")
struct SceneLookTests {
  private static let ink = SceneColor(
    "ink", 0x111111, dark: 0xEEEEEE, contrast: 0x000000, darkContrast: 0xFFFFFF)

  @Test(
    "A colour has the value of the look",
    arguments: [
      (Environment.ColorScheme.light, Environment.Contrast.standard, Color(0x111111)),
      (.dark, .standard, Color(0xEEEEEE)), (.light, .increased, Color(0x000000)),
      (.dark, .increased, Color(0xFFFFFF)),
    ])
  func adapts(
    _ scheme: Environment.ColorScheme, _ contrast: Environment.Contrast, _ color: Color
  ) {
    let environment = Environment(colorScheme: scheme, contrast: contrast)
    #expect(environment.color(Self.ink) == color)
    #expect(Self.ink.value(in: scheme, contrast) == color)
    // Of a configuration, what is not the default is the client's.
    #expect(environment.color(Color(0x111111), default: Self.ink) == color)
    #expect(environment.color(Color(0x222222), default: Self.ink) == Color(0x222222))
  }

  @Test("A look that a colour does not have is the nearest one")
  func fallsBack() {
    let plain = SceneColor("plain", 0x123456)
    #expect(plain.value(in: .dark, .increased) == Color(0x123456))
    let dark = SceneColor("dark", 0x123456, dark: 0xABCDEF)
    #expect(dark.value(in: .light, .increased) == Color(0x123456))
    #expect(dark.value(in: .dark, .increased) == Color(0xABCDEF))
    let contrast = SceneColor("contrast", 0x123456, contrast: 0x654321)
    #expect(contrast.value(in: .dark) == Color(0x123456))
    #expect(contrast.value(in: .dark, .increased) == Color(0x654321))
    let clear = SceneColor("clear", 0xB3B3B3, alpha: 0x80)
    #expect(clear.light == Color(red: 0xB3, green: 0xB3, blue: 0xB3, alpha: 0x80))
  }

  @Test(
    "A font of 17 points has the size of UIKit's body text",
    arguments: zip(
      Environment.TextSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53.0]))
  func scales(_ size: Environment.TextSize, _ points: Double) {
    let font = SceneFont("System", size: 17)
    #expect(Environment(textSize: size).font(font) == Node.Font("System", size: points))
  }

  @Test("A font scales up to its limit, to half a point, and is bold if that is asked for")
  func limits() {
    let font = SceneFont("System", size: 13, upTo: .xxxLarge)
    // 13 · 23/17 is 17.59.
    #expect(Environment(textSize: .accessibilityXXXLarge).font(font).size == 17.5)
    #expect(Environment(textSize: .xSmall).font(font).size == 10.5)
    #expect(Environment(boldText: true).font(font) == Node.Font("System-Bold", size: 13))
    let bold = SceneFont("System-Bold", size: 28)
    #expect(Environment(boldText: true).font(bold).name == "System-Bold")
  }

  @Test(
    "A font for a given text is small enough for its longest word, and never below its own size")
  func fits() {
    let environment = Environment(textSize: .accessibilityXXXLarge)
    let font = SceneFont("System", size: 16)
    #expect(environment.font(font, fitting: "short words", width: 200).size == 50)
    // 12 letters of half an em: 33.3 points at the most.
    #expect(environment.font(font, fitting: "Kartennummer", width: 200).size == 31)
    #expect(environment.font(font, fitting: "Kartennummer", width: 10).size == 16)
  }
}

@Suite("The size of a text in lines")
struct TextLinesTests {
  private static let font = Node.Font("System", size: 10)

  @Test(
    "Lines are broken at spaces and between wide characters, and no word is",
    arguments: [
      ("", 100.0, 0.0, 1.0), ("one two", 100, 35, 1), ("one two", 35, 35, 1),
      ("one two", 34, 15, 2), ("one  two", 39, 15, 2), ("one two three", 40, 35, 2),
      ("unbreakable", 20, 55, 1), ("a unbreakable b", 20, 55, 3), ("one\ntwo three", 100, 45, 2),
      ("one\n", 100, 15, 2), ("日本語", 30, 30, 1), ("日本語", 29, 20, 2), ("日本語", 10, 10, 3),
      ("a日本", 20, 15, 2), ("e\u{301}a\u{300}", 10, 10, 1),
    ])
  func breaks(_ text: String, _ width: Double, _ widest: Double, _ lines: Double) {
    let size = Environment().size(of: text, in: Self.font, width: width)
    #expect(size.width == widest)
    #expect(size.height == lines * 12)
  }

  @Test("Wide characters are an em, combining ones nothing, unless the font lists them")
  func measures() {
    #expect(FontMetrics().width(of: "ab") == 1)
    #expect(FontMetrics().width(of: "a日") == 1.5)
    #expect(FontMetrics().width(of: "e\u{301}") == 0.5)
    let listed = FontMetrics(defaultAdvance: 0.6, advances: [.init("日", 0.9), .init("b", 0.7)])
    #expect(abs(listed.width(of: "ab日本") - (0.6 + 0.7 + 0.9 + 1)) < 1e-12)
  }

  @Test("Bold text is 1.05 times as wide, unless the client or the scene describes the font")
  func measuresBold() {
    let bold = Node.Font("System-Bold", size: 10)
    #expect(Environment(boldText: true).size(of: "ab", in: bold).width == 10.5)
    #expect(Environment().size(of: "ab", in: bold).width == 10)
    var book = FontBook()
    book["System-Bold"] = FontMetrics(defaultAdvance: 0.6)
    #expect(Environment(fonts: book, boldText: true).size(of: "ab", in: bold).width == 12)
    #expect(Environment(boldText: true).size(of: "ab", in: bold, shipped: book).width == 12)
    book = FontBook()
    book["System"] = FontMetrics(defaultAdvance: 0.8)
    #expect(
      abs(Environment(fonts: book, boldText: true).size(of: "ab", in: bold).width - 16.8) < 1e-9)
  }

  @Test("Texts of a configuration are in the environment's language if they are the default ones")
  func translates() {
    let string = SceneString("a.b", "Name", comment: "A field.")
    var strings = StringTable()
    strings["a.b"] = .text("Nom")
    let french = Environment(strings: strings)
    #expect(french.text("Name", default: string) == "Nom")
    #expect(french.text("Nickname", default: string) == "Nickname")
    #expect(Environment().text("Name", default: string) == "Name")
    #expect(!french.hasDefaultText && !french.hasDefaultSettings)
    #expect(Environment(colorScheme: .dark).hasDefaultText)
  }
}
