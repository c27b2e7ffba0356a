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
      let begin = "<testcase classname=\"audit\" name=\"\(XMLText.escaped(rule.rawValue))\""
      guard let first = found.first else { return begin + "/>\n" }
      let lines = found.map { PlainText.line("\($0.path): \($0.text)") }.joined(separator: "\n")
      return begin
        + " file=\"\(XMLText.escaped(PlainText.line(first.path)))\" line=\"\(first.line)\">"
        + "<failure type=\"\(rule.rawValue)\" message=\""
        + XMLText.escaped(PlainText.line(rule.meaning)) + "\">"
        + XMLText.escaped(lines, keepsLines: true) + "</failure></testcase>\n"
    }
    let failed = AuditRule.allCases.count { rule in
      findings.contains { $0.finding.rule == rule }
    }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      <testsuite name="\(XMLText.escaped(PlainText.line(ToolName.current.name))) audit" \(counts)>
      \(cases.joined())</testsuite>
      </testsuites>

      """
  }

  /// The findings as GitHub workflow commands, the last of which says how much more there is.
  package var annotations: [String] {
    let limit = RunLimits.annotations
    let texts = findings.map { finding in
      "::error file=\(WorkflowAnnotation.escaped(finding.path, inProperty: true)),"
        + "line=\(finding.line),title="
        + WorkflowAnnotation.escaped(finding.finding.rule.rawValue, inProperty: true) + "::"
        + WorkflowAnnotation.escaped(finding.text, inProperty: false)
    }
    guard texts.count > limit else { return texts }
    return texts.prefix(limit - 1)
      + ["::error::and \(texts.count - limit + 1) more, which the log has"]
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
