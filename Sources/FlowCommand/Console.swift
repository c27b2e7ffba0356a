import FlowEngine
import FlowSnapshots

/// Where results and messages go.
enum Console {
  /// Writes a result.
  static func show(_ text: String) throws(CommandError) {
    do throws(FileError) {
      try FileDescriptor.standardOutput.put(Array(text.utf8))
    } catch {
      throw .file(error)
    }
  }

  /// Writes a result as JSON, on a line.
  static func show(_ write: (inout JSONWriter) -> Void) throws(CommandError) {
    var json = JSONWriter()
    write(&json)
    json.endLine()
    try show(json.text)
  }

  /// Writes results; where nobody reads them any more, the exit status still tells what they are.
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
    // There is nowhere left to say that messages cannot be said.
    try? FileDescriptor.standardError.put(Array((message + "\n").utf8))
  }
}
