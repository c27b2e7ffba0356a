/// A folder with the shortest trace of each of some names; processes and days may share it.
package enum TraceFolder {
  /// What stands for the name of a scene where there is none.
  static let unknown = "unknown"

  /// How the names of its traces begin.
  package static func beginnings(of scenes: SceneList) -> [String] {
    (scenes.names + [unknown]).map { "\($0)-" }
  }

  /// Writes a trace, unless the folder has one of that name that is shorter; of two that are as long, the one
  /// whose bytes come first stays, whichever is found first.
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
    try Folder.locked(folder) { () throws(FileError) in
      if let kept = File.size(of: file), kept <= trace.count {
        guard kept == trace.count, let kept = try? File.contents(of: file),
          trace.lexicographicallyPrecedes(kept)
        else { return }
      }
      try OutputFile.replace(file, with: trace, durably: false)
    }
  }
}
