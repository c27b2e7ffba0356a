import Platform

/// A folder among the system's temporary files that no other user can read or guess the name of. It is removed with
/// the last reference, or when a signal ends the process.
package final class PrivateFolder {
  /// The path of the folder.
  package let path: String
  private var files: [String] = []
  private var slots: [Int]

  /// Creates an empty folder.
  ///
  /// - Throws: `FileError` with the system's reason.
  package init() throws(FileError) {
    let template = Path.join(TemporaryFolder.path, "flow-XXXXXX")
    var bytes = Array(template.utf8CString)
    let made = Interruption.create(&bytes) { mkdtemp($0) == nil ? -1 : 0 }
    guard made.number == 0 else { throw FileError(.write, template, code: made.code) }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    slots = [made.slot].compactMap { $0 }
  }

  deinit {
    for file in files { unlink(file) }
    rmdir(path)
    for slot in slots { Interruption.forget(slot) }
  }

  /// The path of a new file in the folder, which is removed with it.
  package func file(_ name: String) -> String {
    let file = Path.join(path, name)
    files.append(file)
    if let slot = Interruption.remember(file) { slots.append(slot) }
    return file
  }
}
