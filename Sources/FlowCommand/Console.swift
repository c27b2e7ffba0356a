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

  /// Writes a line of a result with styles, if these are wanted.
  static func show(_ pieces: (String, Style)..., in colors: Colors) throws(CommandError) {
    // What an escape would be is decided by the line as a whole.
    let line = pieces.map { $0.0 }.joined()
    guard colors.areShown, PlainText.line(line) == line else { return try show(line: line) }
    try put(pieces.map { $0.1.text($0.0) }.joined() + "\n")
  }

  /// Writes what a run has found.
  static func show(
    _ result: CaseResult, _ message: String, in colors: Colors
  ) throws(CommandError) {
    try show(
      (result.place, .strong), (result.verdict.kind.rawValue, .bad), (": \(message)", .plain),
      in: colors)
  }

  /// Writes the counts of a run, with what else there is to say.
  static func show(
    _ counts: ResultCounts, and text: String = "", in colors: Colors
  ) throws(CommandError) {
    try show((counts.text + text, counts.failed == 0 ? .good : .bad), in: colors)
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

  /// Writes annotations, commands that a service is to obey.
  static func show(annotations: [String]) throws(CommandError) {
    try put(annotations.map { $0 + "\n" }.joined())
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
