import FlowSnapshots
import Foundation
import TestSupport
import Testing

@Suite("Shards")
struct ShardTests {
  private let cases = (0..<103).compactMap {
    SnapshotCase(path: "Fixtures/a/case-\($0).trace.jsonl")
  }

  private func part(_ text: String, of all: [SnapshotCase]) throws -> [SnapshotCase] {
    try #require(Shard(text)).cases(of: all) { $0.name }
  }

  @Test("cover each case once and differ by one case at the most", arguments: [1, 2, 4, 7, 120])
  func cover(count: Int) throws {
    let parts = try (1...count).map { try part("\($0)/\(count)", of: cases) }
    #expect(parts.flatMap { $0 }.count == cases.count)
    #expect(Set(parts.flatMap { $0 }) == Set(cases))
    let sizes = parts.map { $0.count }
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("keep the order")
  func order() throws {
    let names = try part("2/4", of: cases).map { $0.name }
    #expect(cases.map { $0.name }.filter { names.contains($0) } == names)
  }

  @Test("keep most cases where they are when one is added")
  func moved() throws {
    let before = Set(try part("2/4", of: cases))
    let added = try #require(SnapshotCase(path: "Fixtures/a/another.trace.jsonl"))
    #expect(before.subtracting(try part("2/4", of: cases + [added])).count <= 1)
  }

  /// One tree by other names: the folder that is named, below it or not, does not count.
  static let operands = ["other/b", "one/../one/a/", "one/./a", "link"]

  @Test("do not depend on where the tree is or how it is named", arguments: operands)
  func stable(operand: String) throws {
    let scratch = try Scratch()
    for folder in ["one/a", "other/b"] {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(folder)/inner/same", withIntermediateDirectories: true)
      for number in 0..<37 {
        // Some have the same name in several folders.
        for inner in ["", "inner/", "inner/same/"].prefix(number % 3 + 1) {
          try scratch.write("\(folder)/\(inner)case-\(number).trace.jsonl", "")
        }
      }
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/link", withDestinationPath: "other/b")
    func part(_ text: String, _ operand: String) throws -> [String] {
      let folder = try #require(Path.real("\(scratch.path)/\(operand)"))
      let cases = try SnapshotSearch(["\(scratch.path)/\(operand)"])
        .cases(of: #require(Shard(text)))
      return try cases.map {
        String(try #require(Path.real($0.trace)).dropFirst(folder.count))
      }
    }
    for text in ["1/2", "2/2", "3/5"] {
      #expect(try part(text, operand) == part(text, "one/a"))
    }
    #expect(try part("1/2", "one/a").count + part("2/2", operand).count == 73)
  }

  @Test("know a case that is an operand by its name")
  func files() throws {
    let scratch = try Scratch()
    var files: [String] = []
    for number in 0..<40 {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(number % 7)", withIntermediateDirectories: true)
      files.append("\(number % 7)/case-\(number).trace.jsonl")
      try scratch.write(files[number], "")
    }
    let search = try SnapshotSearch(files.map { "\(scratch.path)/\($0)" })
    let shard = try #require(Shard("1/2"))
    #expect(search.cases(of: shard) == shard.cases(of: search.cases) { $0.name })
  }

  @Test("are written I/N", arguments: ["", "1", "0/4", "5/4", "a/4", "1/", "/4", "1/2/3", "1/0"])
  func malformed(text: String) {
    #expect(Shard(text) == nil)
  }
}
