import FlowSnapshots
import Testing

@Suite("Conflict markers")
struct ConflictMarkersTests {
  @Test(
    "are found at the first line of a conflict",
    arguments: [
      ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", 1),
      ("a\n<<<<<<< HEAD\n||||||| base\n=======\n>>>>>>> topic", 2),
      ("<<<<<<<\n=======\n>>>>>>>", 1),
      ("<<<<<<< HEAD\r\n=======\r\n>>>>>>> x\r\n", 1),
    ])
  func found(text: String, line: Int) {
    #expect(ConflictMarkers.firstLine(in: Array(text.utf8)) == line)
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
    #expect(ConflictMarkers.firstLine(in: Array(text.utf8)) == nil)
  }
}
