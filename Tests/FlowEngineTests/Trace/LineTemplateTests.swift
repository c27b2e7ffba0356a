import FlowTesting
import Testing

@testable import FlowEngine

/// Lines that are read as those before them, but for their numbers.
@Suite struct LineTemplateTests {
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

  /// Lines after which others are read.
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

  @Test("A line after others like it is read as it is by itself", arguments: samples)
  func alike(_ sample: String) throws {
    for (old, new) in Self.changes + Self.changes.map({ ($0.1, $0.0) }) {
      let line = Self.replaced(old, new, in: sample)
      var alone = TraceReader(readingEventsAtHostTimes: ())
      var reader = TraceReader(readingEventsAtHostTimes: ())
      // The second of two makes the template, and what is between is read in another way.
      for earlier in [sample, sample, #"{"t":0,"type":"focus","target":"other"}"#] {
        _ = Self.outcome(earlier, with: &reader)
      }
      for each in [line, sample, line, line, sample] {
        #expect(Self.outcome(each, with: &reader) == Self.outcome(each, with: &alone), "\(each)")
        alone = TraceReader(readingEventsAtHostTimes: ())
      }
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

  @Test("Times are checked in lines that are alike, too")
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

  /// Lines, and what others may have instead of a part to be read by the template of the first.
  private static let known: [(line: String, old: String, new: [String])] = [
    (samples[0], "-2.25", ["-12.5", "0", "-1234.5", "0.333"]),
    (samples[0], "changed", ["ended", "changed"]), (samples[0], "card", ["dim", "c\u{e9}", ""]),
    (samples[2], "changed", ["ended"]), (samples[2], "list", ["lists"]),
    (samples[6], "willShow", ["willHide"]), (samples[6], "477", ["812"]),
    (samples[6], "easeInOut", ["linear"]), (samples[7], "[1,2]", ["[2.5,-1]"]),
    (samples[8], "card", ["dim"]), (samples[9], "[0,2]", ["[10,0]", "[1.0,2]"]),
    (samples[10], #""replacement":""#, [#""replacement":"é"#, #""replacement":"ab cd"#]),
    (samples[11], "card", ["dim"]), (samples[13], "\"row\":2", ["\"row\":31"]),
    (samples[14], "failure", ["success"]), (samples[14], "Not", ["Not at all"]),
    (samples[15], "2.0", [""]), (samples[16], "2", ["16", "-2.5"]), (samples[19], "1.5", ["2.5"]),
    (samples[20], "card", ["dim"]),
  ]

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

  @Test("A template takes a line that differs in its values only")
  func template() throws {
    for row in Self.known {
      var reader = EventReader()
      func read(_ line: String) throws -> Event? {
        try Array(line.utf8).withUnsafeBufferPointer { bytes in
          var event = Event.tick
          if reader.readAlike(bytes, into: &event) { return event }
          reader.slots.removeAll()
          var cursor = try JSONCursor(bytes)
          _ = try reader.read(&cursor)
          return nil
        }
      }
      #expect(try read(row.line) == nil)
      #expect(try read(row.line) == nil)
      for new in row.new {
        let line = Self.replaced(row.old, new, in: row.line)
        let event = try read(line)
        #expect(event != nil, "\(line)")
        #expect(event == Self.event(in: line), "\(line)")
      }
      #expect(try read(row.line) == Self.event(in: row.line))
      #expect(throws: JSONError.self) {
        try read(Self.replaced("}", #","more":1}"#, in: row.line))
      }
    }
  }

  private static func event(in line: String) -> Event? {
    var reader = TraceReader(readingEventsAtHostTimes: ())
    guard case .event(let event, _)? = try? reader.read(line) else { return nil }
    return event
  }

  @Test("A damaged line after others is read as it is by itself", arguments: 1...UInt64(40))
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = (Self.samples + EventLineTests.rows.map { $0.line }).map { Array($0.utf8) }
    var reader = TraceReader(readingEventsAtHostTimes: ())
    for _ in 0..<150 {
      var line = random.one(of: lines)
      // In between, so that there are templates for what is read.
      if random.chance(0.5) { _ = Self.outcome(line, with: &reader) }
      TraceFuzzTests.mutate(&line, &random)
      var alone = TraceReader(readingEventsAtHostTimes: ())
      let expected = Self.outcome(line, with: &alone)
      let text = String(decoding: line, as: UTF8.self)
      #expect(Self.outcome(line, with: &reader) == expected, "\(text) (seed \(seed))")
    }
  }

  @Test(
    "More forms than there are templates, and other writers, are read as they are by themselves")
  func manyForms() {
    var reader = TraceReader(readingEventsAtHostTimes: ())
    let spaces = ["", " ", "  ", "\t"]
    for round in 0..<6 {
      for number in 0..<24 {
        // As many forms as there are combinations of members and white space.
        let before = spaces[number % 4]
        let line =
          #"{"t":\#(round),\#(before)"type":"pan","phase":"changed","#
          + #""translation":[\#(number),\#(round).5],"velocity":[0,0]\#(number < 12 ? #","target":"a\#(round)""# : "")"#
          + (number % 3 == 0 ? #","location":[1,2]}"# : "}")
        for line in [line, round % 2 == 1 ? " " + line : line] {
          var alone = TraceReader(readingEventsAtHostTimes: ())
          let expected = Self.outcome(line, with: &alone)
          #expect(expected.text.hasPrefix("event("), "\(line): \(expected.text)")
          #expect(Self.outcome(line, with: &reader) == expected, "\(line)")
        }
      }
    }
  }
}
