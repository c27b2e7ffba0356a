import FlowEngine
import FlowExploration
import FlowSnapshots

/// The files with rules, which stand beside the fixtures.
enum RuleFiles {
  /// The rules for a scene.
  ///
  /// - Parameter path: The file; `nil` for the one beside the fixtures, if there is one.
  /// - Throws: A message for a file that cannot be read, or with the place of the fault.
  static func rules(for scene: String, at path: String?) throws(CommandError) -> [FrameRule] {
    let standard = Path.join(Path.join(SnapshotSearch.defaultPath, scene), name(for: scene))
    guard let file = path ?? (File.kind(of: standard) == .regular ? standard : nil) else {
      return []
    }
    return try rules(file)
  }

  private static func rules(_ file: String) throws(CommandError) -> [FrameRule] {
    do throws(StreamError) {
      return try FrameRule.rules(at: file)
    } catch {
      throw CommandError(error)
    }
  }

  private static func name(for scene: String) -> String { "\(scene).rules.jsonl" }

  /// What asks the scenes' own rules, and those of a folder, of a trace; it returns the first that does not hold.
  ///
  /// - Throws: A message for a folder that is not there, or rules at fault.
  static func asking(
    in folder: String, of scenes: SceneList
  ) throws(CommandError) -> @Sendable ([UInt8]) -> String? {
    guard File.kind(of: folder) == .folder else {
      throw .message("\(folder): error: there is no such folder")
    }
    var known: [String: [FrameRule]] = [:]
    for scene in scenes.names {
      let file = Path.join(folder, name(for: scene))
      if File.kind(of: file) == .regular { known[scene] = try rules(file) }
    }
    let rules = known
    return { bytes in
      guard let trace = try? EventTrace(bytes, of: scenes),
        let check = try? TraceCheck(trace.header, of: scenes, rules[trace.header.scene] ?? [])
      else { return nil }
      return check.ruleViolations(in: trace.steps)?.first?.text
    }
  }

  /// What the rules beside cases find on the ways of their traces, a line each.
  ///
  /// Cases that cannot be replayed are left out, since verifying them says so.
  /// - Throws: A message for rules at fault.
  static func findings(
    in cases: [SnapshotCase], of scenes: SceneList
  ) throws(CommandError) -> [String] {
    var known: [String: [FrameRule]] = [:]
    var lines: [String] = []
    for snapshot in cases {
      guard let trace = try? EventTrace(at: snapshot.trace, of: scenes) else { continue }
      let scene = trace.header.scene
      let file = Path.join(Path.folder(of: snapshot.trace), name(for: scene))
      if known[file] == nil {
        known[file] = File.kind(of: file) == .regular ? try rules(file) : []
      }
      guard let check = try? TraceCheck(trace.header, of: scenes, known[file] ?? []) else {
        continue
      }
      var told: Set<String> = []
      for violation in check.ruleViolations(in: trace.steps) ?? []
      where told.insert(violation.text).inserted {
        lines.append("\(snapshot.trace): \(violation.text)")
      }
    }
    return lines
  }
}
