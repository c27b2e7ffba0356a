import FlowEngine
import FlowExploration
import FlowSnapshots
import Platform

/// The file of the trace to try; it is removed with the last reference.
final class Candidate {
  private let path: String
  private let frames: String
  /// The file that a signal handler removes.
  private let slots: [Int]

  init() throws(CommandError) {
    let folder = TemporaryFolder.path
    let name = "flow-shrink-\(getpid())"
    path = Path.join(folder, name + SnapshotFile.trace.suffix)
    frames = Path.join(folder, name + ".frames")
    slots = [path, frames].compactMap { Interruption.remember($0) }
    do throws(FileError) {
      try OutputFile.replace(path, with: [], durably: false)
    } catch {
      throw .file(error)
    }
  }

  deinit {
    unlink(path)
    unlink(frames)
    for slot in slots { Interruption.forget(slot) }
  }

  /// Writes the trace with other events, and returns whether that was possible.
  func put(_ trace: EventTrace, _ steps: [EventTrace.Step]) -> Bool {
    var trace = trace
    trace.steps = steps
    do throws(FileError) {
      try OutputFile.replace(path, with: Array(trace.text.utf8), durably: false)
    } catch {
      return false
    }
    return true
  }

  /// Runs a command with the file, and returns whether it exits with 0.
  func run(_ command: String, to output: String = "/dev/null") -> Bool {
    #if os(Linux) || os(macOS)
      let status = system(
        "{ \(command) \(Self.quoted(path)); } > \(Self.quoted(output)) 2> /dev/null")
      // While a command runs, Ctrl-C reaches that command only, but is meant for the whole search.
      let signal = status & 0x7F
      if signal == SIGINT || signal == SIGQUIT { raise(signal) }
      return status == 0
    #else
      return false
    #endif
  }

  /// The output of a command for the file; `nil` if the command fails.
  func output(of command: String) -> [UInt8]? {
    guard run(command, to: frames) else { return nil }
    do throws(FileError) { return try File.contents(of: frames) } catch { return nil }
  }

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

  private static func quoted(_ word: String) -> String {
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
  }
}
