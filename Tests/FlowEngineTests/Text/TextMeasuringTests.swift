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
      ("", 0.0), ("1", 0.25), ("W", 1), ("x", 0.5), ("1W1x", 2), ("é", 0.5), ("e\u{301}", 0.5),
    ])
  func advances(text: String, ems: Double) {
    var fonts = FontBook()
    fonts["F"] = FontMetrics(
      defaultAdvance: 0.5, advances: [.init("1", 0.25), .init("W", 1)], lineHeight: 1.5)
    let environment = Environment(fonts: fonts)
    let size = environment.size(of: text, in: Node.Font("F", size: 16))
    #expect(size == Size(width: ems * 16, height: 24))
  }

  struct PartRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var given: FontMetrics
    var shipped: FontMetrics?
    /// The advances of "A", "B" and "C", and the line height, in ems.
    var ems: [Double]
  }

  @Test(
    "What a font leaves out stays as it is shipped, or as that of a font nobody describes",
    arguments: [
      PartRow(
        testDescription: "an advance", given: FontMetrics(defaultAdvance: 2), shipped: shipped,
        ems: [2, 2, 2, 1.7]),
      PartRow(
        testDescription: "a height", given: FontMetrics(lineHeight: 3), shipped: shipped,
        ems: [0.9, 0.8, 0.7, 3]),
      PartRow(
        testDescription: "a table without a default",
        given: FontMetrics(advances: [.init("A", 2), .init("C", 3)]), shipped: shipped,
        ems: [2, 0.8, 3, 1.7]),
      PartRow(
        testDescription: "a table with a default",
        given: FontMetrics(defaultAdvance: 1, advances: [.init("C", 3)]), shipped: shipped,
        ems: [1, 1, 3, 1.7]),
      PartRow(
        testDescription: "nothing", given: FontMetrics(), shipped: shipped,
        ems: [0.9, 0.8, 0.7, 1.7]),
      PartRow(
        testDescription: "an advance of a font that is not shipped",
        given: FontMetrics(defaultAdvance: 2), shipped: nil, ems: [2, 2, 2, 1.2]),
      PartRow(
        testDescription: "a table of a font that is not shipped",
        given: FontMetrics(advances: [.init("A", 2)]), shipped: nil, ems: [2, 0.5, 0.5, 1.2]),
      PartRow(
        testDescription: "an advance of a font that is shipped without a height",
        given: FontMetrics(defaultAdvance: 2), shipped: FontMetrics(defaultAdvance: 1),
        ems: [2, 2, 2, 1.2]),
    ])
  func inPart(_ row: PartRow) throws {
    var shipped = FontBook()
    shipped["F"] = row.shipped
    var environment = Environment()
    environment.fonts["F"] = row.given
    func size(_ text: String) -> Size {
      environment.size(of: text, in: Node.Font("F", size: 1), shipped: shipped)
    }
    #expect(["A", "B", "C"].map { size($0).width } + [size("").height] == row.ems)
    // All of it is there.
    let metrics = environment.metrics(of: "F", shipped: shipped)
    #expect(metrics.defaultAdvance != nil && metrics.lineHeight == row.ems[3])
  }

  private static let shipped = FontMetrics(
    defaultAdvance: 0.7, advances: [.init("A", 0.9), .init("B", 0.8)], lineHeight: 1.7)
}
