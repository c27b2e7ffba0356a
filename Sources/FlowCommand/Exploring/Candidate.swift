import FlowEngine
import FlowExploration
import FlowSnapshots
import Platform

/// The trace to try, in a file for other programs.
final class Candidate {
  private let folder: PrivateFolder
  private let path: String
  private let frames: String
  private let errors: String

  init() throws(CommandError) {
    do throws(FileError) { folder = try PrivateFolder() } catch { throw .file(error) }
    path = folder.file("candidate" + SnapshotFile.trace.suffix)
    frames = folder.file("frames")
    errors = folder.file("errors")
  }

  /// Writes a trace, and returns whether that was possible.
  func put(_ trace: EventTrace) -> Bool {
    do throws(FileError) {
      try OutputFile.replace(path, with: Array(trace.text.utf8), durably: false)
    } catch {
      return false
    }
    return true
  }

  /// Runs a command with the file, and returns whether it exits with 0.
  func run(_ command: String) -> Bool { status(of: command, "/dev/null", "/dev/null") == 0 }

  /// Runs a command with the file, and returns its exit status as the shell has it.
  private func status(of command: String, _ output: String, _ errors: String) -> Int32 {
    #if os(Linux) || os(macOS)
      let status = system(
        "{ \(command) \(ShellWord.quoted(path)); } > \(ShellWord.quoted(output)) "
          + "2> \(ShellWord.quoted(errors))")
      // While a command runs, Ctrl-C reaches that command only, but is meant for the whole search.
      let signal = status & 0x7F
      if signal == SIGINT || signal == SIGQUIT { raise(signal) }
      return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    #else
      return 127
    #endif
  }

  /// The output of a command for the file; `nil` if the command fails.
  func output(of command: String) -> [UInt8]? {
    guard status(of: command, frames, "/dev/null") == 0 else { return nil }
    do throws(FileError) { return try File.contents(of: frames) } catch { return nil }
  }

  /// How a command fails for a trace, with what it says of it; `nil` if it does not.
  func failure(of command: String, for trace: EventTrace) -> String? {
    guard put(trace) else { return "its trace cannot be written to '\(path)'" }
    let status = status(of: command, "/dev/null", errors)
    guard status != 0 else { return nil }
    let words = (try? File.contents(of: errors)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let first = words.split(whereSeparator: { $0.isNewline }).first.map { String($0) }
    return "exit status \(status)" + (first.map { ": " + $0.shown(limit: Self.wordCount) } ?? "")
  }

  /// The most characters of what a command says that are shown.
  private static let wordCount = 500

  /// The frames of the file; `nil` if it is no trace.
  func frames(of scenes: SceneList) -> [UInt8]? {
    var bytes: [UInt8] = []
    do {
      let replay = try ReplayedFrames(of: path, scenes: scenes, options: ReplayOptions())
      while try replay.next({ bytes += $0 }) {}
    } catch {
      return nil
    }
    return bytes
  }
}
