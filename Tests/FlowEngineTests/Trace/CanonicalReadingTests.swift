import FlowTesting
import Testing

@testable import FlowEngine

/// Lines that are read in one pass, because they are as recordings write them.
@Suite struct CanonicalReadingTests {
  /// What reading a line comes to: its contents or the error, and where its members are.
  private struct Outcome: Equatable {
    var text: String
    var columns: [Int]
  }

  private static let members = EventMember.allCases.map { $0.name.text }

  private static func outcome(_ line: String, with reader: inout TraceReader) -> Outcome {
    outcome(Array(line.utf8), with: &reader)
  }

  private static func outcome(_ line: [UInt8], with reader: inout TraceReader) -> Outcome {
    do throws(TraceError) {
      let contents = try reader.read(line)
      let columns = members.map { reader.error(for: .invalidMember($0, expected: "")).column }
      return Outcome(text: contents.map { "\($0)" } ?? "blank", columns: columns)
    } catch {
      return Outcome(text: "\(error.kind)", columns: [error.column])
    }
  }

  /// Lines, most of them canonical.
  private static let samples = [
    #"{"t":1.5,"type":"pan","phase":"changed","translation":[1,-2.25],"velocity":[0,30],"location":[7,8],"target":"card"}"#,
    #"{"t":1.5,"type":"pan","phase":"changed","translation":[0.333,-2],"velocity":[0,30]}"#,
    #"{"t":2,"type":"scroll","target":"list","offset":[0,1.5],"velocity":[0,0],"phase":"changed"}"#,
    #"  {"t":2,"type":"scroll","target":"list","offset":[0,1.5]}  "#,
    #"{"type":"pan","velocity":[0,30],"phase":"began","translation":[1,2],"t":1.5}"#,
    #"{"t": 1.5, "type":"pan","phase":"changed","translation":[ 1, 2],"velocity":[0,30]}"#,
    #"{"t":1.5,"type":"keyboard","phase":"willShow","frame":[0,477,375,335],"duration":0.25,"curve":"easeInOut"}"#,
    #"{"t":1.5,"type":"tap","location":[1,2]}"#,
    #"{"t":1.5,"type":"tap","target":"card","location":[1,2]}"#,
    #"{"t":1.5,"type":"text","target":"card","replacement":"a","range":[0,2]}"#,
    #"{"t":1.5,"type":"text","target":"card","replacement":""}"#,
    #"{"t":1.5,"type":"deleteBackward","target":"card"}"#,
    #"{"t":1.5,"type":"return","target":"a name of more than sixty-four bytes, which is longer than any that is kept"}"#,
    #"{"t":1.5,"type":"select","target":"list","component":0,"row":2}"#,
    #"{"t":1.5,"type":"response","id":"card","outcome":"failure","message":"Not the code."}"#,
    #"{"t":1.5,"type":"command","name":"setValue","target":"card","value":"2.0"}"#,
    #"{"t":1.5,"type":"command","name":"setLength","value":2}"#,
    #"{"t":1.5,"type":"command","name":"setShown","value":true}"#,
    #"{"t":1.5,"type":"environment","environment":{"size":[2,375]}}"#,
    #"{"t":1.5,"type":"tick"}"#,
    #"{"t": 2, "type": "focus", "target": "card"}"#,
  ]

