/// Results as GitHub workflow commands, which annotate the lines at fault.
package enum WorkflowAnnotation {
  /// The command for a result.
  package static func text(of result: CaseResult) -> String {
    "::error file=\(escaped(result.path, inProperty: true)),line=\(result.line),"
      + "title=\(escaped(result.verdict.kind.rawValue, inProperty: true))::"
      + escaped(result.message, inProperty: false)
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
