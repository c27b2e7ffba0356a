import FlowSnapshots
import TestSupport
import Testing

@Suite("What is told of a trace without replaying it")
struct TraceTextTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = "\(scratch.path)/a"
    try scratch.write(
      "a", "\n{\"flowTrace\":1,\"scene\":\"a\"}\r\n\n{\"t\":0}\n  \n{\"t\":1}\n")
  }

  @Test("The line of an event skips blank ones", arguments: [(0, 2), (1, 4), (2, 6), (9, 6)])
  func lines(event: Int, line: Int) throws {
    #expect(try TraceText.line(ofEvent: event, in: File.contents(of: path)) == line)
  }

  @Test("The scene is that of the header")
  func scene() throws {
    #expect(try TraceText(at: path).scene == "a")
    #expect(try TraceText(at: path).isTrace)
    for text in ["nothing", "{\"frame\":0}", ""] {
      try scratch.write("a", text)
      #expect(try TraceText(at: path).scene == nil)
      #expect(try !TraceText(at: path).isTrace)
    }
    #expect(TraceText.line(ofEvent: 3, in: []) == 1)
  }
}
