extension SnapshotCase {
  /// Makes the pending frames the golden.
  ///
  /// The pending file takes the golden's name atomically: at any moment the golden is either the
  /// old one or the new one.
  /// - Throws: `PendingError`; then nothing has changed.
  package func accept() throws(PendingError) {
    guard File.kind(of: trace) != nil else { throw .noTrace(self) }
    do throws(FileError) {
      try File.requireOwn(pending, for: .read)
    } catch {
      throw .file(error)
    }
    // A golden that is right is not replaced by what is no golden.
    do throws(DocumentError) {
      _ = try PendingCase.frameCount(at: pending)
    } catch {
      throw .unreadable(error)
    }
    do throws(FileError) {
      try File.requireOwn(golden, for: .write)
      try File.move(pending, to: golden)
    } catch {
      throw .file(error)
    }
  }

  /// Discards the pending frames; the golden stays as it is.
  ///
  /// - Throws: `PendingError`; then nothing has changed.
  package func reject() throws(PendingError) {
    do throws(FileError) {
      try File.requireOwn(pending, for: .remove)
      try File.remove(pending)
    } catch {
      throw .file(error)
    }
  }
}
