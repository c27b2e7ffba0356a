import FlowSnapshots

/// The page of a report, composed of the embedded page and the data that it shows.
///
/// Each case has an element of its own, which the page parses only when the case is opened.
struct ReportPage {
  private let reports: [CaseReport]
  private let coverage: [[UInt8]]
  private let references: [UInt8]

  /// - Parameters:
  ///   - reports: The cases.
  ///   - coverage: What the traces take of what their scenes can do, as JSON.
  ///   - references: The rules of the scenes' pages, and where nodes are laid out, as JSON.
  init(_ reports: [CaseReport], _ coverage: [[UInt8]], _ references: [UInt8]) {
    self.reports = reports
    self.coverage = coverage
    self.references = references
  }

  /// Writes the page piece by piece.
  func write<Failure: Error>(
    _ put: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try EmbeddedPage.head.put(put)
    try write("report-index", index, put)
    for (number, report) in reports.enumerated() {
      try write("report-case-\(number)", report.payload, put)
    }
    try EmbeddedPage.tail.put(put)
  }

  /// The data on all cases that the page needs from the start.
  private var index: Pieces {
    let results = reports.map { $0.result }
    let groups = CaseGroup.groups(of: results)
    let numbers = Dictionary(
      groups.enumerated().map { ($1.reason, $0) }, uniquingKeysWith: { first, _ in first })
    var json = ScriptJSON()
    json.open("{")
    json.member("counts", ResultCounts(results).text)
    json.member("tool", ToolName.current.command)
    json.key("reasons")
    json.open("[")
    // A case of its own says for itself where it differs first.
    for group in groups {
      json.string(group.results.count > 1 ? group.message : group.statement)
    }
    json.close("]")
    json.key("cases")
    json.open("[")
    for report in reports {
      json.summary(report, reason: report.result.reason.flatMap { numbers[$0] })
    }
    json.close("]")
    json.key("coverage")
    json.open("[")
    for scene in coverage { json.raw(scene[...]) }
    json.close("]")
    json.key("references")
    json.raw(references[...])
    json.close("}")
    return json.bytes
  }

  private func write<Failure: Error>(
    _ id: String, _ json: Pieces,
    _ put: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try "<script type=\"application/json\" id=\"\(id)\">".put(put)
    try json.forEach(put)
    try "</script>\n".put(put)
  }
}
