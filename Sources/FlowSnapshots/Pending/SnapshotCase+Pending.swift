extension SnapshotCase {
  /// Makes the pending frames the golden.
  ///
  /// The file takes the golden's name in one step: at any moment the golden is the old one or the
  /// new one.
  /// - Throws: `PendingFailure`; then nothing has changed.
  package func accept() throws(PendingFailure) {
    guard File.kind(of: trace) != nil else { throw .noTrace(self) }
    do throws(FileError) {
      try File.move(pending, to: golden)
    } catch {
      throw .file(error)
    }
  }

  /// Drops the pending frames; the golden stays as it is.
  ///
  /// - Throws: `PendingFailure`; then nothing has changed.
  package func reject() throws(PendingFailure) {
    do throws(FileError) {
      try File.remove(pending)
    } catch {
      throw .file(error)
    }
  }
}