  /// Replacements of what is written in the lines, most of them of numbers.
  private static let changes = [
    ("1.5", "1.500001"), ("1.5", "12345678"), ("1.5", "-0"), ("1.5", "1e2"), ("1.5", "01"),
    ("1.5", "x"),
    ("1.5", "1.5 "), ("1.5", "123456.1234567"), ("1.5", "0.00000001"), ("1.5", "1e9"),
    ("2", "99999999999"),
    ("2", "2.0"), ("2", "-7"), ("[0,", "[0.125,"), ("[0,", "[-0,"), ("[0,", "[1e400,"),
    ("[0,", "[,"),
    ("[0,30]", "[0,30,1]"), ("[0,30]", "[0]"), ("[0,30]", "[0, 30]"), ("]", "]]"), ("}", "} "),
    ("}", ""),
    ("}", "}x"), ("changed", "ended"), ("changed", "changes"), ("card", "dim"), ("card", "c\u{e9}"),
    ("card", #"c\u0061"#), ("translation", "translations"), ("velocity", "location"), ("{", " {"),
    ("{", ""),
    ("pan", "tap"), (",", ", "), ("list", "lists"), ("477", "4777777"), ("0.25", "0.3"),
    ("0.25", "-1"),
  ]

  /// Reads an event from a line, in one pass or the general way, with the offsets of its members.
  private static func event(in line: [UInt8], isCanonical: Bool) -> Outcome? {
    var reader = EventReader()
    var event = Event.tick
    let isRead = line.withUnsafeBufferPointer { bytes in
      if isCanonical { return reader.readCanonical(bytes, into: &event) }
      do throws(JSONError) {
        var cursor = try JSONCursor(bytes, magnitude: InputLimits.magnitude)
        cursor.skipSpace()
        event = try reader.read(&cursor)
        return true
      } catch {
        return false
      }
    }
    guard isRead else { return nil }
    return Outcome(text: "\(event)", columns: members.map { reader.offset(of: $0) })
  }

  /// Checks that a line is read alike in both ways, if it is canonical; returns whether it is.
  @discardableResult private static func check(_ line: [UInt8], _ place: String = "") -> Bool {
    guard let outcome = event(in: line, isCanonical: true) else { return false }
    let text = String(decoding: line, as: UTF8.self)
    #expect(outcome == event(in: line, isCanonical: false), "\(text) \(place)")
    return true
  }

  @Test("A canonical line is read as it is in the general way", arguments: samples)
  func alike(_ sample: String) {
    for (old, new) in Self.changes + Self.changes.map({ ($0.1, $0.0) }) {
      Self.check(Array(Self.replaced(old, new, in: sample).utf8))
    }
  }

  @Test("Lines as recordings write them are canonical, but for environments and booleans")
  func canonical() {
    let isCanonical = Self.samples.map { Self.check(Array($0.utf8)) }
    let others = Self.samples.indices.filter { !isCanonical[$0] }
    #expect(others == [3, 4, 5, 17, 18, 20])
    for row in EventLineTests.rows {
      guard let event = Self.event(in: Array(row.line.utf8), isCanonical: false) else { continue }
      #expect(Self.event(in: Array(row.line.utf8), isCanonical: true) ?? event == event)
    }
  }

  /// A text with the first of some parts replaced.
  private static func replaced(_ old: String, _ new: String, in text: String) -> String {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(old) {
        return text[..<start] + new + text[text.index(start, offsetBy: old.count)...]
      }
      start = text.index(after: start)
    }
    return text
  }

  @Test("Times are checked in canonical lines, too")
  func times() throws {
    var reader = TraceReader()
    _ = Self.outcome(#"{"flowTrace":1,"scene":"glide-card"}"#, with: &reader)
    func line(_ time: String) -> String {
      #"{"t":\#(time),"type":"pan","phase":"changed","translation":[0,0],"velocity":[0,0]}"#
    }
    for time in ["1", "2", "3"] {
      #expect(Self.outcome(line(time), with: &reader).columns.count > 1)
    }
    #expect(Self.outcome(line("2.5"), with: &reader).text.contains("time runs back from 3 to 2.5"))
    #expect(
      Self.outcome(line("-2.5"), with: &reader).text.contains("'t' must be a number of seconds"))
    #expect(Self.outcome(line("3.5"), with: &reader).columns.count > 1)
  }

  @Test("The reader of another trace reads as a new one does")
  func restarted() throws {
    let header = #"{"flowTrace":1,"scene":"glide-card"}"#
    var reader = TraceReader()
    for line in [header] + Self.samples { _ = Self.outcome(line, with: &reader) }
    // Without a header, with times that begin before those of the other, and with a line at fault.
    for lines in [
      [Self.samples[0]], [header, Self.samples[0], Self.samples[5]],
      [header, header], ["", header, Self.samples[1].replacing("1.5", with: "0.5"), "x"],
    ] {
      var again = reader.restarted
      var new = TraceReader()
      for line in lines {
        #expect(Self.outcome(line, with: &again) == Self.outcome(line, with: &new), "\(line)")
      }
      #expect(again.line == new.line)
      #expect(((try? again.finish()) != nil) == (lines.count > 1))
    }
  }

  @Test("A damaged line is read alike in both ways", arguments: 1...UInt64(40))
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = (Self.samples + EventLineTests.rows.map { $0.line }).map { Array($0.utf8) }
    for _ in 0..<150 {
      var line = random.one(of: lines)
      TraceFuzzTests.mutate(&line, &random)
      Self.check(line, "(seed \(seed))")
    }
  }
}
