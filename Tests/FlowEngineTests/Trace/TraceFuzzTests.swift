import FlowEngine
import FlowTesting
import Testing

/// Whatever a line is, it is read as what it says, or rejected with a place that is there.
struct TraceFuzzTests {
  private static let lines =
    EventLineTests.rows.map { Array($0.line.utf8) } + [
      Array(
        """
        {"t":1,"type":"environment","environment":{"size":[1,2],"safeArea":[1,2,3,4],"scale":1,\
        "windowOrigin":[0,-8],"date":"2026-01-01","fonts":{"a":{"advance":{"default":1,"B":2},"lineHeight":1}}}}
        """.utf8)
    ]
  /// Pieces that a random change puts in: what JSON and UTF-8 are made of.
  private static let pieces =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\\"", "null", "true", "-", "0",
      "1e9", "1e999", "-1", "0.5", "\u{0}", "\u{1F}", "é", "😀", "\u{FEFF}", " ", "\r", "\"t\"",
      "\"type\"", "\"pan\"", "\"phase\"", "\"target\":\"a\"", "\"range\":[0,1]", "{\"a\":[{}]}",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF5], [0xFF]]

  /// Members that a random change adds: of one event or another, or of none.
  private static let members = [
    #""target":"a","#, #""phase":"ended","#, #""velocity":[1,2],"#, #""location":[1,2],"#,
    #""row":1,"#,
    #""range":[0,1],"#, #""message":"m","#, #""value":true,"#, #""x":1,"#,
  ].map { Array($0.utf8) }

  /// Changes a line in up to three places.
  static func mutate(_ line: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...line.count, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0 where index < line.count: line[index] = UInt8.random(in: 0...255, using: &random)
      case 1 where index < line.count: line.remove(at: index)
      case 2: line.removeSubrange(index...)
      case 3:
        let other = Self.lines.randomElement(using: &random) ?? []
        line.insert(contentsOf: other.suffix(Int.random(in: 0...30, using: &random)), at: index)
      case 4..<7 where index < line.count: Self.replaceAlike(&line[index], &random)
      case 7 where line.first == UInt8(ascii: "{"):
        line.insert(contentsOf: Self.members.randomElement(using: &random) ?? [], at: 1)
      default:
        line.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: index)
      }
    }
  }

  /// Makes a digit another digit and a letter another letter, so that many lines stay right.
  private static func replaceAlike(_ byte: inout UInt8, _ random: inout SeededGenerator) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      byte = UInt8.random(in: UInt8(ascii: "0")...UInt8(ascii: "9"), using: &random)
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      byte = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
    default: break
    }
  }

  /// What is wrong with what a line was read as, if anything is.
  ///
  /// Foundation reads the line as well: it has to say what the canonical line of the event, or of the
  /// header, says, and nothing else. The canonical line has to be read as the same again.
  private static func fault(of line: [UInt8], readAs read: TraceLine) -> String? {
    let canonical: CanonicalLine
    var reader = TraceReader()
    switch read {
    case .event(let event, let time):
      canonical = CanonicalLine(event, at: time)
      _ = try? reader.read(plainHeader)
    case .header(let header): canonical = CanonicalLine(header)
    }
    guard let plain = PlainJSON(line) else { return "it is no JSON" }
    guard canonical.agrees(with: plain) else { return "it was read as \(read)" }
    for members in canonical.forms {
      switch (read, try? reader.read(PlainJSON.object(members).bytes)) {
      case (.event(let event, let time), .event(let again, let timeAgain)?)
      where event == again && time == timeAgain: break
      case (.header(let header), .header(let again)?)
      where header.scene == again.scene
        && header.setup.configuration?.text == again.setup.configuration?.text:
        break
      default: return "the canonical line \(members) of \(read) is read otherwise"
      }
      if case .header = read { reader = TraceReader() }
    }
    return nil
  }

  /// What became of a line.
  private enum Outcome {
    case accepted, rejected, blank
  }

  /// Reads a line and checks what it is read as, or the place of what is wrong with it.
  private func check(_ line: [UInt8], _ reader: inout TraceReader, _ note: String) -> Outcome {
    do throws(TraceError) {
      guard let read = try reader.read(line) else {
        if line.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
          Issue.record("\(line) is taken for blank (\(note))")
        }
        return .blank
      }
      if let fault = Self.fault(of: line, readAs: read) {
        Issue.record("\(String(decoding: line, as: UTF8.self)): \(fault) (\(note))")
      }
      return .accepted
    } catch {
      // An error at the end of the line stands just behind its last byte.
      if error.line != reader.line || !(1...line.count + 1).contains(error.column)
        || error.message.isEmpty || error.message.unicodeScalars.contains(where: { $0.value < 32 })
      {
        Issue.record("\(error.summary) for \(line) (\(note))")
      }
      return .rejected
    }
  }

  @Test(
    "The check finds a line that is read as something that it does not say",
    arguments: [
      (#"{"t":1,"type":"tick","x":1}"#, .tick), (#"{"t":1,"type":"tick"#, .tick),
      (#"{"t":1,"type":"tick"}{"#, .tick), (#"{"t":1.5,"type":"tick"}"#, .tick),
      (#"{"t":"1","type":"tick"}"#, .tick), (#"{"type":"tick"}"#, .tick),
      (#"{"t":1,"type":"focus","target":"a"}"#, .tick),
      (#"{"t":1,"type":"focus","target":"a"}"#, .blur(target: "a")),
      (#"{"t":1,"type":"focus","target":"a"}"#, .focus(target: "b")),
      (#"{"t":1,"type":"focus"}"#, .focus(target: "")),
      (
        #"{"t":1,"type":"command","name":"a","value":1}"#,
        .command(Command("a", value: .bool(true)))
      ),
      (#"{"t":1,"type":"command","name":"a","value":null}"#, .command(Command("a"))),
      (
        #"{"t":1,"type":"scroll","target":"a","offset":[0,1],"velocity":[0,2]}"#,
        .scroll(Scroll("a", offset: Point(x: 0, y: 1)))
      ),
      (
        #"{"t":1,"type":"scroll","target":"a","offset":[0,1]}"#,
        .scroll(Scroll("a", offset: Point(x: 0, y: 1), phase: .began))
      ),
      (
        #"{"t":1,"type":"environment","environment":{"scale":2}}"#,
        .environment(EnvironmentChange(reduceMotion: true))
      ),
    ] as [(String, Event)])
  func finds(line: String, event: Event) {
    #expect(Self.fault(of: Array(line.utf8), readAs: .event(event, at: 1)) != nil)
  }

  @Test(
    "The check finds nothing in a number of any form",
    arguments: ["0e9", "0E-2", "-0e1", "0.0e9", "10e1", "1.0e9", "0"])
  func numbers(number: String) throws {
    var reader = try TraceReader.afterHeader()
    let line = Array(#"{"t":1,"type":"command","name":"a","value":\#(number)}"#.utf8)
    #expect(check(line, &reader, number) == .accepted)
  }

  @Test("Each kind of line is read as what it says", arguments: EventLineTests.rows)
  func unchanged(_ row: EventLineTests.Row) throws {
    var reader = try TraceReader.afterHeader()
    #expect(check(Array(row.line.utf8), &reader, row.testDescription) == .accepted)
  }

  @Test(
    "Changed lines are read as what they say, or rejected", arguments: [1, 2, 3, 4] as [UInt64])
  func changed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var reader = try TraceReader.afterHeader()
    let rounds = AuditEffort.count(250_000)
    var (accepted, rejected) = (0, 0)
    for round in 0..<rounds {
      // A line of a late time makes all that come after it too early.
      if round % 20 == 0 { reader = try TraceReader.afterHeader() }
      var line = Self.lines.randomElement(using: &random) ?? []
      Self.mutate(&line, &random)
      switch check(line, &reader, "seed \(seed), round \(round)") {
      case .accepted: accepted += 1
      case .rejected: rejected += 1
      case .blank: break
      }
    }
    // Neither nothing but errors nor none.
    #expect(accepted * 50 > rounds && rejected * 2 > rounds, "\(accepted), \(rejected)")
  }

  @Test("Changed headers are read as what they say, or rejected", arguments: [5] as [UInt64])
  func headers(seed: UInt64) {
    let header = Array(
      #"{"flowTrace":1,"scene":"a","configuration":{"a":[1,{"b":null}]},"environment":{"scale":2}}"#
        .utf8)
    var random = SeededGenerator(seed: seed)
    let rounds = AuditEffort.count(100_000)
    var (accepted, rejected) = (0, 0)
    for round in 0..<rounds {
      var line = header
      Self.mutate(&line, &random)
      var reader = TraceReader()
      switch check(line, &reader, "seed \(seed), round \(round)") {
      case .accepted: accepted += 1
      case .rejected: rejected += 1
      case .blank: break
      }
    }
    #expect(accepted * 50 > rounds && rejected * 2 > rounds, "\(accepted), \(rejected)")
  }

  @Test("Random bytes are rejected", arguments: [6, 7] as [UInt64])
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var reader = try TraceReader.afterHeader()
    for round in 0..<AuditEffort.count(500_000) {
      let count = Int.random(in: 1...40, using: &random)
      let isASCII = Bool.random(using: &random)
      let line = (0..<count).map { _ in UInt8.random(in: 0...(isASCII ? 127 : 255), using: &random)
      }
      // Not one of so many is an event by chance.
      if check(line, &reader, "seed \(seed), round \(round)") == .accepted {
        Issue.record("\(line) was taken for an event")
      }
    }
  }
}
