import FlowSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The engine in WebAssembly for a page, found where the tool is or where somebody says.
enum PlayModule {
  /// The name of a module with all scenes.
  private static let everything = "flow"
  /// How a module begins as it is, packed by gzip, and packed by `xz --format=lzma`.
  private static let beginnings: [[UInt8]] = [
    [0x00, 0x61, 0x73, 0x6D], [0x1F, 0x8B], [0x5D, 0x00, 0x00],
  ]

  /// The module, as it is or packed by gzip or lzma.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` to look for it.
  ///   - scene: The scene that it is to have; `nil` for all.
  /// - Throws: A usage error that says where it was looked for and how to build one, or a message for a
  ///   file that is none.
  static func bytes(at path: String?, for scene: String?) throws(CommandError) -> [UInt8] {
    if let path { return try contents(of: path) }
    let folders = folders(of: executable)
    let names = [scene, everything].compactMap { $0 }.flatMap { name in
      [".lzma", ".gz", ""].map { "\(name).wasm\($0)" }
    }
    for folder in folders {
      for name in names where File.kind(of: Path.join(folder, name)) == .regular {
        return try contents(of: Path.join(folder, name))
      }
    }
    throw .usage(missing(scene, folders))
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
        "\(path): error: expected a WebAssembly module, as it is or packed by gzip or lzma")
    }
    return bytes
  }

  private static func missing(_ scene: String?, _ folders: [String]) -> String {
    let what = scene.map { "with the scene '\($0)'" } ?? "with all scenes"
    let places = folders.map { "'\($0)'" }.joined(separator: " or ")
    return "there is no WebAssembly module \(what) in \(places): build one with "
      + "'scripts/build-play \(scene ?? "all")' of FlowEngine, or name one with '--module FILE'"
  }

  /// The path of this tool.
  private static var executable: String {
    for path in ["/proc/self/exe", CommandLine.arguments.first ?? ""] {
      guard let real = realpath(path, nil) else { continue }
      defer { free(real) }
      return String(cString: real)
    }
    return ""
  }
}
