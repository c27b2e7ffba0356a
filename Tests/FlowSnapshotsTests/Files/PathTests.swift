import FlowSnapshots
import Testing

@Suite("Paths")
struct PathTests {
  @Test(
    "are made plain",
    arguments: [
      ("Fixtures", "Fixtures"), ("./Fixtures//a/", "Fixtures/a"), ("/a/../b", "/a/../b"),
      ("../a", "../a"), ("/", "/"), ("", "."), ("./", "."), ("/\u{301}a//.", "/\u{301}a"),
    ])
  func plain(path: String, plain: String) {
    #expect(Path.plain(path) == plain)
  }

  @Test(
    "have a folder and a name",
    arguments: [
      ("a/b", "a", "b"), ("b", ".", "b"), ("/b", "/", "b"), ("/a/b", "/a", "b"),
      ("a/\u{301}b", "a", "\u{301}b"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(Path.folder(of: path) == folder)
    #expect(Path.name(of: path) == name)
    #expect(Path.join(folder, name) == path)
  }
}
