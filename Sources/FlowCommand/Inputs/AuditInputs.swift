import FlowExploration
import FlowSnapshots

extension Option {
  /// The environments of an audit.
  static let matrix = Option(
    "matrix", value: "SPEC",
    "other environments, such as 'textSize=large,xxLarge;colorScheme=dark';\nmembers left out are the trace's"
  )
}

extension Arguments {
  /// The environments that are asked for; `nil` if none are.
  func matrix() throws(CommandError) -> AuditMatrix? {
    guard let text = text(.matrix) else { return nil }
    do throws(AuditMatrix.Fault) {
      return try AuditMatrix(text)
    } catch {
      throw .usage("'--matrix': \(error.text)")
    }
  }
}

extension AuditException {
  /// The files with exceptions in the folders of traces, and in those above them.
  static func files(beside cases: [SnapshotCase]) -> [String] {
    var files: [String] = []
    for snapshot in cases {
      let folder = Path.folder(of: snapshot.trace)
      for folder in [folder, folderAbove(folder)] {
        let path = Path.join(folder, AuditException.fileName)
        if !files.contains(path), File.kind(of: path) == .regular { files.append(path) }
      }
    }
    return files
  }

  /// The folder above a folder, whose path may be `.` or end in `..`.
  private static func folderAbove(_ folder: String) -> String {
    switch Path.name(of: folder) {
    case ".": Path.join(Path.folder(of: folder), "..")
    case "..": Path.join(folder, "..")
    default: Path.folder(of: folder)
    }
  }

  /// The files with exceptions beside the traces that a command is for; whoever replays them tells the
  /// warnings of the search.
  static func files(asked arguments: Arguments) -> [String] {
    files(beside: (try? SnapshotSearch(arguments.paths))?.cases ?? [])
  }

  /// The exceptions, by the files that have them.
  static func lists(
    beside cases: [SnapshotCase]
  ) throws(CommandError) -> [(path: String, list: [AuditException])] {
    var lists: [(path: String, list: [AuditException])] = []
    for path in files(beside: cases) {
      do throws(StreamError) {
        lists.append((path, try AuditException.list(at: path)))
      } catch {
        throw CommandError(error)
      }
    }
    return lists
  }
}
