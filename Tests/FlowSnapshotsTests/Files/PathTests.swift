import FlowSnapshots
import Testing

@Suite("Paths")
struct PathTests {
  @Test(
    "are made plain",
    arguments: [
      ("Fixtures", "Fixtures"), ("./Fixtures//a/", "Fixtures/a"), ("/a/../b", "/b"), ("a/..", "."),
      ("../a", "../a"), ("a/../../b", "../b"), ("/..", "/"), ("/", "/"), ("", "."),
    ])
  func plain(path: String, plain: String) {
    #expect(Path.plain(path) == plain)
  }

  @Test(
    "have a folder and a name",
    arguments: [("a/b", "a", "b"), ("b", ".", "b"), ("/b", "/", "b"), ("/a/b", "/a", "b")])
  func parts(path: String, folder: String, name: String) {
    #expect(Path.folder(of: path) == folder)
    #expect(Path.name(of: path) == name)
    #expect(Path.join(folder, name) == path)
  }
}
