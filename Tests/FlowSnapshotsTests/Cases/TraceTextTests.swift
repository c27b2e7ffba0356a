import FlowSnapshots
import Testing

@Suite("What is told of a trace without replaying it")
struct TraceTextTests {
  private let text = TraceText(
    Array("\n{\"flowTrace\":1,\"scene\":\"a\"}\r\n\n{\"t\":0}\n  \n{\"t\":1}\n".utf8))

  @Test("The line of an event skips blank ones", arguments: [(0, 2), (1, 4), (2, 6), (9, 6)])
  func lines(event: Int, line: Int) {
    #expect(text.line(ofEvent: event) == line)
  }

  @Test("The scene is that of the header")
  func scene() {
    #expect(text.scene == "a")
    #expect(text.isTrace)
    #expect(TraceText(Array("nothing".utf8)).scene == nil)
    #expect(!TraceText(Array("{\"frame\":0}".utf8)).isTrace)
    #expect(TraceText([]).line(ofEvent: 3) == 1)
  }
}
