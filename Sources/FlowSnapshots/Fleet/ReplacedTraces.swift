/// The traces of a folder that a run may replace, which none of its cases may name.
package struct ReplacedTraces: Sendable {
  private let folder: FileIdentity
  /// How the names of those traces begin.
  private let beginnings: [String]

  /// Creates the traces of crashes in a folder; `nil` where there is no such folder.
  package init?(ofCrashesIn path: String, of scenes: SceneList) {
    guard let folder = FileIdentity(folder: path) else { return nil }
    self.folder = folder
    beginnings = TraceFolder.beginnings(of: scenes)
  }

  /// Requires that the run does not replace a file, by the path that names it nor by its real one.
  ///
  /// - Throws: `FileError` for one that it may replace, and says why it is not read.
  func requireNone(at path: String) throws(FileError) {
    guard [path, Path.real(path)].contains(where: { $0.map { include($0) } ?? false }) else {
      return
    }
    throw FileError(
      .read, path, refusal: "it is in the folder of '--crashes', where a crash may replace it")
  }

  private func include(_ path: String) -> Bool {
    let name = Path.name(of: path)
    return SnapshotFile(name) == .trace
      && beginnings.contains { name.utf8.starts(with: $0.utf8) }
      && FileIdentity(folder: Path.folder(of: path)) == folder
  }
}
