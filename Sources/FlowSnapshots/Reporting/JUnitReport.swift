/// Results in the JUnit XML format, which continuous integration services read.
package enum JUnitReport {
  /// The report on a run.
  package static func text(of results: [CaseResult]) -> String {
    let errors = results.count { $0.verdict.kind.isBadInput }
    let failures = ResultCounts(results).failed - errors
    let skipped = results.count { $0.verdict.kind == .quarantined }
    let counts =
      "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + (skipped == 0 ? "" : " skipped=\"\(skipped)\"")
    let seconds = results.reduce(0) { $0 + ($1.seconds ?? 0) }
    let cases = results.map { testCase($0) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts) time="\(time(seconds))">
      <testsuite name="\(attribute(ToolName.current.name)) verify" \(counts) time="\(time(seconds))">
      \(cases)</testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ result: CaseResult) -> String {
    let scene = result.scene ?? Path.name(of: Path.folder(of: result.snapshot.trace))
    let begin =
      "<testcase classname=\"\(attribute(scene))\" name=\"\(attribute(result.snapshot.name))\""
      + " file=\"\(attribute(result.path))\" line=\"\(result.line)\""
      + (result.seconds.map { " time=\"\(time($0))\"" } ?? "")
    guard !result.isPassed else { return begin + "/>\n" }
    if result.isWell {
      return begin + "><skipped message=\"\(attribute(result.message))\"/></testcase>\n"
    }
    let element = result.verdict.kind.isBadInput ? "error" : "failure"
    let text = ([result.text] + result.details).map { PlainText.line($0) }.joined(separator: "\n")
    return begin + "><\(element) type=\"\(result.verdict.kind.rawValue)\""
      + " message=\"\(attribute(result.message))\">\(XMLText.escaped(text, keepsLines: true))</\(element)></testcase>\n"
  }

  /// Seconds, to the millisecond.
  private static func time(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1_000).rounded())
    let rest = String(thousandths % 1_000)
    return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// A text on one line, escaped for an attribute.
  static func attribute(_ text: String) -> String { XMLText.escaped(PlainText.line(text)) }
}
