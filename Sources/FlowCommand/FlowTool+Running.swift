import FlowEngine
import FlowSnapshots
import Platform

extension FlowTool {
  /// The commands, in the order in which help shows them.
  static var commands: [any Command.Type] {
    [
      ScenesCommand.self, ReplayCommand.self, VerifyCommand.self, AcceptCommand.self,
      RejectCommand.self, ReviewCommand.self, DiffCommand.self, WhyCommand.self,
      ReportCommand.self,
      PlayCommand.self, ExportCommand.self, StripCommand.self, DiagramCommand.self,
      RecordCommand.self,
      TrimCommand.self, AnonymizeCommand.self, PipeCommand.self, MergeCommand.self,
      ExploreCommand.self, ShrinkCommand.self, CoverageCommand.self, StrengthCommand.self,
      AuditCommand.self, SpeakCommand.self, WatchCommand.self, MigrateCommand.self,
      ServeCommand.self,
      CompletionsCommand.self, ManualCommand.self,
    ]
  }

  /// Runs the command on the command line and exits the process; see `ExitStatus`.
  ///
  /// - Parameter scene: The scenes that traces may be for.
  public static func main<each S: Scene>(_ scene: repeat (each S).Type) -> Never {
    main(SceneList(repeat each scene))
  }

  /// Runs the command on the command line and exits the process; see `ExitStatus`.
  ///
  /// - Parameter scenes: The scenes that traces may be for.
  public static func main(_ scenes: SceneList) -> Never {
    FileDescriptor.openClosedStandards()
    Interruption.cleanUp()
    ToolName.current = ToolName(argument: CommandLine.arguments.first ?? "", in: ".")
    exit(status(scenes).rawValue)
  }

  private static func status(_ scenes: SceneList) -> ExitStatus {
    do throws(CommandError) {
      return try run(try words(), scenes)
    } catch {
      error.tell()
      return .badInput
    }
  }

  /// The words of the command line; an error if one is not UTF-8.
  private static func words() throws(CommandError) -> [String] {
    for (index, word) in CommandLine.unsafeArguments.dropFirst().enumerated() {
      guard String(validatingCString: word) == nil else { continue }
      throw .usage("argument \(index + 1) is not UTF-8: '\(String(cString: word))'")
    }
    return Array(CommandLine.arguments.dropFirst())
  }

  private static func run(
    _ words: [String], _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    guard let first = words.first else {
      if FileDescriptor.standardOutput.isTerminal {
        try Overview.show(scenes)
        return .success
      }
      throw .usage("expected a command: \(commands.map { $0.name }.joined(separator: ", "))")
    }
    switch first {
    case "--help", "-h": try Console.show(text: Help.overall)
    case "--version": try Console.show(text: Help.version)
    case "help":
      try Console.show(
        text: words.count == 1 ? Help.overall : Help.text(for: try command(named: words[1])))
    case _ where first.hasPrefix("-"):
      throw .usage(Suggestion.unknown("option", first, among: ["--help", "--version"]))
    default: return try run(try command(named: first), Array(words.dropFirst()), scenes)
    }
    return .success
  }

  private static func run(
    _ command: any Command.Type, _ words: [String], _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    do throws(CommandError) {
      var arguments = try Arguments(words, of: command)
      if arguments.has(.help) {
        try Console.show(text: Help.text(for: command))
        return .success
      }
      try OutputCheck.run(command, &arguments, scenes)
      return try command.run(arguments, scenes)
    } catch {
      throw error.of(command)
    }
  }

  private static func command(named name: String) throws(CommandError) -> any Command.Type {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .usage(Suggestion.unknown("command", name, among: commands.map { $0.name }))
    }
    return command
  }
}

extension CommandLine {
  /// The arguments, as passed by the system.
  fileprivate static var unsafeArguments: [UnsafeMutablePointer<CChar>] {
    (0..<Int(argc)).compactMap { unsafeArgv[$0] }
  }
}
