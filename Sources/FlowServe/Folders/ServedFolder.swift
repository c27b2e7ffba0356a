import FlowEngine
import FlowSnapshots

/// The folder that a server was started in: the only one whose files it reads.
struct ServedFolder {
  /// The folder without links.
  private let root: String

  /// Takes the working folder.
  init() { root = Path.real(".") ?? "/" }

  /// The path of a file or folder in the folder, as it is seen from there.
  ///
  /// - Throws: `ToolError` for what is not there, and for what lies outside, by whatever links.
  func path(_ text: String) throws(ToolError) -> String {
    guard !text.isEmpty, !text.utf8.contains(0) else { throw ToolError("a path must not be empty") }
    guard let real = Path.real(text) else {
      throw ToolError("\(text.shown()): error: there is no such file")
    }
    guard contains(real) else {
      throw ToolError(
        "\(text.shown()): error: it is outside the folder that the server was started in")
    }
    let plain = Path.plain(text)
    guard plain.utf8.first == UInt8(ascii: "/") else { return plain }
    let inner = real.utf8.dropFirst(root.utf8.count).drop { $0 == UInt8(ascii: "/") }
    return inner.isEmpty ? "." : String(Substring(inner))
  }

  /// The contents of a file in the folder.
  ///
  /// - Throws: `ToolError` as `path`, and for a file that cannot be read.
  func contents(of text: String) throws(ToolError) -> (path: String, bytes: [UInt8]) {
    let path = try path(text)
    guard File.size(of: path) ?? 0 <= ServeLimits.file else {
      throw ToolError("\(path): error: it has more than \(ServeLimits.file >> 20) MiB")
    }
    do throws(FileError) {
      return (path, try File.contents(of: path))
    } catch {
      throw ToolError(error.message)
    }
  }

  /// The cases at some paths in the folder.
  ///
  /// - Throws: `ToolError` as `path`, also for a file of a case that leads outside.
  func cases(at paths: [String]) throws(ToolError) -> SnapshotSearch {
    var inner: [String] = []
    for path in paths { inner.append(try self.path(path)) }
    let search: SnapshotSearch
    do throws(SearchError) {
      search = try SnapshotSearch(inner)
    } catch {
      throw ToolError(error.message)
    }
    try search.forEachFile { (path) throws(ToolError) in
      guard let real = Path.real(path), !contains(real) else { return }
      throw ToolError(
        "\(path.shown()): error: it leads outside the folder that the server was started in")
    }
    return search
  }

  private func contains(_ real: String) -> Bool {
    real.utf8.elementsEqual(root.utf8) || root == "/"
      || real.utf8.starts(with: root.utf8)
        && real.utf8.dropFirst(root.utf8.count).first == UInt8(ascii: "/")
  }
}
