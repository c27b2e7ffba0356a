import FlowEngine
import FlowTesting
import Testing

/// Fonts over all lines of a trace are bounded as those of one line are.
@Suite("The fonts of a trace")
struct FontLimitTests {
  private static let header = #"{"flowTrace":1,"scene":"probe"}"#

  /// An event that describes a font, with advances of characters from the first that needs no escape.
  private static func event(_ name: String, advances: Int = 0, at time: Double = 0) -> String {
    let listed = (0..<advances).compactMap { Unicode.Scalar(UInt32(0x100 + $0)) }
      .map { #""\#($0)":0.3333333333333333"# }.joined(separator: ",")
    return #"{"t":\#(time),"type":"environment","environment":{"fonts":{"\#(name)":"#
      + #"{"advance":{\#(listed)}}}}}"#
  }

  /// What is wrong with a trace; `nil` if nothing is.
  private static func fault(in lines: [String]) -> TraceError? {
    var replay = TraceReplay(of: Probe.self)
    do throws(TraceError) {
      for line in [header] + lines {
        try Array((line + "\n").utf8).withUnsafeBufferPointer { (bytes) throws(TraceError) in
          try replay.feed(bytes)
        }
        replay.output.removeAll()
      }
      try replay.finish()
    } catch {
      return error
    }
    return nil
  }

  static let tooMany: [(lines: [String], line: Int, column: Int)] = [
    ((0...InputLimits.fonts).map { event("f\($0)") }, 258, 45),
    ((0...4).map { event("f\($0)", advances: InputLimits.advances) }, 6, 45),
    ([event(String(repeating: "f", count: InputLimits.fontName + 1))], 2, 55),
  ]

  @Test("beyond the limit are an error with a place", arguments: tooMany.indices)
  func beyond(index: Int) throws {
    let (lines, line, column) = Self.tooMany[index]
    let fault = try #require(Self.fault(in: lines))
    #expect(fault.line == line)
    #expect(fault.column == column, "\(fault.message)")
  }

  @Test("may be described again as often as one likes")
  func again() {
    let count = AuditEffort.count(10_000)
    #expect(
      Self.fault(in: (0..<count).map { Self.event("f\($0 % InputLimits.fonts)", advances: 3) })
        == nil)
    let large = (0..<40).map { Self.event("f\($0 % 4)", advances: InputLimits.advances) }
    #expect(Self.fault(in: large) == nil)
  }

  @Test("at the limit fit into the header of a recording")
  func header() throws {
    var fonts = FontBook()
    let name = String(repeating: "\u{1}", count: InputLimits.fontName - 3)
    for index in 0..<InputLimits.fonts {
      let isListed = index < InputLimits.fontAdvances / InputLimits.advances
      let advances = (0..<(isListed ? InputLimits.advances : 0)).compactMap { number in
        // All that need an escape, and then characters of four bytes.
        Unicode.Scalar(UInt32(number < 32 ? number : 0x10000 + number)).map {
          FontMetrics.Advance($0, 0.000012345678901234567)
        }
      }
      let number = String(1_000 + index).dropFirst()
      fonts["\(name)\(number)"] = FontMetrics(
        defaultAdvance: 0.000012345678901234567, advances: advances, lineHeight: 123_456_789.012345)
    }
    let engine = try Engine(Probe.self, environment: Environment(fonts: fonts))
    var json = JSONWriter()
    json.environment(engine.environment)
    #expect(json.text.utf8.count < InputLimits.lineLength * 3 / 4)
    // They can be restored from there, and one more cannot be added.
    var restored = try Engine(Probe.self, restoring: engine.saved)
    #expect(restored.environment.fonts == fonts)
    var more = FontBook()
    more["another"] = FontMetrics()
    #expect(throws: EventError.self) {
      try restored.send(.environment(EnvironmentChange(fonts: more)), at: 1)
    }
    #expect(restored.saved == engine.saved)
  }

  @Test("measure long texts as short ones")
  func measuring() {
    var random = SeededGenerator(seed: 4)
    let listed = (0..<600).map { _ in
      FontMetrics.Advance(
        Unicode.Scalar(UInt8(32 + random.number(below: 90))), Double(random.number(below: 8)))
    }
    let metrics = FontMetrics(defaultAdvance: 3, advances: listed)
    let text = String(
      String.UnicodeScalarView(
        (0..<400).map { _ in Unicode.Scalar(UInt8(32 + random.number(below: 95))) }))
    let expected = text.reduce(0) { $0 + metrics.width(of: String($1)) }
    #expect(metrics.width(of: text) == expected)
  }
}
