import FlowSnapshots

/// How a command uses the files that an operand, or the value of an option, names.
enum FileUse: Equatable {
  /// Reads a file, or standard input for `-`.
  case reads
  /// Reads a file, or standard input for `-`, unless it is the name of a scene.
  case readsUnlessScene
  /// Reads a trace, and the golden beside it.
  case readsCase
  /// Reads the cases in folders and files, after some operands that are names of scenes.
  case readsCases(afterScenes: Int)
  /// Reads standard input.
  case readsStandardInput
  /// Writes the result to a file, or to standard output for `-`.
  case writesResult
  /// Writes a file.
  case writes
  /// Writes a file, and pictures beside it.
  case writesSummary
  /// Writes traces to a folder.
  case writesTraces(TraceNames)
}

/// The names of the traces that a command writes to a folder.
enum TraceNames: Equatable {
  /// A number, then the name of the case.
  case numbered
  /// A number after `cover-`.
  case cover
  /// The name of a scene, or what stands for one, then a description.
  case scene

  /// Whether a file in the folder may be replaced by one of the traces.
  func include(_ name: String, _ scenes: SceneList) -> Bool {
    guard name.hasSuffix(SnapshotFile.trace.suffix) else { return false }
    switch self {
    case .numbered:
      let number = name.prefix { $0 != "-" }
      return !number.isEmpty && number.allSatisfy { $0.isNumber }
    case .cover: return name.hasPrefix("cover-")
    case .scene:
      return TraceFolder.beginnings(of: scenes).contains { name.utf8.starts(with: $0.utf8) }
    }
  }
}
