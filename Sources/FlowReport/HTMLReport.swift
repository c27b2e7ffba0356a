import FlowSnapshots

/// A page that shows cases: the screen as it moves, and what differs from the golden.
///
/// The page is one file without anything from elsewhere, so it opens from a disk, an attachment or
/// an archive of a build. The same cases give the same bytes.
package struct HTMLReport: Sendable {
  /// How far frames may be apart.
  package var tolerance = Tolerance.exact
  /// How many cases are worked on at once.
  package var jobs = Parallel.processors
  /// How many samples a second are shown between frames while something moves; `nil` for none.
  package var framesPerSecond: Int? = 60
  private let scenes: SceneList

  /// Creates a report with exact comparison, on all processors.
  ///
  /// - Parameter scenes: Which scenes traces may be of.
  package init(_ scenes: SceneList) {
    self.scenes = scenes
  }

  /// Writes the report of some cases.
  ///
  /// - Parameters:
  ///   - search: The cases.
  ///   - path: The page, which is replaced as a whole or not at all.
  ///   - progress: Is told how many cases of how many are done, from any thread.
  /// - Returns: What came of each case, then the obsolete goldens.
  /// - Throws: `FileError` if the page cannot be written; nothing else stops it.
  package func write(
    _ search: SnapshotSearch, to path: String,
    progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(FileError) -> [CaseResult] {
    let reports =
      Parallel.map(search.cases, jobs: jobs, progress: progress) {
        CaseReport(
          $0, scenes: scenes, tolerance: tolerance, framesPerSecond: framesPerSecond)
      } + search.obsolete.map { CaseReport(obsolete: $0) }
    let file = try OutputFile(replacing: path)
    try ReportPage(reports).write { (bytes) throws(FileError) in
      try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in try file.put(bytes) }
    }
    try file.finish()
    return reports.map { $0.result }
  }
}
