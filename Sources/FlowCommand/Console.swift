import FlowEngine
import FlowSnapshots

/// Output of results and messages.
enum Console {
  /// Writes a result.
  static func show(_ text: String) throws(CommandError) {
    do throws(FileError) {
      try FileDescriptor.standardOutput.put(Array(text.utf8))
    } catch {
      throw .file(error)
    }
  }

  /// Writes a result as one line of JSON.
  static func show(_ write: (inout JSONWriter) -> Void) throws(CommandError) {
    var json = JSONWriter()
    write(&json)
    json.endLine()
    try show(json.text)
  }

  /// Writes results; if the reader has gone away, the exit status still reports the outcome.
  static func showWhileRead(
    _ write: () throws(CommandError) -> Void
  ) throws(CommandError) {
    do throws(CommandError) {
      try write()
    } catch {
      guard error == .readerHasGone else { throw error }
    }
  }

  /// Writes a message, with its newline.
  static func tell(_ message: String) {
    // If messages cannot be written, there is nowhere left to report that.
    try? FileDescriptor.standardError.put(Array((message + "\n").utf8))
  }
}
