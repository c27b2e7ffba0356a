/// A result as a GitHub workflow command, which annotates the line at fault.
package struct WorkflowAnnotation {
  private let text: String

  /// Creates a command.
  package init(path: String, line: Int, title: String, message: String) {
    text =
      "::error file=\(Self.escaped(path, inProperty: true)),line=\(line),"
      + "title=\(Self.escaped(title, inProperty: true))::"
      + Self.escaped(message, inProperty: false)
  }

  /// The commands for a run. Where there are too many, the last one says how many more.
  package static func texts(of annotations: [WorkflowAnnotation]) -> [String] {
    let limit = RunLimits.annotations
    guard annotations.count > limit else { return annotations.map { $0.text } }
    return annotations.prefix(limit - 1).map { $0.text }
      + ["::error::and \(annotations.count - limit + 1) more, which the log has"]
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
