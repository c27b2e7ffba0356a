import FlowEngine
import FlowTesting
import Testing

struct ElementaryFunctionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var function: @Sendable (Double) -> Double
    var references: [UInt64]
    /// Where the arguments of the fingerprint come from.
    var domain: ClosedRange<Double>
    var fingerprint: UInt64

    static let all = [
      Row(
        testDescription: "exp", function: Double.exp, references: ExponentialReferences.bits,
        domain: -750...710, fingerprint: 0x1A34_23AD_DA5A_4EE2),
      Row(
        testDescription: "log", function: Double.log, references: LogarithmReferences.bits,
        domain: 0...1000, fingerprint: 0x52F2_B5EA_CBF6_D959),
      Row(
        testDescription: "sin", function: Double.sin, references: SineReferences.bits,
        domain: -1e5...1e5, fingerprint: 0xA004_5CAD_245E_B522),
      Row(
        testDescription: "cos", function: Double.cos, references: CosineReferences.bits,
        domain: -1e5...1e5, fingerprint: 0xBC7C_BD79_DC27_9480),
    ]
  }

  @Test("Less than one unit in the last place from the true result", arguments: Row.all)
  func accuracy(_ row: Row) {
    #expect(row.references.count >= 400)
    var exactCount = 0
    for index in stride(from: 0, to: row.references.count, by: 2) {
      let argument = Double(bitPattern: row.references[index])
      let nearest = row.references[index + 1]
      // The true result lies within half a unit of the nearest double; an error below one leaves
      // that double and its neighbours.
      let distance = Int64(bitPattern: row.function(argument).bitPattern &- nearest)
      #expect(distance.magnitude <= 1, "at \(argument)")
      if distance == 0 { exactCount += 1 }
    }
    // A third of the arguments lie as near as can be to the middle of two doubles.
    #expect(exactCount * 2 >= row.references.count * 3 / 4)
  }

  @Test("The same bits on every platform", arguments: Row.all)
  func sameBits(_ row: Row) {
    var random = SeededGenerator(seed: 11)
    var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<20_000 {
      // Half of them have any magnitude; on the way to them nothing is rounded differently either.
      let argument =
        index % 2 == 0
        ? random.finiteDouble().magnitude : Double.random(in: row.domain, using: &random)
      fingerprint = (fingerprint ^ row.function(argument).bitPattern) &* 0x100_0000_01B3
      fingerprint ^= fingerprint >> 29
    }
    #expect(fingerprint == row.fingerprint)
  }

  struct SpecialCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var result: Double
    var expected: Double

    static let all = [
      SpecialCase(testDescription: "exp(0)", result: .exp(0), expected: 1),
      SpecialCase(testDescription: "exp(-0)", result: .exp(-0.0), expected: 1),
      SpecialCase(testDescription: "exp(-inf)", result: .exp(-.infinity), expected: 0),
      SpecialCase(testDescription: "exp(inf)", result: .exp(.infinity), expected: .infinity),
      SpecialCase(
        testDescription: "exp, first to overflow", result: .exp(709.7827128933841),
        expected: .infinity),
      SpecialCase(testDescription: "exp(710)", result: .exp(710), expected: .infinity),
      SpecialCase(testDescription: "exp(1e308)", result: .exp(1e308), expected: .infinity),
      SpecialCase(
        testDescription: "exp, last above 0", result: .exp(-745.1332191019411),
        expected: .leastNonzeroMagnitude),
      SpecialCase(
        testDescription: "exp, first to underflow", result: .exp(-745.1332191019412), expected: 0),
      SpecialCase(testDescription: "exp(-746)", result: .exp(-746), expected: 0),
      SpecialCase(testDescription: "exp(-1e308)", result: .exp(-1e308), expected: 0),
      SpecialCase(testDescription: "exp(nan)", result: .exp(.nan), expected: .nan),
      SpecialCase(testDescription: "log(1)", result: .log(1), expected: 0),
      SpecialCase(testDescription: "log(0)", result: .log(0), expected: -.infinity),
      SpecialCase(testDescription: "log(-0)", result: .log(-0.0), expected: -.infinity),
      SpecialCase(testDescription: "log(inf)", result: .log(.infinity), expected: .infinity),
      SpecialCase(testDescription: "log(-1)", result: .log(-1), expected: .nan),
      SpecialCase(testDescription: "log(-inf)", result: .log(-.infinity), expected: .nan),
      SpecialCase(testDescription: "log(nan)", result: .log(.nan), expected: .nan),
      SpecialCase(testDescription: "sin(0)", result: .sin(0), expected: 0),
      SpecialCase(testDescription: "sin(-0)", result: .sin(-0.0), expected: -0.0),
      SpecialCase(
        testDescription: "sin(least)", result: .sin(.leastNonzeroMagnitude),
        expected: .leastNonzeroMagnitude),
      SpecialCase(testDescription: "sin(inf)", result: .sin(.infinity), expected: .nan),
      SpecialCase(testDescription: "sin(-inf)", result: .sin(-.infinity), expected: .nan),
      SpecialCase(testDescription: "sin(nan)", result: .sin(.nan), expected: .nan),
      SpecialCase(testDescription: "cos(0)", result: .cos(0), expected: 1),
      SpecialCase(testDescription: "cos(-0)", result: .cos(-0.0), expected: 1),
      SpecialCase(testDescription: "cos(inf)", result: .cos(.infinity), expected: .nan),
      SpecialCase(testDescription: "cos(-inf)", result: .cos(-.infinity), expected: .nan),
      SpecialCase(testDescription: "cos(nan)", result: .cos(.nan), expected: .nan),
    ]
  }

  @Test("Exact results and arguments without one", arguments: SpecialCase.all)
  func special(_ row: SpecialCase) {
    if row.expected.isNaN {
      #expect(row.result.isNaN)
    } else {
      #expect(row.result.bitPattern == row.expected.bitPattern)
    }
  }

  @Test("Sine is odd, cosine even, and their squares add up to 1")
  func identities() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      let angle = random.finiteDouble()
      let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
      #expect(Double.sin(-angle) == -sine && Double.cos(-angle) == cosine)
      #expect((sine * sine + cosine * cosine - 1).magnitude <= 4e-16)
    }
  }
}
