import FlowEngine

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
  /// The files that hold a trace and do not have the name of one, sorted by path.
  package private(set) var lookalikes: [String] = []
  /// The folders that cannot be listed, and the paths and names that cannot be read, sorted by path; all
  /// others have been searched.
  package private(set) var faults: [FileError] = []
  /// The links to folders, which are not followed, sorted by path.
  private var skipped: [String] = []
  /// The folders that hold a case.
  private var folders: [String] = []
  /// The place of each case below the operand under which it was found.
  private var places: [SnapshotCase: String] = [:]

  /// What is known of a case.
  private struct Found {
    /// The case as it was found first.
    var snapshot: SnapshotCase
    /// The case's path below the operand that found it; the name of a case that is an operand.
    var place: String
    var hasTrace = false
    var hasGolden = false
    var isPending = false

    mutating func note(_ file: SnapshotFile) {
      switch file {
      case .trace: hasTrace = true
      case .golden: hasGolden = true
      case .pending: isPending = true
      }
    }
  }

  /// Searches for cases.
  ///
  /// A case that is found by several paths is that of the first one.
  /// - Parameters:
  ///   - paths: Folders, traces, goldens or pending goldens; if empty, the default path.
  ///   - requiresAll: Whether a path that does not exist is an error, and not one of the faults.
  /// - Throws: `SearchError` for a path that does not exist or is anything else.
  package init(_ paths: [String], requiresAll: Bool = true) throws(SearchError) {
    var collection = Collection()
    if requiresAll, paths.isEmpty, File.kind(of: Self.defaultPath) == nil { throw .noDefault }
    for path in paths.isEmpty ? [Self.defaultPath] : paths {
      switch File.kind(of: path) {
      case .folder: collection.addFolder(path)
      case .regular, .pipe, .other: try collection.addCase(of: path)
      // A link that leads nowhere is there, and is told when it is read.
      case nil where File.isLink(path): try collection.addCase(of: path)
      case nil where requiresAll: throw .file(FileError(.read, path))
      case nil: collection.faults.append(FileError(.read, path))
      }
    }
    let found = collection.found
    func chosen(_ isChosen: (Found) -> Bool) -> [SnapshotCase] {
      SnapshotCase.sorted(found.values.lazy.filter(isChosen).map { $0.snapshot })
    }
    cases = chosen { $0.hasTrace }
    obsolete = chosen { $0.hasGolden && !$0.hasTrace }
    pending = chosen { $0.isPending }
    lookalikes = collection.lookalikes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    faults = collection.faults.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    skipped = collection.skipped.map { $0.text }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folders = collection.folders
    places = Dictionary(found.values.lazy.map { ($0.snapshot, $0.place) }) { first, _ in first }
  }

  /// Paths to search, or the default one, as messages show them.
  package static func text(of paths: [String]) -> String {
    (paths.isEmpty ? [defaultPath] : paths).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The cases of one part of a run.
  package func cases(of shard: Shard) -> [SnapshotCase] {
    shard.cases(of: cases) { places[$0] ?? $0.name }
  }

  /// Requires that nothing has been missed.
  ///
  /// - Throws: `SearchError` for the first folder that cannot be listed, or name that cannot be read.
  package func requireWhole() throws(SearchError) {
    if let fault = faults.first { throw .file(fault) }
  }

  /// Calls `body` with the path of each file of the cases, whether it is there or not, and of each
  /// lookalike.
  package func forEachFile<Failure: Error>(
    _ body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for snapshots in [cases, obsolete, pending] {
      for snapshot in snapshots {
        for path in [snapshot.trace, snapshot.golden, snapshot.pending] { try body(path) }
      }
    }
    for path in lookalikes { try body(path) }
  }

  /// What was not searched, in words.
  package var warnings: [String] {
    skipped.map {
      "\($0): warning: a link to a folder is not followed; name it to have it searched"
    }
  }

  /// Shows the warnings on standard error, for whoever calls the library.
  package func tellWarnings() {
    let text = warnings.map { PlainText.line($0) + "\n" }.joined()
    // If they cannot be written, there is nowhere left to report that.
    try? FileDescriptor.standardError.put(Array(text.utf8))
  }

  /// The same search with some of its cases only.
  package func only(_ snapshots: [SnapshotCase]) -> SnapshotSearch {
    let chosen = Set(snapshots)
    var search = self
    search.cases = cases.filter { chosen.contains($0) }
    search.obsolete = obsolete.filter { chosen.contains($0) }
    search.faults = []
    return search
  }

  /// Removes what a run that was killed has left beside the cases.
  package func removeAbandoned() {
    for folder in folders { TemporaryName.removeAbandoned(in: folder) }
  }

  /// What has been found so far.
  private struct Collection {
    /// By the case's real path, which is the same however the case was named.
    var found: [SnapshotCase: Found] = [:]
    var lookalikes: [String] = []
    var faults: [FileError] = []
    var skipped: Set<TextBytes> = []
    var folders: [String] = []

    mutating func addFolder(_ path: String) {
      let root = Path.shortened(path)
      let real = Path.resolved(root)
      var place = Place(folder: root, real: real)
      Folder.forEachEntry(
        in: root, where: { SnapshotFile($0) != nil }, skip: { skipped.insert($0.bytes) },
        fail: { faults.append($0) }
      ) { folder, name, kind in
        if folder.bytes != place.folder.bytes {
          let below = folder.utf8.dropFirst(root == "." ? 0 : root.utf8.count)
            .drop { $0 == UInt8(ascii: "/") }
          place = Place(folder: folder, below: String(Substring(below)), of: real)
        }
        note(name, in: place, kind)
      }
    }

    mutating func addCase(of path: String) throws(SearchError) {
      let folder = Path.folder(of: path)
      let place = Place(folder: Path.shortened(folder), real: Path.resolved(folder))
      let plain = Path.join(place.folder, Path.name(of: path))
      guard let single = SnapshotCase(path: plain) else { throw .notACase(path) }
      for path in [single.trace, single.golden, single.pending] {
        guard let kind = File.kind(of: path) ?? (File.isLink(path) ? .regular : nil) else {
          continue
        }
        note(Path.name(of: path), in: place, kind)
      }
    }

    private mutating func note(_ name: String, in place: Place, _ kind: File.Kind) {
      guard let file = SnapshotFile(name) else {
        let path = Path.join(place.folder, name)
        if kind == .regular, TraceText.looksLikeTrace(path) { lookalikes.append(path) }
        return
      }
      let snapshot = SnapshotCase(Path.join(place.folder, name), as: file)
      let key = SnapshotCase(Path.join(place.real, name), as: file)
      found[
        key,
        default: Found(snapshot: snapshot, place: Path.join(place.below, snapshot.name))
      ].note(file)
      if folders.last?.bytes != place.folder.bytes { folders.append(place.folder) }
    }
  }

  /// A folder in which a case may be.
  private struct Place {
    let folder: String
    /// Its path below the operand that found it; `.` for the operand itself.
    let below: String
    /// Its path without links.
    let real: String

    /// Creates the place of an operand.
    init(folder: String, real: String) {
      self.folder = folder
      self.real = real
      below = "."
    }

    /// Creates the place of a folder below an operand with a real path.
    init(folder: String, below: String, of real: String) {
      self.folder = folder
      self.below = below
      self.real = Path.join(real, below)
    }
  }
}
