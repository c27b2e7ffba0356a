import FlowEngine
import FlowSnapshots

extension Audit.Finding {
  /// The finding in one line, without its place.
  package var text: String {
    let node = finding.node.map { " '\($0)'" } ?? ""
    let times = finding.count == 1 ? "" : "; \(finding.count) times"
    if finding.rule == .exception { return "\(finding.scene)\(node): \(finding.message)" }
    return "\(finding.scene)\(node): \(finding.message) (frame \(finding.frame), "
      + "\(finding.variant.text)\(times))"
  }
}

extension Audit {
  /// The number of traces, environments and findings, in words.
  package var summary: String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    return "\(count(traces, "trace")) in \(count(variants, "environment")): "
      + (findings.isEmpty ? "no finding" : count(findings.count, "finding"))
  }

  /// The findings in the JUnit XML format, a case for each rule.
  package var junit: String {
    let cases = AuditRule.allCases.map { rule in
      let found = findings.filter { $0.finding.rule == rule }
      let lines = found.map { PlainText.line("\($0.path): \($0.text)") }
      return JUnit.testCase(
        rule.rawValue, of: "audit", file: found.first?.path, line: found.first?.line,
        found.isEmpty
          ? .passed
          : .failed(
            type: rule.rawValue, message: rule.meaning, text: lines.joined(separator: "\n")))
    }
    let failed = Set(findings.map { $0.finding.rule }).count
    return JUnit.head(of: "audit", tests: cases.count, failures: failed, errors: 0)
      + cases.joined() + JUnit.foot
  }

  /// The findings as GitHub workflow commands, the last of which says how much more there is.
  package var annotations: [String] {
    WorkflowAnnotation.texts(
      of: findings.map {
        WorkflowAnnotation(
          path: $0.path, line: $0.line, title: $0.finding.rule.rawValue, message: $0.text)
      })
  }
}

extension JSONWriter {
  /// Writes an audit.
  package mutating func audit(_ audit: Audit) {
    beginObject()
    member("traces", audit.traces)
    member("variants", audit.variants)
    key("findings")
    beginArray()
    for finding in audit.findings { self.finding(finding) }
    endArray()
    endObject()
  }

  private mutating func finding(_ located: Audit.Finding) {
    let finding = located.finding
    beginObject()
    member("rule", finding.rule.rawValue)
    member("scene", finding.scene)
    member("trace", located.path)
    member("frame", finding.frame)
    member("t", fine: finding.time)
    if let node = finding.node { member("node", node) } else { member("node", nil as String?) }
    key("variant")
    variant(finding.variant)
    member("message", finding.message)
    member("count", finding.count)
    endObject()
  }
}
