import FlowTesting
import Testing

@testable import FlowEngine

@Suite("Plural rules")
struct PluralRulesTests {
  /// A line of samples: languages, category, numbers.
  struct Line: Sendable, CustomTestStringConvertible {
    var languages: [String]
    var category: PluralCategory
    var samples: [String]
    var testDescription: String { "\(languages[0]) \(category)" }

    static let all: [Line] = PluralSamples.text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 3, let category = PluralCategory(rawValue: String(parts[1])) else {
        return nil
      }
      return Line(
        languages: parts[0].split(separator: " ").map(String.init), category: category,
        samples: parts[2].split(separator: ",").flatMap { expand(String($0)) })
    }

    /// The numbers of a range such as `0~15` or `0.0~1.5`, which goes on in steps of the last decimal.
    private static func expand(_ sample: String) -> [String] {
      let ends = sample.split(separator: "~").map(String.init)
      guard ends.count == 2 else { return [sample] }
      let decimals = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
      func steps(_ text: String) -> Int { Int(text.filter { $0 != "." }) ?? 0 }
      return (steps(ends[0])...steps(ends[1])).map { step in
        var digits = String(step)
        while digits.count <= decimals { digits = "0" + digits }
        guard decimals > 0 else { return digits }
        return digits.dropLast(decimals) + "." + digits.suffix(decimals)
      }
    }
  }

  @Test("give the category of CLDR's own samples", arguments: Line.all)
  func samples(_ line: Line) throws {
    for language in line.languages {
      let tag = try #require(LanguageTag(language))
      for sample in line.samples {
        let operands = try #require(Self.operands(of: sample))
        #expect(PluralRules.category(of: operands, in: tag) == line.category, "\(tag) \(sample)")
        if let number = Int(sample) {
          #expect(PluralRules.category(of: number, in: tag) == line.category)
          #expect(PluralRules.category(of: -number, in: tag) == line.category)
        }
      }
    }
  }

  @Test("All samples are read")
  func count() {
    #expect(Set(Line.all.flatMap { $0.languages }).count == 217)
    #expect(Line.all.allSatisfy { !$0.samples.isEmpty })
    #expect(Line.all.reduce(0) { $0 + $1.samples.count * $1.languages.count } > 10_000)
  }

  @Test(
    "are those of the nearest parent",
    arguments: [
      ("de-AT", 1, PluralCategory.one), ("pt", 0, .one), ("pt-BR", 0, .one), ("pt-PT", 0, .other),
      ("pt-PT-x-a", 0, .other), ("zh-Hant-HK", 1, .other), ("sr-Latn-RS", 3, .few),
      ("qq", 1, .other), ("en-XA", 1, .one), ("ar-XB", 2, .two),
      ("x-en", 1, .other), ("ena", 1, .other),
    ])
  func parents(_ language: String, _ number: Int, _ category: PluralCategory) throws {
    let tag = try #require(LanguageTag(language))
    #expect(PluralRules.category(of: number, in: tag) == category)
  }

  @Test("take any number, and a negative one as the positive one")
  func anyNumber() throws {
    for name in Line.all.flatMap({ $0.languages }) {
      let language = try #require(LanguageTag(name))
      for number in [1, 2, 5, 11, .max] {
        #expect(
          PluralRules.category(of: -number, in: language)
            == PluralRules.category(of: number, in: language), "\(name): \(number)")
      }
      // It has no positive one; what ends in the same six digits is counted alike.
      #expect(
        PluralRules.category(of: .min, in: language)
          == PluralRules.category(of: .min + 1_000_000, in: language), "\(name)")
    }
  }

  /// The operands of a number as CLDR writes it: `1.50`, `1.2c6`.
  private static func operands(of text: String) -> PluralOperands? {
    let parts = text.split(separator: "c")
    guard let exponent = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
    let digits = parts[0].split(separator: ".")
    var whole = String(digits[0])
    var decimals = digits.count > 1 ? String(digits[1]) : ""
    for _ in 0..<exponent { whole += decimals.isEmpty ? "0" : String(decimals.removeFirst()) }
    guard let i = Int(whole), let f = UInt64(decimals.isEmpty ? "0" : decimals) else { return nil }
    var operands = PluralOperands(i)
    operands.v = decimals.count
    operands.f = f
    operands.e = exponent
    return operands
  }
}
