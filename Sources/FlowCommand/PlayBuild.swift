import FlowSnapshots

/// How the module of a tool's scenes is built, from the folder of the tool's package.
struct PlayBuild {
  /// The module of the shipped scenes, which every build knows.
  private static let shipped = "Scenes"

  /// The command to run in the package's folder.
  let command: String

  /// - Parameters:
  ///   - scene: The scene; `nil` for all.
  ///   - scenes: The scenes of the tool.
  init(_ scene: String?, of scenes: SceneList) {
    let names = scene.map { [$0] } ?? scenes.names
    let types = names.compactMap { scenes.typeName(of: $0) }
    var modules: [String] = []
    for type in types {
      let module = String(type.prefix { $0 != "." })
      if module != Self.shipped, !modules.contains(module) { modules.append(module) }
    }
    let folders = modules.map { "--module \(Self.sources(of: $0)) " }.joined()
    let result = scene ?? "all"
    // The shipped scenes need no types: the script finds them by their names.
    let isShipped = modules.isEmpty
    command =
      Self.script + " " + folders
      + (isShipped ? result : "\(result)=\(types.joined(separator: ","))")
  }

  /// The script, in this package or in one that it depends on.
  private static var script: String {
    let script = "scripts/build-play"
    if File.kind(of: script) == .regular { return script }
    let checkout = ".build/checkouts/FlowEngine/\(script)"
    return File.kind(of: checkout) == .regular ? checkout : "PATH/TO/FlowEngine/\(script)"
  }

  /// The folder with the sources of a module.
  private static func sources(of module: String) -> String {
    let folder = "Sources/\(module)"
    return File.kind(of: folder) == .folder ? ShellWord.quoted(folder) : "PATH/TO/\(folder)"
  }
}
