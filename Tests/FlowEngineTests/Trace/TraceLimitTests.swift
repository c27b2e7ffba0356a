import FlowEngine
import Testing

struct TraceLimitTests {
  /// An event with white space after it, so many bytes in all.
  private func line(of count: Int) -> [UInt8] {
    let event = Array(#"{"t":1,"type":"tick"}"#.utf8)
    return event + Array(repeating: 0x20, count: count - event.count)
  }

  @Test("A line may have 1 MiB and not a byte more")
  func lineLength() {
    #expect(InputLimits.lineLength == 1 << 20)
    let header = Array(plainHeader.utf8)
    #expect(traceError(in: header, line(of: 1 << 20)) == nil)
    let error = traceError(in: header, line(of: 1 << 20 + 1))
    #expect(error?.summary == "2:1048577: line is longer than 1048576 bytes")
    #expect(error == TraceError.lineTooLong(line: 2))
  }

  private func header(nesting count: Int) -> [UInt8] {
    let open = String(repeating: "[", count: count)
    let close = String(repeating: "]", count: count)
    return Array(
      #"{"flowTrace":1,"scene":"a","configuration":{"a":\#(open)\#(close)}}"#.utf8)
  }

  @Test("64 levels may be nested")
  func nesting() {
    #expect(InputLimits.nesting == 64)
    #expect(traceError(in: header(nesting: 62)) == nil)
    #expect(traceError(in: header(nesting: 63))?.summary == "1:111: nested more than 64 deep")
    #expect(
      traceError(in: header(nesting: 100_000))?.summary == "1:111: nested more than 64 deep")
  }

  @Test("Deep nesting in an event counts the event's own object")
  func nestingInEvent() {
    let open = #"{"t":1,"type":"environment","environment":{"size":"#
    let line = Array((open + String(repeating: "[", count: 63)).utf8)
    #expect(
      traceError(in: Array(plainHeader.utf8), line)?.summary
        == "2:\(open.utf8.count + 63): nested more than 64 deep")
  }

  private func fonts(_ count: Int, advances: Int) -> [UInt8] {
    let advances = (0..<advances).map { #""\#(Unicode.Scalar(0x4E00 + UInt32($0)) ?? "x")":1"# }
    let metrics = #"{"advance":{\#(advances.joined(separator: ","))}}"#
    let fonts = (0..<count).map { #""f\#($0)":\#(metrics)"# }.joined(separator: ",")
    return Array(
      #"{"flowTrace":1,"scene":"a","environment":{"fonts":{\#(fonts)}}}"#.utf8)
  }

  @Test("Fonts and their characters are limited")
  func fonts() {
    #expect(traceError(in: fonts(256, advances: 1)) == nil)
    #expect(
      traceError(in: fonts(257, advances: 0))?.summary
        == "1:51: 'environment.fonts' must be an object of at most 256 members")
    #expect(traceError(in: fonts(1, advances: 4096)) == nil)
    #expect(
      traceError(in: fonts(1, advances: 4097))?.summary
        == "1:68: 'environment.fonts.f0.advance' must be an object of at most 4096 members")
  }

  @Test("Time never goes back")
  func time() {
    let header = Array(plainHeader.utf8)
    let lines = [0.5, 0.5, 2].map { Array(#"{"t":\#($0),"type":"tick"}"#.utf8) }
    #expect(traceError(in: header, lines[0], lines[1], lines[2]) == nil)
    let error = traceError(in: header, lines[2], [], lines[1])
    #expect(error?.summary == "4:6: time runs back from 2 to 0.5")
    #expect(error?.kind == .event(.timeRunsBack(to: 0.5, from: 2)))
  }

  @Test("A message shows no more of a name than helps, and nothing that steers a terminal")
  func longNames() {
    let name = String(repeating: "x", count: 500_000)
    let line = #"{"t":1,"type":"tick","\#(name)":1}"#
    let message = traceError(in: Array(plainHeader.utf8), Array(line.utf8))?.message
    let shown = String(repeating: "x", count: 60)
    #expect(message == "unknown member '\(shown)…'; expected 't', 'type'")
    var reader = TraceReader()
    _ = try? reader.read(plainHeader)
    let foreign = reader.error(for: .unknownCommand("\u{1B}[31m\n" + name, known: []))
    #expect(foreign.message.hasPrefix("unknown command '\\u{1B}[31m\\u{A}xxx"))
    #expect(foreign.message.count < 600)
  }
}
