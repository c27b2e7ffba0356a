import FlowSnapshots
import Testing

@Suite("Conflict markers")
struct ConflictMarkersTests {
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
      ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", 1),
      ("a\n<<<<<<< HEAD\n||||||| base\n=======\n>>>>>>> topic", 2),
      ("<<<<<<<\n=======\n>>>>>>>", 1),
      ("<<<<<<< HEAD\r\n=======\r\n>>>>>>> x\r\n", 1),
    ])
  func found(text: String, line: Int) {
    #expect(Self.firstLine(in: text) == line)
  }

  @Test(
    "are only those of a real conflict",
    arguments: [
      "", "<<<<<<< HEAD", "=======\n>>>>>>> topic", "<<<<<<< HEAD\n>>>>>>> topic",
      ">>>>>>> topic\n=======\n<<<<<<< HEAD", " <<<<<<< HEAD\n=======\n>>>>>>> topic",
      "<<<<<<<< HEAD\n========\n>>>>>>>> topic",
      #"{"text":"<<<<<<< HEAD\n=======\n>>>>>>> topic"}"#,
      "<<<<<<<HEAD\n=======\n>>>>>>> topic",
    ])
  func notFound(text: String) {
    #expect(Self.firstLine(in: text) == nil)
  }
}
