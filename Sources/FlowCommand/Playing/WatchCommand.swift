import FlowReport
import FlowSnapshots
import Platform

/// `flow watch`: verifies again when a trace or a golden changes.
enum WatchCommand: Command {
  static let name = "watch"
  static let summary = "Verifies traces, and again after a change of a trace, a golden or the tool."
  static let operands = Operands.paths
  static let options = [
    ci, play, module, build, port, open, .tolerance, .strict, .maximumOutput, .color,
  ]
  static let details = """
    PATH is as for '\(FlowTool.name) verify'. After the first time only changed cases are replayed, and remaining
    failures are reported again. A PATH that disappears later is reported once, and verified again when
    it is back. A rebuilt tool is restarted, so that a change of a scene shows as soon as it is
    compiled. Ctrl-C ends it.

    With --play no trace is verified: a server on this machine has the live page of a scene, or one that
    continues a trace. After a change of a Swift file in Sources it builds the page's engine, and the
    open page replays its session in the new one, beside the old one, and says what has moved.
    """

  private static let ci = Option("ci", "write no pending goldens")
  private static let play = Option(
    "play", value: "SCENE|TRACE", use: .readsUnlessScene,
    "serve the live page, and replay its session after each change of the sources")
  private static let module = Option(
    "module", value: "FILE", use: .reads,
    "with --play: the module that is built; default .build/play/SCENE.wasm.gz")
  private static let build = Option(
    "build", value: "COMMAND",
    "with --play: what builds it; default scripts/build-play SCENE")
  private static let port = Option(
    "port", value: "N", "with --play: the server's port; default: any that is free")
  private static let open = Option("open", "with --play: open the page in the browser")
  /// The time between two looks at the files, in microseconds.
  private static let interval: UInt32 = 200_000

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    if let played = arguments.text(play) { return try serve(played, arguments, scenes) }
    for option in [module, build, port, open] where arguments.has(option) {
      throw .usage("'\(option.spelling)' needs '\(play.spelling)'")
    }
    var watch = Watch(
      Verification(scenes, try arguments.checkOptions()), colors: try Colors(arguments))
    watch.verification.leavesPending = !arguments.has(ci) && !ContinuousIntegration.isPresent
    let tool = FlowTool.executable
    let version = FileVersion(of: tool)
    while true {
      try watch.look(at: arguments.paths)
      usleep(interval)
      guard let new = FileVersion(of: tool), new != version else { continue }
      // A linker writes for a while: the tool is started once it can be.
      start(tool)
    }
  }

  /// Serves the live page of a scene or of a trace, and builds its engine anew after each change.
  private static func serve(
    _ played: String, _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let sources = "Sources"
    guard File.kind(of: sources) == .folder else {
      throw .usage(
        "'\(play.spelling)' needs the sources of the scene: there is no folder '\(sources)' here")
    }
    let start = try PlayStart(played, scenes)
    guard let scene = start.scene else { throw .usage("'\(play.spelling)' needs a scene") }
    let number = try arguments.integer(port, in: 0...65_535) ?? 0
    let file = arguments.text(module) ?? ".build/play/\(scene).wasm.gz"
    let command = arguments.text(build) ?? PlayBuild(scene, of: scenes).command
    if File.kind(of: file) == nil {
      try Console.show(line: "building \(file) …")
      guard system(command) == 0 else {
        throw .message("\(FlowTool.name) watch: error: the build has failed: \(command)")
      }
    }
    let page = PlayPage(
      module: try PlayModule.bytes(at: file, for: scene, of: scenes),
      scenes: scenes.descriptions.filter { $0.name == scene },
      references: SceneReferences.json(of: [scene], in: scenes), scene: scene, trace: start.trace,
      languages: .all(of: [scene], in: scenes, nil), isWatched: true)
    var server = try PageServer(port: UInt16(number))
    let watched = WatchedPlay(page: page.bytes, module: file, command: command, sources: sources)
    try Console.show(line: "\(scene) is at \(server.address), until Ctrl-C")
    if arguments.has(open) { try Browser.open(server.address) }
    try watched.run(&server)
    return .success
  }

  /// Replaces this process by a tool; returns if that is not possible.
  private static func start(_ tool: String) {
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    execv(tool, &words)
  }
}
