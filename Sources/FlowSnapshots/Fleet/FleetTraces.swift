import FlowEngine

/// Some cases of a fleet as files in a temporary folder, for other commands.
package final class FleetTraces {
  /// The most characters of an id in the name of a file.
  private static let nameLength = 80

  private let files: PrivateFolder
  /// The files that the traces come from.
  package private(set) var sources: [String] = []
  /// What stands for the cases on a page, by the names of their files: the folder has another name in
  /// each run.
  package private(set) var labels: [String: CaseLabel] = [:]
  /// The paths by which the labels name cases.
  private var labelled: Set<TextBytes> = []
  /// The names of the files that have been written.
  private var written: Set<String> = []

  /// Creates an empty folder among the system's temporary files.
  ///
  /// - Throws: `FileError` with the system's reason.
  package init() throws(FileError) { files = try PrivateFolder() }

  /// The folder.
  package var folder: String { files.path }

  /// Writes the traces, and the goldens that are documents, of cases of a stream.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts on the cases, in the order in which they are to be shown.
  ///   - file: Lines of `flow pipe`.
  /// - Throws: `LinesError` for what cannot be read or written.
  package func write(
    _ verdicts: [FleetVerdict], from file: FileDescriptor
  ) throws(LinesError) {
    let places = Dictionary(
      verdicts.enumerated().compactMap { place, verdict in verdict.id.map { ($0.bytes, place) } }
    ) { first, _ in first }
    try VerdictMerge.forEachCase(of: file) { (id, line) throws(FileError) in
      guard let place = places[id.bytes], let fleetCase = try? FleetCase(line) else { return }
      try write(fleetCase, verdicts[place], place + 1)
    }
  }

  /// Writes the traces of cases whose verdicts name a file.
  ///
  /// - Throws: `FileError` for what cannot be written.
  package func write(_ verdicts: [FleetVerdict]) throws(FileError) {
    for (place, verdict) in verdicts.enumerated() {
      guard let path = verdict.path, let id = verdict.id else { continue }
      try write(FleetCase(id: id, source: .path(path), golden: nil), verdict, place + 1)
    }
  }

  private func write(
    _ fleetCase: FleetCase, _ verdict: FleetVerdict, _ place: Int
  ) throws(FileError) {
    let number = String(repeating: "0", count: max(0, 3 - "\(place)".count)) + "\(place)"
    let name = "\(number)-\(Self.name(for: fleetCase.id))"
    addLabel(for: name, id: fleetCase.id, verdict)
    switch fleetCase.source {
    case .text(let trace): try write(trace, to: name + SnapshotFile.trace.suffix)
    case .path(let path):
      // A missing file has its verdict already.
      guard let trace = try? File.contents(of: path) else { return }
      sources.append(path)
      try write(trace, to: name + SnapshotFile.trace.suffix)
    }
    guard case .document(let golden) = fleetCase.golden else { return }
    try write(golden, to: name + SnapshotFile.golden.suffix)
  }

  /// Labels a case by its file, unless that of another case is the same: the page addresses cases by
  /// their paths.
  private func addLabel(for name: String, id: String, _ verdict: FleetVerdict) {
    guard labels[name] == nil else { return }
    let path = verdict.path.flatMap { labelled.contains($0.bytes) ? nil : $0 }
    let label = CaseLabel(name: id, path: path ?? Path.join(verdict.scene ?? "unknown", id))
    labelled.insert(label.path.bytes)
    labels[name] = label
  }

  private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    guard written.insert(name).inserted else { return }
    try OutputFile.replace(files.file(name), with: bytes, durably: false)
  }

  private static func name(for id: String) -> String {
    String(
      id.prefix(nameLength).map {
        $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-"
      })
  }
}
