import FlowSnapshots
import Testing

@Suite("Conflict markers")
struct ConflictMarkersTests {
  /// A text of several lines, which is one line where a test is named.
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int?

    init(_ text: String, _ line: Int? = nil) {
      self.text = text
      self.line = line
    }

    var testDescription: String { text.debugDescription }
  }

  private static func firstLine(in text: String) -> Int? {
    var markers = ConflictMarkers()
    // Byte by byte, as pieces of a file may be.
    for byte in text.utf8 { [byte].withUnsafeBufferPointer { markers.add($0) } }
    markers.finish()
    return markers.firstLine
  }

  @Test(
    "are found at the first line of a conflict",
    arguments: [
      Sample("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", 1),
      Sample("a\n<<<<<<< HEAD\n||||||| base\n=======\n>>>>>>> topic", 2),
      Sample("<<<<<<<\n=======\n>>>>>>>", 1),
      Sample("<<<<<<< HEAD\r\n=======\r\n>>>>>>> x\r\n", 1),
    ])
  func found(_ sample: Sample) {
    #expect(Self.firstLine(in: sample.text) == sample.line)
  }

  @Test(
    "are only those of a real conflict",
    arguments: [
      "", "<<<<<<< HEAD", "=======\n>>>>>>> topic", "<<<<<<< HEAD\n>>>>>>> topic",
      ">>>>>>> topic\n=======\n<<<<<<< HEAD", " <<<<<<< HEAD\n=======\n>>>>>>> topic",
      "<<<<<<<< HEAD\n========\n>>>>>>>> topic",
      #"{"text":"<<<<<<< HEAD\n=======\n>>>>>>> topic"}"#,
      "<<<<<<<HEAD\n=======\n>>>>>>> topic",
    ].map { Sample($0) })
  func notFound(_ sample: Sample) {
    #expect(Self.firstLine(in: sample.text) == nil)
  }
}
