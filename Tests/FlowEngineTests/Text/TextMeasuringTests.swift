import FlowEngine
import Testing

/// The size of a text, from what is known of its font.
struct TextMeasuringTests {
  @Test("A font nobody describes: half an em a character, 1.2 ems high")
  func unknown() {
    let size = Environment().size(of: "abcd", in: Node.Font("Nobody", size: 20))
    #expect(size == Size(width: 40, height: 24))
  }

  @Test("The client's fonts go before those that a scene ships")
  func precedence() {
    var shipped = FontBook()
    shipped["A"] = FontMetrics(defaultAdvance: 1, lineHeight: 1)
    shipped["B"] = FontMetrics(defaultAdvance: 2, lineHeight: 2)
    var environment = Environment()
    environment.fonts["B"] = FontMetrics(defaultAdvance: 3, lineHeight: 3)
    let sizes = ["A", "B", "C"].map {
      environment.size(of: "xx", in: Node.Font($0, size: 10), shipped: shipped)
    }
    #expect(
      sizes == [
        Size(width: 20, height: 10), Size(width: 60, height: 30), Size(width: 10, height: 12),
      ])
    #expect(environment.metrics(of: "A", shipped: shipped).defaultAdvance == 1)
    #expect(environment.metrics(of: "A").defaultAdvance == 0.5)
  }

  @Test(
    "Listed characters have advances of their own, others the font's",
    arguments: [
      ("", 0.0), ("1", 0.25), ("W", 1), ("x", 0.5), ("1W1x", 2), ("é", 0.5), ("e\u{301}", 1),
    ])
  func advances(text: String, ems: Double) {
    var fonts = FontBook()
    fonts["F"] = FontMetrics(
      defaultAdvance: 0.5, advances: [.init("1", 0.25), .init("W", 1)], lineHeight: 1.5)
    let environment = Environment(fonts: fonts)
    let size = environment.size(of: text, in: Node.Font("F", size: 16))
    #expect(size == Size(width: ems * 16, height: 24))
  }
}
