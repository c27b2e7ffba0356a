import FlowSnapshots

/// The files that a command is about to write; none of them may be one that it reads, under any name.
///
/// The check runs before anything is read or written. A device, such as a terminal, may be both.
struct OutputCheck {
  /// The outputs, each with the option or variable that names it.
  private struct Output {
    var path: String
    var option: String
    var isInFolder = false
  }

  /// A folder that traces are written to.
  private struct OutputFolder {
    var names: TraceNames
    var option: String
  }

  private let scenes: SceneList
  private var outputs: [FileIdentity: Output] = [:]
  /// The names of outputs that do not exist yet.
  private var missing: Set<String> = []
  private var folders: [FileIdentity: [OutputFolder]] = [:]
  /// Standard output, if it is a file.
  private let standardOutput =
    FileDescriptor.standardOutput.size == nil ? nil : FileIdentity(of: .standardOutput)

  /// Checks the files of a command.
  ///
  /// - Parameter arguments: The command's arguments, which then have the cases that are found.
  /// - Throws: A message for an output that is an input, or another output.
  static func run(
    _ command: any Command.Type, _ arguments: inout Arguments, _ scenes: SceneList
  ) throws(CommandError) {
    let check = try OutputCheck(command, arguments, scenes)
    guard !check.isEmpty else { return }
    for option in command.options where option.use != nil {
      guard let path = arguments.text(option) else { continue }
      try check.require(path, option.use)
    }
    for path in command.otherInputs(arguments, scenes) { try check.require(path) }
    switch command.operands.use {
    case .readsStandardInput: try check.require("-", .reads)
    case .readsCases:
      // Where the default is not there, nothing is an input; a command that wants cases says so itself.
      if arguments.paths.isEmpty, File.kind(of: SnapshotSearch.defaultPath) == nil { return }
      try arguments.find().forEachFile { (path) throws(CommandError) in try check.require(path) }
    case let use:
      for path in arguments.operands { try check.require(path, use) }
    }
  }

  /// Collects what a command is about to write.
  ///
  /// - Throws: A message for two outputs that are the same file, and for one that cannot be standard output.
  init(
    _ command: any Command.Type, _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) {
    self.scenes = scenes
    for option in command.options {
      guard let path = arguments.text(option) else { continue }
      switch option.use {
      case .writesResult: try add(path, option.spelling)
      case .writes:
        try Self.requireName(path, of: "file", option)
        try add(path, option.spelling)
      case .writesSummary:
        try Self.requireName(path, of: "file", option)
        for path in RunSummary.paths(at: path) { try add(path, option.spelling) }
      case .writesTraces(let names):
        try Self.requireName(path, of: "folder", option)
        try addFolder(path, names, option.spelling)
      default: break
      }
    }
    for (name, path) in command.otherOutputs(arguments) { try add(path, name) }
  }

  /// Rejects `-`, where standard output is not for what an option writes.
  private static func requireName(
    _ path: String, of kind: String, _ option: Option
  ) throws(CommandError) {
    guard path == "-" else { return }
    throw .usage(
      "'\(option.spelling)' needs a \(kind), and '-' is standard output; a \(kind) of that name is './-'"
    )
  }

  private var isEmpty: Bool { outputs.isEmpty && folders.isEmpty && standardOutput == nil }

  // MARK: Outputs

  private mutating func add(
    _ path: String, _ option: String, isInFolder: Bool = false
  ) throws(CommandError) {
    guard let identity = FileIdentity(of: path) else { return }
    if let other = outputs[identity] { throw Self.twice(path, option, other.option) }
    // Files that exist in a folder have been added with it.
    if let folder = FileIdentity(folder: Path.folder(of: path)), !isInFolder {
      let name = Path.name(of: path)
      for other in folders[folder] ?? [] where other.names.include(name, scenes) {
        throw Self.twice(path, option, other.option)
      }
    }
    if case .name(let name, _, _) = identity { missing.insert(name) }
    outputs[identity] = Output(path: path, option: option, isInFolder: isInFolder)
  }

  private mutating func addFolder(
    _ path: String, _ names: TraceNames, _ option: String
  ) throws(CommandError) {
    guard let identity = FileIdentity(folder: path) else { return }
    folders[identity, default: []].append(OutputFolder(names: names, option: option))
    for output in Array(outputs.values)
    where !output.isInFolder && names.include(Path.name(of: output.path), scenes)
      && FileIdentity(folder: Path.folder(of: output.path)) == identity
    {
      throw Self.twice(output.path, output.option, option)
    }
    let present: [String]
    do throws(FileError) { present = try Folder.names(in: path) } catch { throw .file(error) }
    for name in present where names.include(name, scenes) {
      let path = Path.join(path, name)
      // Two links to one file are both replaced by traces, one after the other.
      guard let identity = FileIdentity(of: path), outputs[identity] == nil else { continue }
      try add(path, option, isInFolder: true)
    }
  }

  private static func twice(_ path: String, _ first: String, _ second: String) -> CommandError {
    let names = first == second ? "'\(first)' names it twice" : "'\(second)' names it, too"
    return .file(FileError(.write, path, refusal: names))
  }

  // MARK: Inputs

  /// Checks a file that is read.
  ///
  /// - Throws: A message if it is also written.
  func require(_ path: String) throws(CommandError) {
    try require(FileIdentity(of: path, ifMissing: { missing.contains($0) }), path)
  }

  private func require(_ path: String, _ use: FileUse?) throws(CommandError) {
    switch use {
    case .readsUnlessScene where scenes.names.contains(path): break
    case .reads, .readsUnlessScene:
      guard path == "-" else { return try require(path) }
      try require(FileIdentity(of: .standardInput), FileDescriptor.standardInput.name)
    case .readsCase:
      try require(path)
      if let snapshot = SnapshotCase(path: path) { try require(snapshot.golden) }
    default: break
    }
  }

  private func require(_ identity: FileIdentity?, _ input: String) throws(CommandError) {
    guard let identity else { return }
    if identity == standardOutput {
      throw Self.refusal(FileDescriptor.standardOutput.name, input, "")
    }
    guard let output = outputs[identity] else { return }
    let kind = output.isInFolder ? "folder" : "file"
    throw Self.refusal(output.path, input, "; name another \(kind) with '\(output.option)'")
  }

  private static func refusal(
    _ output: String, _ input: String, _ advice: String
  ) -> CommandError {
    let name = output == input ? "" : ", '\(input)'"
    return .file(FileError(.write, output, refusal: "it is an input\(name)\(advice)"))
  }
}
