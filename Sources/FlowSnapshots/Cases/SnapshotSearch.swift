/// The cases found in files and folders.
package struct SnapshotSearch: Sendable {
  /// The path that is searched if none is given.
  package static let defaultPath = "Fixtures"

  /// The cases with a trace, sorted by path.
  package private(set) var cases: [SnapshotCase] = []
  /// The goldens without a trace.
  package private(set) var obsolete: [SnapshotCase] = []
  /// The cases with a pending golden.
  package private(set) var pending: [SnapshotCase] = []

  private struct Found {
    var hasTrace = false
    var hasGolden = false
    var isPending = false
  }

  /// Searches for cases.
  ///
  /// - Parameter paths: Folders, traces, goldens or pending goldens; if empty, the default path.
  /// - Throws: `SearchError` for a path that does not exist or is none of these.
  package init(_ paths: [String]) throws(SearchError) {
    var found: [SnapshotCase: Found] = [:]
    for path in paths.isEmpty ? [Self.defaultPath] : paths {
      switch File.kind(of: path) {
      case .folder:
        do throws(FileError) {
          try Folder.forEachFile(in: Path.plain(path)) { Self.note($0, in: &found) }
        } catch {
          throw .file(error)
        }
      case .regular, .other:
        guard let single = SnapshotCase(path: path) else { throw .notACase(path) }
        for path in [single.trace, single.golden, single.pending] where File.kind(of: path) != nil {
          Self.note(path, in: &found)
        }
      case nil: throw .file(FileError(.read, path))
      }
    }
    let sorted = found.sorted { $0.key.trace < $1.key.trace }
    cases = sorted.filter { $0.value.hasTrace }.map { $0.key }
    obsolete = sorted.filter { $0.value.hasGolden && !$0.value.hasTrace }.map { $0.key }
    pending = sorted.filter { $0.value.isPending }.map { $0.key }
  }

  private static func note(_ path: String, in found: inout [SnapshotCase: Found]) {
    guard let single = SnapshotCase(path: path) else { return }
    if path == single.trace { found[single, default: Found()].hasTrace = true }
    if path == single.golden { found[single, default: Found()].hasGolden = true }
    if path == single.pending { found[single, default: Found()].isPending = true }
  }
}
