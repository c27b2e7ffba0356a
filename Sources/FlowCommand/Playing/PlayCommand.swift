import FlowEngine
import FlowExploration
import FlowReport
import FlowSnapshots

/// `flow play`: writes a page in which a scene runs and is touched.
enum PlayCommand: Command {
  static let name = "play"
  static let summary = "Writes one page that runs a scene, to touch and to record."
  static let operands = Operands(text: "[SCENE|TRACE]", count: 0...1, use: .readsUnlessScene)
  static let options = [.page, module, .strings, open]
  static let details = """
    With TRACE the page continues that recording; without SCENE and TRACE it offers all scenes. The page
    is self-contained and opens from disk. Its engine is a WebAssembly module with the scene, SCENE.wasm
    or flow.wasm, plain or compressed (.gz), in the folder 'play' beside this tool or, for a tool built
    by SwiftPM, in '.build/play', where 'scripts/build-play' of FlowEngine writes it. If it is missing,
    the message has the command that builds it, also for scenes of your own. That needs a Swift
    toolchain of swift.org; see docs/play.md.
    """

  private static let module = Option(
    "module", value: "FILE", use: .reads,
    "the WebAssembly module, with traces, as it is or compressed by gzip")
  private static let open = Option("open", "open the page in the browser")

  static func otherInputs(_ arguments: Arguments, _ scenes: SceneList) -> [String] {
    arguments.has(module) ? [] : PlayModule.paths(for: scenes.names)
  }

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let path = try arguments.required(.page)
    let catalog = try arguments.catalog()
    let start = try PlayStart(arguments.operands.first, scenes, catalog)
    let offered = try offered(for: start.scene, of: scenes)
    let bytes = try PlayModule.bytes(at: arguments.text(module), for: start.scene, of: scenes)
    let page = PlayPage(
      module: bytes, scenes: offered,
      references: SceneReferences.json(of: offered.map(\.name), in: scenes), scene: start.scene,
      trace: start.trace, languages: .all(of: offered.map(\.name), in: scenes, catalog))
    do throws(FileError) { try page.write(to: path) } catch { throw .file(error) }
    if arguments.has(open) { try Browser.open(path) }
    return .success
  }

  /// The scenes of a page: a module of several scenes runs none that holds others.
  ///
  /// - Throws: A usage error if there is none.
  static func offered(
    for scene: String?, of scenes: SceneList
  ) throws(CommandError) -> [SceneDescription] {
    let offered = scenes.descriptions.filter { !$0.isComposed || $0.name == scene }
    if offered.isEmpty {
      throw .usage(
        "name a scene, each of which holds others and needs a page of its own: "
          + scenes.names.joined(separator: ", "))
    }
    return offered
  }
}

extension [PlayLanguage] {
  /// The two that are there for testing, and those of a catalog.
  static func all(
    of names: [String], in scenes: SceneList, _ catalog: StringCatalog?
  ) -> [PlayLanguage] {
    let tags = PseudoLocale.allCases.compactMap { LanguageTag($0.rawValue) }
    let languages = tags + (catalog?.entries.map { $0.language } ?? []).filter { $0 != .english }
    return languages.map { language in
      PlayLanguage(
        language,
        strings: names.compactMap { name in
          scenes.parts(of: name).map { (name, $0.strings(in: language, catalog)) }
        })
    }
  }
}
