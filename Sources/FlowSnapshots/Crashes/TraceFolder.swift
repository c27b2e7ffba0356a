/// A folder with the shortest trace of each of some names; processes and days may share it.
enum TraceFolder {
  /// Writes a trace, unless the folder has one of that name that is not longer.
  ///
  /// - Throws: `FileError` with the system's reason.
  static func keep(
    _ trace: [UInt8], named name: String, in folder: String
  ) throws(FileError) {
    let stem = name.map { character in
      character.isASCII && (character.isLetter || character.isNumber) || character == "."
        ? character : "-"
    }
    let file = Path.join(folder, String(stem) + SnapshotFile.trace.suffix)
    if let size = File.size(of: file), size <= trace.count { return }
    try OutputFile.replace(file, with: trace, durably: false)
  }
}
