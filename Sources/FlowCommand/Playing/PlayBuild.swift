import FlowSnapshots

/// How the module of a tool's scenes is built, from the folder of the tool's package.
struct PlayBuild {
  /// The module of the shipped scenes.
  private static let shipped = "Scenes"
  /// The modules that every build knows.
  private static let known = ["FlowEngine", "FlowNavigation", "Swift", shipped]

  /// The command to run in the package's folder.
  let command: String

  /// - Parameters:
  ///   - scene: The scene; `nil` for all.
  ///   - scenes: The scenes of the tool.
  init(_ scene: String?, of scenes: SceneList) {
    // A module of several scenes runs none that holds others.
    let names =
      scene.map { [$0] } ?? scenes.descriptions.filter { !$0.isComposed }.map { $0.name }
    let types = names.compactMap { scenes.typeName(of: $0)?.filter { $0 != " " } }
    var modules: [String] = []
    var isShipped = true
    for type in types {
      // Those of what it is made of, too, as in FlowNavigation.Alert<Screens.Chats>.
      // A part that begins with a dot is a type in a generic one, as in Screens.List<Swift.Int>.Row.
      let parts = type.split { "<>,".contains($0) }.filter { $0.first != "." }
        .map { String($0.prefix { $0 != "." }) }
      isShipped = isShipped && parts == [Self.shipped]
      for module in parts where !Self.known.contains(module) && !modules.contains(module) {
        modules.append(module)
      }
    }
    let folders = modules.map { "--module \(Self.sources(of: $0)) " }.joined()
    let result = scene ?? "all"
    let named = "\(result)=\(types.joined(separator: ","))"
    // The shipped scenes need no types: the script finds them by their names.
    command =
      Self.script + " " + folders
      + (isShipped ? result : named.contains("<") ? "\"\(named)\"" : named)
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
