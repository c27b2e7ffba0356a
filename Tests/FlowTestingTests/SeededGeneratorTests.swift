import FlowTesting
import Testing

struct SeededGeneratorTests {
  // The first numbers of the reference implementation of SplitMix64.
  @Test(
    "A seed gives the same numbers everywhere",
    arguments: [
      (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
      (
        1_234_567,
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
      ),
    ] as [(UInt64, [UInt64])])
  func numbers(seed: UInt64, numbers: [UInt64]) {
    var random = SeededGenerator(seed: seed)
    #expect(numbers.map { _ in random.next() } == numbers)
  }

  @Test("Numbers lie in their bounds, and reach them")
  func bounds() {
    var random = SeededGenerator(seed: 1)
    let whole = (0..<1000).map { _ in random.number(below: 3) }
    #expect(Set(whole) == [0, 1, 2])
    let numbers = (0..<1000).map { _ in random.number(in: -1...2) }
    #expect(numbers.allSatisfy { (-1...2).contains($0) })
    #expect(numbers.contains { $0 < -0.9 } && numbers.contains { $0 > 1.9 })
    let values = (0..<1000).map { _ in random.one(of: ["a", "b"]) }
    #expect(Set(values) == ["a", "b"])
    let share = (0..<10_000).filter { _ in random.chance(0.2) }.count
    #expect((1_800...2_200).contains(share))
    #expect((0..<100).allSatisfy { _ in !random.chance(0) && random.chance(1) })
  }
}
