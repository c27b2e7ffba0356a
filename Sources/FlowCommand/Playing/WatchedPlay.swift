import FlowReport
import FlowSnapshots
import Platform

/// A live page that goes on in a new engine after each change of the sources.
struct WatchedPlay {
  /// The page.
  let page: [UInt8]
  /// The file of the module, which the command writes.
  let module: String
  /// The command that builds it, run by the shell.
  let command: String
  /// The folder whose Swift files are watched.
  let sources: String

  /// The time between two looks at the files, in milliseconds.
  private static let interval = 200

  /// Serves the page, and builds after each change, until Ctrl-C.
  ///
  /// - Throws: A message if the sources cannot be read at the beginning, or output cannot be written.
  func run(_ server: inout PageServer) throws(CommandError) {
    var known: [String: FileVersion]
    do throws(FileError) { known = try versions() } catch { throw .file(error) }
    while true {
      server.serve(for: Self.interval) { answer(to: $0) }
      // A change of branches may take a folder away for a moment.
      guard let versions = try? versions(), versions != known else { continue }
      let changed = Set(versions.keys).union(known.keys).filter { versions[$0] != known[$0] }
      known = versions
      try build(changed.sorted(), &server)
    }
  }

  private func build(
    _ changed: [String], _ server: inout PageServer
  ) throws(CommandError) {
    let what = changed.first.map { Path.name(of: $0) + (changed.count > 1 ? ", …" : "") } ?? ""
    try Console.show(line: "\(what) has changed: building …")
    server.tell("building", what)
    let start = MonotonicClock.now
    let status = system(command)
    // What ends the command by the keyboard is meant for the tool, too.
    if status & 0x7F == SIGINT || status >> 8 & 0xFF == 128 + SIGINT { exit(130) }
    let seconds = MonotonicClock.now - start
    let time = "\(Int(seconds * 10) / 10).\(Int(seconds * 10) % 10) s"
    if status == 0 {
      try Console.show(line: "built in \(time)")
      server.tell("built", time)
    } else {
      try Console.show(line: "the build has failed; the page stays as it is")
      server.tell("failed", "The build has failed: what is wrong is in the terminal.")
    }
  }

  private func answer(to path: String) -> PageServer.Answer? {
    switch path {
    case "/": return PageServer.Answer(type: "text/html; charset=utf-8", bytes: page)
    case "/module":
      guard let bytes = try? File.contents(of: module) else { return nil }
      return PageServer.Answer(type: "application/octet-stream", bytes: bytes)
    default: return nil
    }
  }

  /// The versions of all sources.
  ///
  /// - Throws: `FileError` for a folder that cannot be listed.
  private func versions() throws(FileError) -> [String: FileVersion] {
    var versions: [String: FileVersion] = [:]
    var fault: FileError?
    Folder.forEachEntry(
      in: sources, where: { _ in false }, skip: { _ in }, fail: { fault = fault ?? $0 }
    ) { folder, name, kind in
      guard kind == .regular, name.hasSuffix(".swift"), !name.hasPrefix(".") else { return }
      let path = Path.join(folder, name)
      versions[path] = FileVersion(of: path)
    }
    if let fault { throw fault }
    return versions
  }
}
