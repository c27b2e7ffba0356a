import Testing

@testable import FlowEngine

/// Lines that are read as those before them, but for their numbers.
@Suite struct LineTemplateTests {
  /// What reading a line comes to: its contents or the error, and where its members are.
  private struct Outcome: Equatable {
    var text: String
    var columns: [Int]
  }

  private static let members = [
    "t", "translation", "velocity", "location", "target", "phase", "offset",
  ]

  private static func outcome(_ line: String, with reader: inout TraceReader) -> Outcome {
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
    #expect(Self.outcome(line("2.5"), with: &reader).text.contains("timeRunsBack"))
    #expect(Self.outcome(line("-2.5"), with: &reader).text.contains("invalidTime"))
    #expect(Self.outcome(line("3.5"), with: &reader).columns.count > 1)
  }

  @Test("A template takes a sample that differs in its numbers only")
  func template() throws {
    var reader = EventReader()
    func read(_ line: String) throws -> Event? {
      try Array(line.utf8).withUnsafeBufferPointer { bytes in
        if let event = try reader.readAlike(bytes, magnitude: 1e9) { return event }
        reader.slots.removeAll()
        var cursor = try JSONCursor(bytes)
        _ = try reader.read(&cursor)
        return nil
      }
    }
    let sample = Self.samples[0]
    #expect(try read(sample) == nil)
    #expect(try read(sample) == nil)
    let event = try read(Self.replaced("-2.25", "-12.5", in: sample))
    #expect(
      event
        == .pan(
          Pan(
            .changed, translation: Point(x: 1, y: -12.5), velocity: Point(x: 0, y: 30),
            location: Point(x: 7, y: 8), target: "card")))
    #expect(try read(Self.replaced("card", "dim", in: sample)) == nil)
  }
}
