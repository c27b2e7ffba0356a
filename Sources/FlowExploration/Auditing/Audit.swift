import FlowEngine
import FlowSnapshots

/// Traces in many environments, and what is wrong with the scenes that they show.
package struct Audit: Sendable {
  /// A cause: what is wrong, and where it was found first.
  package struct Finding: Sendable {
    package var finding: TraceAudit.Finding
    /// The trace, or the file of exceptions.
    package var path: String
    /// The line of the file.
    package var line: Int
  }

  package private(set) var traces = 0
  package private(set) var variants = 0
  package private(set) var findings: [Finding] = []
  /// The reasons for which traces cannot be replayed.
  package private(set) var refusals: [String] = []

  /// Audits traces.
  ///
  /// - Parameters:
  ///   - cases: The cases with the traces.
  ///   - exceptions: What is meant to be, with the file that says so.
  ///   - isWhole: Whether all traces are there that the exceptions are about, so that one that none needs
  ///     is a finding.
  ///   - crashed: The cases that are not replayed, since they end the process.
  ///   - workers: Those that replay the traces; `nil` for none.
  ///   - jobs: The number of traces replayed at once.
  ///   - progress: Called with the number of finished traces, one call at a time.
  package init(
    of cases: [SnapshotCase], _ scenes: SceneList, in matrix: AuditMatrix,
    _ catalog: StringCatalog? = nil, except exceptions: [(path: String, list: [AuditException])],
    isWhole: Bool, crashed: [SnapshotCase: CaseResult] = [:], workers: AuditWorkers? = nil,
    jobs: Int,
    progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    let results = Parallel.map(
      Array(cases.indices), jobs: jobs, progress: progress
    ) { index -> TraceAudit.Outcome in
      if let crash = crashed[cases[index]] { return .failure(crash.text) }
      if let outcome = workers?.outcome(of: index) { return outcome }
      return TraceAudit.outcome(cases[index].trace, scenes, catalog) { (audit) throws(TraceError) in
        try audit.findings(in: matrix)
      }
    }
    variants = matrix.variants.count
    var merge = Merge(exceptions: exceptions)
    for (snapshot, result) in zip(cases, results) {
      switch result {
      case .failure(let refusal): refusals.append(refusal)
      case .success(let found):
        traces += 1
        for finding in found { merge.add(finding, of: snapshot) }
      }
    }
    findings = merge.findings + (isWhole ? merge.unneeded : [])
  }

  /// The findings of several traces, each cause once, in the plainest environment that shows it.
  private struct Merge {
    let exceptions: [(path: String, list: [AuditException])]
    private(set) var findings: [Finding] = []
    private var places: [String: Int] = [:]
    private var needed: Set<String> = []

    init(exceptions: [(path: String, list: [AuditException])]) { self.exceptions = exceptions }

    /// Adds a finding, unless an exception covers it.
    mutating func add(_ finding: TraceAudit.Finding, of snapshot: SnapshotCase) {
      guard !isMeant(finding) else { return }
      let key = "\(finding.rule.rawValue) \(finding.scene) \(finding.part)"
      var located = Finding(finding: finding, path: snapshot.trace, line: 1)
      guard let place = places[key] else {
        places[key] = findings.count
        findings.append(located)
        return
      }
      let known = findings[place].finding
      let isPlainer = finding.variant.differences.count < known.variant.differences.count
      if !isPlainer { located = findings[place] }
      located.finding.count = known.count + finding.count
      findings[place] = located
    }

    private mutating func isMeant(_ finding: TraceAudit.Finding) -> Bool {
      var isMeant = false
      for (path, list) in exceptions {
        for exception in list where exception.covers(finding) {
          isMeant = true
          needed.insert("\(path):\(exception.line)")
        }
      }
      return isMeant
    }

    /// A finding for each exception that covers none.
    var unneeded: [Finding] {
      exceptions.flatMap { path, list in
        list.filter { !needed.contains("\(path):\($0.line)") }.map { exception in
          Finding(
            finding: TraceAudit.Finding(
              rule: .exception, scene: exception.scene, frame: 0, time: 0, node: exception.node,
              variant: AuditVariant(),
              message: "the exception from '\(exception.rule)' is not needed", count: 1,
              part: exception.node), path: path, line: exception.line)
        }
      }
    }
  }
}
