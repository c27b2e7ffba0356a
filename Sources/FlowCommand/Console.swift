import FlowEngine
import FlowSnapshots

/// Output of results and messages.
///
/// Whatever may hold text from a file, or a file's name, goes through here line by line, so that it
/// is escaped in this one place. A reader that has gone away does not end the work: the exit status
/// still tells what came of it.
enum Console {
  /// Writes a line of a result.
  static func show(line: String) throws(CommandError) {
    try put(PlainText.line(line) + "\n")
  }

  /// Writes a text of several lines that the tool or a scene has composed.
  static func show(text: String) throws(CommandError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try put(lines.map { PlainText.line(String($0)) }.joined(separator: "\n"))
  }

  /// Writes a result as one line of JSON.
  static func show(json write: (inout JSONWriter) -> Void) throws(CommandError) {
    var json = JSONWriter()
    write(&json)
    json.endLine()
    try put(PlainText.json(json.text))
  }

  /// Writes a failure as an annotation, a command that a service is to obey.
  static func show(annotation result: CaseResult) throws(CommandError) {
    try put(WorkflowAnnotation.text(of: result) + "\n")
  }

  /// Writes a question, which the answer is to follow on the same line.
  static func ask(_ question: String) throws(CommandError) {
    try put(PlainText.line(question))
  }

  /// Writes a message.
  static func tell(_ message: String...) {
    let text = message.map { PlainText.line($0) + "\n" }.joined()
    // If messages cannot be written, there is nowhere left to report that.
    try? FileDescriptor.standardError.put(Array(text.utf8))
  }

  private static func put(_ text: String) throws(CommandError) {
    do throws(FileError) {
      try FileDescriptor.standardOutput.put(Array(text.utf8))
    } catch {
      guard !error.isBrokenPipe else { return }
      throw .file(error)
    }
  }
}
