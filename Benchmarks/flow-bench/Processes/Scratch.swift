import Foundation

/// A temporary folder for the files of one measurement.
struct Scratch {
  /// The folder's path.
  let path: String

  /// Creates a folder that exists while `body` runs.
  static func with(_ body: (Scratch) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Scratch(path: folder.path))
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { path + "/" + name }
}
