extension FleetSummary {
  /// Writes the verdicts in JUnit's format, a case for each.
  package func writeJUnit(
    _ merge: VerdictMerge, _ put: (String) throws(FileError) -> Void
  ) throws(FileError) {
    let kinds = FleetVerdict.Kind.allCases
    let bad = kinds.filter { $0.isBadInput }.reduce(0) { $0 + counts[$1] }
    let strays = Self.strays(merge.strays)
    let others = merge.missing.count + merge.unexpected.count + strays.count
    let failures = counts.failed - bad
    let errors = bad + others
    let tests = counts.all + others
    let skipped = counts[.quarantined] == 0 ? "" : " skipped=\"\(counts[.quarantined])\""
    let attributes = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" + skipped
    try put(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(attributes)>
      <testsuite name="\(JUnitReport.attribute(ToolName.current.name)) merge" \(attributes)>

      """)
    try merge.forEachLine { (line) throws(FileError) in
      // This line has been parsed before.
      guard let verdict = try? FleetVerdict(Array(line.dropLast())) else { return }
      try put(Self.testCase(verdict))
    }
    try merge.missing.forEach { (id) throws(FileError) in
      try put(Self.error("missing", id, "there is no verdict"))
    }
    try merge.unexpected.forEach { (id) throws(FileError) in
      try put(Self.error("unexpected", id, "there is a verdict, and no case"))
    }
    for stray in strays { try put(stray) }
    try put("</testsuite>\n</testsuites>\n")
  }

  /// An error for each listed line that is not a verdict, and one for the rest.
  private static func strays(_ strays: StrayLines) -> [String] {
    let rest = strays.count - strays.messages.count
    let cases = strays.messages.enumerated().map { error("no verdict", "line \($0 + 1)", $1) }
    return rest == 0 ? cases : cases + [error("no verdict", "others", "\(rest) more lines")]
  }

  private static func error(_ kind: String, _ name: String, _ message: String) -> String {
    "<testcase classname=\"\(kind)\" name=\"\(JUnitReport.attribute(name))\"><error type=\"\(kind)\" "
      + "message=\"\(JUnitReport.attribute(message))\"/></testcase>\n"
  }

  private static func testCase(_ verdict: FleetVerdict) -> String {
    let id = verdict.id ?? "line \(Hexadecimal.text(verdict.digest ?? 0))"
    var text =
      "<testcase classname=\"\(JUnitReport.attribute(verdict.scene ?? "unknown"))\" name=\"\(JUnitReport.attribute(id))\""
    if let path = verdict.path { text += " file=\"\(JUnitReport.attribute(path))\"" }
    if let line = verdict.line { text += " line=\"\(line)\"" }
    if verdict.kind == .quarantined { return text + "><skipped/></testcase>\n" }
    guard !verdict.kind.isWell else { return text + "/>\n" }
    let element = verdict.kind.isBadInput ? "error" : "failure"
    return text + "><\(element) type=\"\(verdict.kind.rawValue)\" "
      + "message=\"\(JUnitReport.attribute(verdict.summary))\">"
      + JUnitReport.attribute(verdict.reason ?? "") + "</\(element)></testcase>\n"
  }
}
