/// Results as GitHub workflow commands, which annotate the lines at fault.
package enum WorkflowAnnotation {
  /// The commands for what a run has found. Where it is too much, the last one says how much more there
  /// is.
  package static func texts(of findings: [(first: CaseResult, message: String)]) -> [String] {
    let limit = RunLimits.annotations
    guard findings.count > limit else { return findings.map { text($0, $1) } }
    return findings.prefix(limit - 1).map { text($0, $1) }
      + ["::error::and \(findings.count - limit + 1) more, which the log has"]
  }

  private static func text(_ result: CaseResult, _ message: String) -> String {
    "::error file=\(escaped(result.path, inProperty: true)),line=\(result.line),"
      + "title=\(escaped(result.verdict.kind.rawValue, inProperty: true))::"
      + escaped(message, inProperty: false)
  }

  /// A text with the characters escaped that would end a command or one of its properties, or that
  /// whoever reads the log would obey.
  package static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
