/// A folder with the shortest trace of each crash, by scene, cause and event.
package final class CrashFolder: Sendable {
  private let path: String
  private let failures = Guarded<[FileError]>([])

  /// Makes a folder, unless it is there.
  ///
  /// - Throws: `FileError` with the system's reason.
  package init(_ path: String) throws(FileError) {
    self.path = path
    try Folder.create(path)
  }

  /// The reason why a trace could not be written, if there is one.
  package var failure: FileError? { failures.withLock { $0.first } }

  /// Writes a trace, unless the folder has a shorter one of the same crash.
  func keep(_ trace: [UInt8], _ crash: Crash, of scene: String?) {
    let words = [scene ?? TraceFolder.unknown, crash.end.name, crash.event ?? "other"]
    failures.withLock { failures in
      do throws(FileError) {
        try TraceFolder.keep(trace, named: words.joined(separator: "-"), in: path)
      } catch {
        failures.append(error)
      }
    }
  }
}
