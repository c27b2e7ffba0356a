import FlowSnapshots

/// A page of cases: the moving screen and its differences from the golden.
///
/// The page is a single self-contained file, so it opens from a disk, an email attachment or a
/// build artifact. The same cases give the same bytes.
public struct HTMLReport: Sendable {
  /// How frames are compared; its limit is that of a page, too.
  package var options = CheckOptions()
  /// The number of cases processed at once.
  package var jobs = Parallel.processors
  /// The number of samples per second between frames while something moves; `nil` for none.
  public var framesPerSecond: Int? = 60
  /// What the traces take of what their scenes can do, as JSON.
  package var coverage: [[UInt8]] = []
  /// What there is to show of a case in other environments; called from any thread.
  package var variants: @Sendable (SnapshotCase) -> CaseVariants? = { _ in nil }
  /// What is shown of a case in place of its files; called from any thread.
  package var label: @Sendable (SnapshotCase) -> CaseLabel? = { _ in nil }
  /// What a trace may take, each in a worker; `nil` for no workers, as in a process that has threads.
  package var limits: WorkerLimits?
  /// The traces that are not replayed.
  package var quarantine = Quarantine()
  private let scenes: SceneList

  /// Creates a report with exact comparison, on all processors.
  ///
  /// - Parameter scenes: The scenes that traces may be for.
  public init(_ scenes: SceneList) {
    self.scenes = scenes
  }

  /// Writes the report of the cases in folders and files.
  ///
  /// - Parameters:
  ///   - paths: Folders, traces or goldens.
  ///   - page: The page, which is replaced as a whole or not at all.
  /// - Returns: Why each case that is not as it should be has failed; empty where all are well.
  /// - Throws: `SnapshotError` where a path cannot be read, or the page cannot be written.
  public func write(
    _ paths: [String], to page: String
  ) throws(SnapshotError) -> [SnapshotError] {
    let results: [CaseResult]
    do throws(SearchError) {
      let search = try SnapshotSearch(paths)
      search.tellWarnings()
      do throws(FileError) {
        let target = FileIdentity(of: page)
        try search.forEachFile { (path) throws(FileError) in
          guard target != nil, FileIdentity(of: path) == target else { return }
          throw FileError(.write, page, refusal: "it is an input, '\(path)'")
        }
        results = try write(search, to: page)
      } catch {
        throw SearchError.file(error)
      }
    } catch {
      throw SnapshotError(error, path: page)
    }
    return results.filter { !$0.isWell }.map { SnapshotError($0) }
  }

  /// Writes the report of some cases.
  ///
  /// - Parameters:
  ///   - search: The cases.
  ///   - path: The page's file, which is replaced as a whole or not at all.
  ///   - progress: Called with the number of finished cases and of all cases, from any thread.
  /// - Returns: The result of each case, then the obsolete goldens, then what could not be searched.
  /// - Throws: `FileError` if the page cannot be written, and in no other case.
  package func write(
    _ search: SnapshotSearch, to path: String,
    progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(FileError) -> [CaseResult] {
    let check = CaseCheck(scenes, options)
    let budget = PageBudget(limit: options.limit)
    let samples = ReportSamples(
      framesPerSecond: framesPerSecond, caseCount: search.cases.count + search.obsolete.count)
    let workers = limits.flatMap { CaseWorkers(check, search.cases, jobs: jobs, limits: $0) }
    let known =
      workers?.unreplayed(quarantine, jobs: jobs)
      ?? CaseWorkers.quarantined(search.cases, quarantine)
    let reports =
      Parallel.map(search.cases, jobs: jobs, progress: progress) { snapshot in
        var result = known[snapshot] ?? check.result(of: snapshot)
        result.label = label(snapshot)
        return budget.spend(
          on: CaseReport(result, check: check, samples: samples) {
            samples.hasVariants(passed: result.isPassed) ? variants($0) : nil
          })
      } + search.obsolete.map { budget.spend(on: CaseReport(obsolete: $0, samples: samples)) }
      + search.faults.map { fault in
        budget.spend(
          on: CaseReport(CaseResult(fault), check: check, samples: samples) { _ in nil })
      }
    guard !budget.isExceeded else {
      throw FileError(
        .write, path,
        refusal:
          "the page would have more than \(options.limit >> 20) MiB; name fewer cases, or raise the "
          + "limit with '--max-output'")
    }
    var shown: [String] = []
    for report in reports {
      if let scene = report.result.scene, !shown.contains(scene) { shown.append(scene) }
    }
    let references = SceneReferences.json(of: shown, in: scenes)
    let file = try OutputFile(replacing: path)
    try ReportPage(reports, coverage, references).write { (bytes) throws(FileError) in
      try file.put(bytes)
    }
    try file.finish()
    return reports.map { $0.result }
  }
}
