import FlowSnapshots

/// The page of a report, composed of the embedded page and the data that it shows.
///
/// Each case has an element of its own, which the page parses only when the case is opened.
struct ReportPage {
  private let reports: [CaseReport]

  init(_ reports: [CaseReport]) {
    self.reports = reports
  }

  /// Writes the page piece by piece.
  func write<Failure: Error>(_ put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try put(Array(EmbeddedPage.head.utf8))
    try put(data("report-index", index))
    for (number, report) in reports.enumerated() {
      try put(data("report-case-\(number)", report.payload))
    }
    try put(Array(EmbeddedPage.tail.utf8))
  }

  /// The data on all cases that the page needs from the start.
  private var index: [UInt8] {
    var json = ScriptJSON()
    json.open("{")
    json.member("counts", ResultCounts(reports.map { $0.result }).text)
    json.key("cases")
    json.open("[")
    for report in reports { json.summary(report) }
    json.close("]")
    json.close("}")
    return json.bytes
  }

  private func data(_ id: String, _ json: [UInt8]) -> [UInt8] {
    Array("<script type=\"application/json\" id=\"\(id)\">".utf8) + json
      + Array("</script>\n".utf8)
  }
}
