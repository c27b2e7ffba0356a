import Foundation

/// A temporary folder for the files of one measurement.
struct Scratch {
  /// The folder's path.
  let path: String

  /// Creates a folder that exists while `body` runs.
  static func with(_ body: (Scratch) throws -> Void) throws {
    let scratch = try make()
    defer { try? FileManager.default.removeItem(atPath: scratch.path) }
    try body(scratch)
  }

  /// Creates a folder that someone else removes.
  static func make() throws -> Scratch {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Scratch(path: folder.path)
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file in it, and returns its path.
  func file(_ name: String, containing bytes: [UInt8]) throws -> String {
    let path = file(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}
