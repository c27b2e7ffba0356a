import FlowSnapshots

/// The engine in WebAssembly for a page, from beside the tool or from a given file.
///
/// The first bytes decide whether a file is taken: the page decompresses and compiles it, and reports one
/// that is damaged or does not have its scene.
enum PlayModule {
  /// The name of a module with all scenes.
  private static let everything = "flow"
  /// The first bytes of a module, and of one that gzip has compressed.
  private static let beginnings: [[UInt8]] = [[0x00, 0x61, 0x73, 0x6D], [0x1F, 0x8B]]

  /// The module, plain or compressed by gzip.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` to look for it.
  ///   - scene: The scene that it is to have; `nil` for all.
  ///   - scenes: The scenes of the tool.
  /// - Throws: A usage error that says where it was looked for and how to build one, or a message for a
  ///   file that is not a module.
  static func bytes(
    at path: String?, for scene: String?, of scenes: SceneList
  ) throws(CommandError) -> [UInt8] {
    if let path { return try contents(of: path) }
    for path in paths(for: [scene].compactMap { $0 }) where File.kind(of: path) == .regular {
      return try contents(of: path)
    }
    throw .usage(missing(scene, of: scenes, folders(of: FlowTool.executable)))
  }

  /// The files that may hold a module for one of some scenes, in the order of the search.
  static func paths(for scenes: [String]) -> [String] {
    let names = (scenes + [everything]).flatMap { name in
      [".gz", ""].map { "\(name).wasm\($0)" }
    }
    return folders(of: FlowTool.executable).flatMap { folder in
      names.map { Path.join(folder, $0) }
    }
  }

  /// Where modules may be: `play` beside the tool, and in the build folder that it is in.
  static func folders(of executable: String) -> [String] {
    let folder = Path.folder(of: executable)
    var folders = [Path.join(folder, "play")]
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    if let last = parts.lastIndex(of: ".build") {
      folders.append(parts[...last].joined(separator: "/") + "/play")
    }
    return folders
  }

  private static func contents(of path: String) throws(CommandError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    guard beginnings.contains(where: { bytes.starts(with: $0) }) else {
      throw .message(
        "\(path): error: expected a WebAssembly module, as it is or compressed by gzip")
    }
    return bytes
  }

  private static func missing(
    _ scene: String?, of scenes: SceneList, _ folders: [String]
  ) -> String {
    let what = scene.map { "with the scene '\($0)'" } ?? "with all scenes"
    let places = folders.map { "'\($0)'" }.joined(separator: " or ")
    return "there is no WebAssembly module \(what) in \(places): build one with "
      + "'\(PlayBuild(scene, of: scenes).command)', or name one with '--module FILE'"
  }
}
