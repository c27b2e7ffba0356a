import FlowEngine
import FlowTesting
import Testing

/// Random lines never crash the reader, and each error has a place that is there.
struct TraceFuzzTests {
  private static let lines =
    EventLineTests.rows.map { Array($0.line.utf8) } + [
      Array(
        """
        {"t":1,"type":"environment","environment":{"size":[1,2],"safeArea":[1,2,3,4],"scale":1,\
        "date":"2026-01-01","fonts":{"a":{"advance":{"default":1,"B":2},"lineHeight":1}}}}
        """.utf8)
    ]
  /// Pieces that a random change puts in: what JSON and UTF-8 are made of.
  private static let pieces =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\\"", "null", "true", "-", "0",
      "1e9", "1e999", "-1", "0.5", "\u{0}", "\u{1F}", "é", "😀", "\u{FEFF}", " ", "\r", "\"t\"",
      "\"type\"", "\"pan\"", "\"phase\"", "\"target\":\"a\"", "\"range\":[0,1]", "{\"a\":[{}]}",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF5], [0xFF]]

  private func mutate(_ line: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...line.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where index < line.count: line[index] = UInt8.random(in: 0...255, using: &random)
      case 1 where index < line.count: line.remove(at: index)
      case 2: line.removeSubrange(index...)
      case 3:
        let other = Self.lines.randomElement(using: &random) ?? []
        line.insert(contentsOf: other.suffix(Int.random(in: 0...30, using: &random)), at: index)
      default:
        line.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: index)
      }
    }
  }

  /// Reads a line and gives the error if there is one.
  private func check(_ line: [UInt8], _ reader: inout TraceReader, _ note: String) -> TraceError? {
    do throws(TraceError) {
      _ = try reader.read(line)
      return nil
    } catch {
      // An error at the end of the line stands just behind its last byte.
      if error.line != reader.line || !(1...line.count + 1).contains(error.column)
        || error.message.isEmpty || error.message.unicodeScalars.contains(where: { $0.value < 32 })
      {
        Issue.record("\(error.summary) for \(line) (\(note))")
      }
      return error
    }
  }

  @Test("Changed lines give an event or a placed error", arguments: [1, 2, 3, 4] as [UInt64])
  func changed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var reader = try TraceReader.afterHeader()
    var errors = 0
    for round in 0..<25_000 {
      var line = Self.lines.randomElement(using: &random) ?? []
      mutate(&line, &random)
      if check(line, &reader, "seed \(seed), round \(round)") != nil { errors += 1 }
    }
    // Neither a run of nothing but errors nor one without any.
    #expect((10_000..<24_900).contains(errors))
  }

  @Test("Changed headers give a header or a placed error", arguments: [5] as [UInt64])
  func headers(seed: UInt64) {
    let header = Array(
      #"{"flowTrace":1,"scene":"a","configuration":{"a":[1,{"b":null}]},"environment":{"scale":2}}"#
        .utf8)
    var random = SeededGenerator(seed: seed)
    for round in 0..<10_000 {
      var line = header
      mutate(&line, &random)
      var reader = TraceReader()
      _ = check(line, &reader, "seed \(seed), round \(round)")
    }
  }

  @Test("Random bytes give a placed error", arguments: [6, 7] as [UInt64])
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var reader = try TraceReader.afterHeader()
    for round in 0..<10_000 {
      let count = Int.random(in: 1...40, using: &random)
      let isASCII = Bool.random(using: &random)
      let line = (0..<count).map { _ in UInt8.random(in: 0...(isASCII ? 127 : 255), using: &random)
      }
      _ = check(line, &reader, "seed \(seed), round \(round)")
    }
  }
}
