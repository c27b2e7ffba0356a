import FlowEngine
import FlowSnapshots

/// Output of results and messages.
///
/// Text from a file, and names of files, pass through here line by line, so that all of it
/// is escaped in this one place. If the reader closes the pipe, the work continues: the exit status
/// still reports the result.
enum Console {
  /// Writes a line of a result.
  static func show(line: String) throws(CommandError) {
    try put(PlainText.line(line) + "\n")
  }

  /// Writes a line of a result with styles, if these are wanted.
  static func show(_ pieces: (String, Style)..., in colors: Colors) throws(CommandError) {
    // Only the line as a whole shows what needs an escape.
    let line = pieces.map { $0.0 }.joined()
    guard colors.areShown, PlainText.line(line) == line else { return try show(line: line) }
    try put(pieces.map { $0.1.text($0.0) }.joined() + "\n")
  }

  /// Writes a finding of a run.
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

  /// Writes annotations, which are commands to a service.
  static func show(annotations: [String]) throws(CommandError) {
    try put(annotations.map { $0 + "\n" }.joined())
  }

  /// Writes a question; the answer follows on the same line.
  static func ask(_ question: String) throws(CommandError) {
    try put(PlainText.line(question))
  }

  /// Writes a message.
  static func tell(_ message: String...) {
    let text = message.map { PlainText.line($0) + "\n" }.joined()
    // There is nowhere to report that a message could not be written.
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
