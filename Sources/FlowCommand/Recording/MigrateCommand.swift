import FlowEngine
import FlowExploration
import FlowSnapshots

/// `flow migrate`: rewrites traces of earlier versions of their scenes.
enum MigrateCommand: Command {
  static let name = "migrate"
  static let summary = "Rewrites traces of earlier versions of their scenes."
  static let operands = Operands(
    text: "PATH…", count: 1...Int.max, use: .readsCases(afterScenes: 0))
  static let options = [check]
  static let details = """
    PATH is a trace, or a folder of traces. Each trace of an older version is rewritten with the names
    and members of the newest one, as a whole or not at all, after both have replayed to the same
    frames; lines in which nothing changes stay as they are. Recordings kept of a version, in
    versions/SCENE/VERSION, are left out unless PATH is the file itself. Goldens are never changed: see
    '\(FlowTool.name) accept'.
    """

  private static let check = Option(
    "check", "change nothing; say what would be rewritten, with status 1 if there is anything")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let search = try arguments.search()
    let isCheck = arguments.has(check)
    var lines = ""
    for fault in search.faults { Console.tell(fault.message) }
    var status = search.faults.isEmpty ? ExitStatus.success : .badInput
    let named = Set(arguments.operands.map { realPath(of: $0) })
    let cases = search.cases.filter { snapshot in
      guard File.kind(of: snapshot.trace) != nil else { return false }
      let files = [snapshot.trace, snapshot.golden, snapshot.pending]
      return files.contains { named.contains(realPath(of: $0)) } || !isKept(snapshot.trace, scenes)
    }
    let crashed = CaseWorkers.crashed(cases, of: scenes)
    for snapshot in cases {
      do throws(CommandError) {
        if let crash = crashed[snapshot] { throw .message(crash.text) }
        guard let migrated = try migrated(snapshot.trace, scenes) else { continue }
        do throws(FileError) {
          try File.requireOwn(snapshot.trace, for: .write)
        } catch {
          throw .file(error)
        }
        if !isCheck { try ResultOutput.put(migrated.text, to: snapshot.trace) }
        lines += "\(snapshot.trace): \(steps(of: migrated))\n"
        if isCheck, status == .success { status = .difference }
      } catch {
        // The other traces do not depend on it.
        error.tell()
        status = .badInput
      }
    }
    if !lines.isEmpty { try Console.show(text: lines) }
    return status
  }

  /// The path of a file with the links to its folder resolved.
  private static func realPath(of path: String) -> String {
    let folder = Path.folder(of: path)
    return Path.join(Path.real(folder) ?? folder, Path.name(of: path))
  }

  /// Whether a trace is kept as a recording of its version, in `versions/<scene>/<version>`.
  private static func isKept(_ path: String, _ scenes: SceneList) -> Bool {
    let folders = realPath(of: path).split(separator: "/").dropLast().suffix(3)
    guard folders.count == 3, folders.first == "versions",
      let trace = (try? read(path, scenes))?.migrated
    else { return false }
    return Array(folders.dropFirst()) == [trace.scene[...], "\(trace.from.own)"]
  }

  /// A trace in the newest versions; `nil` if it is of these.
  private static func migrated(
    _ path: String, _ scenes: SceneList
  ) throws(CommandError) -> MigratedTrace? {
    let (bytes, read) = try read(path, scenes)
    do throws(TraceError) {
      guard let migrated = read else {
        _ = try scenes.explore(EventTrace(bytes).header)
        return nil
      }
      guard try migrated.hasFrames(of: bytes, scenes) else { throw MigratedTrace.otherFrames }
      return migrated
    } catch {
      throw .message(error.text(in: path))
    }
  }

  /// Reads a trace, without a replay, and what it is in the newest versions; `nil` if it is of these.
  private static func read(
    _ path: String, _ scenes: SceneList
  ) throws(CommandError) -> (bytes: [UInt8], migrated: MigratedTrace?) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    do throws(TraceError) {
      return (bytes, try MigratedTrace(bytes, of: scenes))
    } catch {
      throw .message(error.text(in: path))
    }
  }

  /// The versions before and after, in words.
  private static func steps(of trace: MigratedTrace) -> String {
    var changes: [String] = []
    if trace.from.own != trace.to.own {
      changes.append("\(trace.scene) \(trace.from.own) → \(trace.to.own)")
    }
    for child in trace.to.children {
      let old = trace.from.children.first { $0.path == child.path }?.version ?? 1
      if old != child.version { changes.append("\(child.path) \(old) → \(child.version)") }
    }
    return changes.joined(separator: ", ")
  }
}
