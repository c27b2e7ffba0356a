import FlowSnapshots

/// The output of a command that draws.
enum DrawingOutput {
  /// Writes a drawing to a file, all or nothing; without a path to standard output.
  static func put(_ text: String, to path: String?) throws(CommandError) {
    try TraceOutput.put(Array(text.utf8), to: path)
  }
}
