extension FleetSummary {
  /// Writes the verdicts in JUnit's format, a case for each.
  package func writeJUnit(
    _ merge: VerdictMerge, _ put: (String) throws(FileError) -> Void
  ) throws(FileError) {
    let kinds = FleetVerdict.Kind.allCases
    let bad = kinds.filter { $0.isBadInput }.reduce(0) { $0 + counts[$1] }
    let strays = Self.strays(merge.strays)
    let others = merge.missing.count + merge.unexpected.count + strays.count
    try put(
      JUnit.head(
        of: "merge", tests: counts.all + others, failures: counts.failed - bad,
        errors: bad + others, skipped: counts[.quarantined]))
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
    try put(JUnit.foot)
  }

  /// An error for each listed line that is not a verdict, and one for the rest.
  private static func strays(_ strays: StrayLines) -> [String] {
    let rest = strays.count - strays.messages.count
    let cases = strays.messages.enumerated().map { error("no verdict", "line \($0 + 1)", $1) }
    return rest == 0 ? cases : cases + [error("no verdict", "others", "\(rest) more lines")]
  }

  private static func error(_ kind: String, _ name: String, _ message: String) -> String {
    JUnit.testCase(name, of: kind, .failed(isError: true, type: kind, message: message))
  }

  private static func testCase(_ verdict: FleetVerdict) -> String {
    let outcome: JUnit.Outcome =
      if verdict.kind == .quarantined {
        .skipped(nil)
      } else if verdict.kind.isWell {
        .passed
      } else {
        .failed(
          isError: verdict.kind.isBadInput, type: verdict.kind.rawValue, message: verdict.summary,
          text: PlainText.line(verdict.reason ?? ""))
      }
    return JUnit.testCase(
      verdict.id ?? "line \(Hexadecimal.text(verdict.digest ?? 0))",
      of: verdict.scene ?? TraceFolder.unknown, file: verdict.path, line: verdict.line, outcome)
  }
}
