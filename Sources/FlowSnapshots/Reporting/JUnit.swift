/// The JUnit XML format, which continuous integration services read.
package enum JUnit {
  /// What came of a case.
  package enum Outcome {
    case passed
    /// It was left out, perhaps for a reason.
    case skipped(String?)
    /// It failed, or could not be run; `type` is the kind of fault in a word, and `text`, each line of which is
    /// plain, has all of it.
    case failed(isError: Bool = false, type: String, message: String, text: String? = nil)
  }

  /// The beginning of a report on a command's run.
  package static func head(
    of command: String, tests: Int, failures: Int, errors: Int, skipped: Int = 0,
    seconds: Double? = nil
  ) -> String {
    let attributes =
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + (skipped == 0 ? "" : " skipped=\"\(skipped)\"") + time(seconds)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(attributes)>
      <testsuite name="\(attribute(ToolName.current.name)) \(command)" \(attributes)>

      """
  }

  /// The end of a report.
  package static let foot = "</testsuite>\n</testsuites>\n"

  /// A case.
  ///
  /// - Parameter group: What it belongs to, such as its scene.
  package static func testCase(
    _ name: String, of group: String, file: String? = nil, line: Int? = nil,
    seconds: Double? = nil, _ outcome: Outcome
  ) -> String {
    let begin =
      "<testcase classname=\"\(attribute(group))\" name=\"\(attribute(name))\""
      + (file.map { " file=\"\(attribute($0))\"" } ?? "") + (line.map { " line=\"\($0)\"" } ?? "")
      + time(seconds)
    switch outcome {
    case .passed: return begin + "/>\n"
    case .skipped(let reason):
      let message = reason.map { " message=\"\(attribute($0))\"" } ?? ""
      return begin + "><skipped\(message)/></testcase>\n"
    case .failed(let isError, let type, let message, let text):
      let element = isError ? "error" : "failure"
      let fault = "\(element) type=\"\(type)\" message=\"\(attribute(message))\""
      let rest = text.map { ">\(XMLText.escaped($0, keepsLines: true))</\(element)>" } ?? "/>"
      return begin + "><\(fault)\(rest)</testcase>\n"
    }
  }

  /// Seconds, to the millisecond.
  private static func time(_ seconds: Double?) -> String {
    guard let seconds else { return "" }
    let thousandths = Int((seconds * 1_000).rounded())
    let rest = String(thousandths % 1_000)
    return
      " time=\"\(thousandths / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)\""
  }

  /// A text on one line, escaped for an attribute.
  private static func attribute(_ text: String) -> String { XMLText.escaped(PlainText.line(text)) }
}
