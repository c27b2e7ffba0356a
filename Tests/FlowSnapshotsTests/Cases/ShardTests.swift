import FlowSnapshots
import Testing

@Suite("Shards")
struct ShardTests {
  private let cases = (0..<103).compactMap {
    SnapshotCase(path: "Fixtures/a/case-\($0).trace.jsonl")
  }

  @Test("cover each case once and differ by one case at the most", arguments: [1, 2, 4, 7, 120])
  func cover(count: Int) throws {
    let parts = try (1...count).map { try #require(Shard("\($0)/\(count)")).cases(of: cases) }
    #expect(parts.flatMap { $0 }.count == cases.count)
    #expect(Set(parts.flatMap { $0 }) == Set(cases))
    let sizes = parts.map { $0.count }
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("do not depend on where the tree lies, and keep the order")
  func stable() throws {
    let shard = try #require(Shard("2/4"))
    let elsewhere = (0..<103).compactMap {
      SnapshotCase(path: "/some/where/Fixtures/a/case-\($0).trace.jsonl")
    }
    let names = shard.cases(of: cases).map { $0.name }
    #expect(shard.cases(of: elsewhere).map { $0.name } == names)
    #expect(cases.map { $0.name }.filter { names.contains($0) } == names)
  }

  @Test("keep most cases where they are when one is added")
  func moved() throws {
    let shard = try #require(Shard("2/4"))
    let before = Set(shard.cases(of: cases))
    let added = try #require(SnapshotCase(path: "Fixtures/a/another.trace.jsonl"))
    #expect(before.subtracting(shard.cases(of: cases + [added])).count <= 1)
  }

  @Test("are written I/N", arguments: ["", "1", "0/4", "5/4", "a/4", "1/", "/4", "1/2/3", "1/0"])
  func malformed(text: String) {
    #expect(Shard(text) == nil)
  }
}
