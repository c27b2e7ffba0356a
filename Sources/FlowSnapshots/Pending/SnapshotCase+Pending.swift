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
    let reader: FrameReader
    do throws(DocumentError) {
      reader = try PendingCase.reader(of: pending)
      while try reader.next() != nil {}
    } catch {
      throw .unreadable(error)
    }
    let isGolden: Bool
    do throws(FileError) {
      let hasCarriageReturns = try TextPlace(ofCarriageReturnAt: pending) != nil
      isGolden = !hasCarriageReturns && reader.traceName.map { !isOther($0) } ?? false
    } catch {
      throw .file(error)
    }
    guard isGolden else { throw .otherForm(self) }
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
