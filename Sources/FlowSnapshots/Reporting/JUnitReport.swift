/// The results of a run in the JUnit XML format.
package enum JUnitReport {
  /// The report on a run.
  package static func text(of results: [CaseResult]) -> String {
    let errors = results.count { $0.verdict.kind.isBadInput }
    return JUnit.head(
      of: "verify", tests: results.count, failures: ResultCounts(results).failed - errors,
      errors: errors, skipped: results.count { $0.verdict.kind == .quarantined },
      seconds: results.reduce(0) { $0 + ($1.seconds ?? 0) })
      + results.map { testCase($0) }.joined() + JUnit.foot
  }

  private static func testCase(_ result: CaseResult) -> String {
    let outcome: JUnit.Outcome
    if result.isPassed {
      outcome = .passed
    } else if result.isWell {
      outcome = .skipped(result.message)
    } else {
      let lines = ([result.text] + result.details).map { PlainText.line($0) }
      outcome = .failed(
        isError: result.verdict.kind.isBadInput, type: result.verdict.kind.rawValue,
        message: result.message, text: lines.joined(separator: "\n"))
    }
    return JUnit.testCase(
      result.snapshot.name,
      of: result.scene ?? Path.name(of: Path.folder(of: result.snapshot.trace)),
      file: result.path, line: result.line, seconds: result.seconds, outcome)
  }
}
