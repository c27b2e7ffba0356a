extension FleetSummary {
  /// Writes the verdicts in JUnit's format, a case for each.
  package func writeJUnit(
    _ merge: VerdictMerge, _ put: (String) throws(FileError) -> Void
  ) throws(FileError) {
    let kinds = FleetVerdict.Kind.allCases
    let errors = kinds.filter { $0.isBadInput }.reduce(merge.missing.count) { $0 + counts[$1] }
    let failures = counts.failed - errors + merge.missing.count
    let tests = counts.all + merge.missing.count
    let attributes = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    try put(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(attributes)>
      <testsuite name="flow merge" \(attributes)>

      """)
    try merge.forEachLine { (line) throws(FileError) in
      // It has been read from this line once.
      guard let verdict = try? FleetVerdict(Array(line.dropLast())) else { return }
      try put(Self.testCase(verdict))
    }
    for id in merge.missing {
      try put(
        "<testcase classname=\"missing\" name=\"\(Self.attribute(id))\"><error type=\"missing\" "
          + "message=\"there is no verdict\"/></testcase>\n")
    }
    try put("</testsuite>\n</testsuites>\n")
  }

  private static func testCase(_ verdict: FleetVerdict) -> String {
    let id = verdict.id ?? "line \(Hexadecimal.text(verdict.digest ?? 0))"
    var text =
      "<testcase classname=\"\(attribute(verdict.scene ?? "unknown"))\" name=\"\(attribute(id))\""
    if let path = verdict.path { text += " file=\"\(attribute(path))\"" }
    if let line = verdict.line { text += " line=\"\(line)\"" }
    guard !verdict.kind.isWell else { return text + "/>\n" }
    let element = verdict.kind.isBadInput ? "error" : "failure"
    return text + "><\(element) type=\"\(verdict.kind.rawValue)\" "
      + "message=\"\(attribute(verdict.summary))\">"
      + JUnitReport.escaped(PlainText.line(verdict.reason ?? "")) + "</\(element)></testcase>\n"
  }

  private static func attribute(_ text: String) -> String {
    JUnitReport.escaped(PlainText.line(text))
  }
}
