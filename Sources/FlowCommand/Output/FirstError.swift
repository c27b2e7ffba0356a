import FlowSnapshots

/// The first error of outputs, each of which is written whatever comes of the others.
struct FirstError {
  /// The error; `nil` if there has been none.
  private(set) var error: CommandError?

  /// Tries to write an output.
  mutating func attempt(_ write: () throws(CommandError) -> Void) {
    do throws(CommandError) { try write() } catch { self.error = self.error ?? error }
  }

  /// Tries to write a file.
  mutating func attemptFile(_ write: () throws(FileError) -> Void) {
    attempt { () throws(CommandError) in
      do throws(FileError) { try write() } catch { throw .file(error) }
    }
  }

  /// Throws the error, if there has been one.
  func check() throws(CommandError) {
    if let error { throw error }
  }
}
