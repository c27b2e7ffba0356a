import FlowEngine
import Testing

struct ElementaryFunctionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var function: @Sendable (Double) -> Double
    var reference: [(UInt64, UInt64)]
  }

  static let rows = [
    Row(testDescription: "exp", function: Double.exp, reference: ElementaryReference.exp),
    Row(testDescription: "log", function: Double.log, reference: ElementaryReference.log),
    Row(testDescription: "sin", function: Double.sin, reference: ElementaryReference.sin),
    Row(testDescription: "cos", function: Double.cos, reference: ElementaryReference.cos),
  ]

  @Test("At most one unit in the last place from the correctly rounded result", arguments: rows)
  func accuracy(_ row: Row) {
    #expect(row.reference.count >= 100)
    var exact = 0
    for (argument, result) in row.reference {
      let value = row.function(Double(bitPattern: argument))
      let distance = Int64(bitPattern: value.bitPattern) - Int64(bitPattern: result)
      #expect(distance.magnitude <= 1, "at \(Double(bitPattern: argument))")
      if distance == 0 { exact += 1 }
    }
    // An error below one unit, about a half mostly, rounds to the nearest in most cases.
    #expect(exact * 10 >= row.reference.count * 8)
  }

  @Test("Results that are exact, and arguments without a number")
  func special() {
    #expect(Double.exp(0) == 1)
    #expect(Double.exp(-.infinity) == 0)
    #expect(Double.exp(.infinity) == .infinity)
    #expect(Double.exp(710) == .infinity)
    #expect(Double.exp(-746) == 0)
    #expect(Double.exp(.nan).isNaN)
    #expect(Double.log(1) == 0)
    #expect(Double.log(0) == -.infinity)
    #expect(Double.log(-0.0) == -.infinity)
    #expect(Double.log(.infinity) == .infinity)
    #expect(Double.log(-1).isNaN)
    #expect(Double.log(.nan).isNaN)
    #expect(Double.sin(0) == 0)
    #expect(Double.sin(-0.0).sign == .minus)
    #expect(Double.cos(0) == 1)
    for angle in [Double.infinity, -.infinity, .nan] {
      #expect(Double.sin(angle).isNaN && Double.cos(angle).isNaN)
    }
  }

  @Test("Sine is odd, cosine even, and their squares add up to 1")
  func identities() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<5_000 {
      let angle = random.finiteDouble()
      let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
      #expect(Double.sin(-angle) == -sine && Double.cos(-angle) == cosine)
      #expect(isNear(sine * sine + cosine * cosine, 1, within: 4e-16))
    }
  }
}
