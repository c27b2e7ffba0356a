import FlowEngine

/// A folder with the shortest trace of each reason, by scene and verdict.
package enum ReasonFolder {
  /// Adds the traces of reasons that are not there yet, or whose trace there is longer.
  ///
  /// - Parameters:
  ///   - path: The folder, which is made unless it is there.
  ///   - summary: The reasons.
  ///   - cases: Lines of `flow pipe` with the traces; `nil` if there are none.
  /// - Returns: The reasons whose trace was nowhere.
  /// - Throws: `LinesError` for what cannot be read or written.
  package static func keep(
    in path: String, _ summary: FleetSummary, from cases: FileDescriptor?
  ) throws(LinesError) -> Int {
    var waiting: [TextBytes: [FleetVerdict]] = [:]
    for group in summary.groups {
      guard let id = group.shortest.id else { continue }
      waiting[id.bytes, default: []].append(group.shortest)
    }
    do throws(FileError) {
      try Folder.create(path)
      for (id, verdicts) in waiting.sorted(by: {
        $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8)
      }) {
        guard let file = verdicts[0].path, let trace = try? File.contents(of: file) else {
          continue
        }
        try keep(trace, of: verdicts, in: path)
        waiting[id] = nil
      }
    } catch {
      throw .file(error)
    }
    guard let cases, !waiting.isEmpty else { return waiting.count }
    try VerdictMerge.forEachCase(of: cases) { (id, line) throws(FileError) in
      guard let verdicts = waiting[id.bytes], let fleetCase = try? FleetCase(line),
        let trace = try? fleetCase.contents
      else { return }
      try keep(trace, of: verdicts, in: path)
      waiting[id.bytes] = nil
    }
    return waiting.count
  }

  private static func keep(
    _ trace: [UInt8], of verdicts: [FleetVerdict], in path: String
  ) throws(FileError) {
    for verdict in verdicts { try TraceFolder.keep(trace, named: name(verdict), in: path) }
  }

  /// Its scene, its verdict and the hash of its reason, which may be as long as a sentence.
  private static func name(_ verdict: FleetVerdict) -> String {
    let hash = XXHash64.value(of: Array((verdict.reason ?? verdict.kind.rawValue).utf8))
    let scene = verdict.scene ?? TraceFolder.unknown
    return "\(scene)-\(verdict.kind.rawValue)-\(Hexadecimal.text(hash).prefix(8))"
  }
}
