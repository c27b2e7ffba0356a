import FlowEngine
import FlowExploration
import FlowSnapshots

/// The files with rules, which stand beside the fixtures.
enum RuleFiles {
  /// The rules for a scene.
  ///
  /// - Parameter path: The file; `nil` for the one beside the fixtures, if there is one.
  /// - Throws: A message for a file that cannot be read, or with the place of the fault.
  static func rules(
    for scene: String, at path: String?, of scenes: SceneList
  ) throws(CommandError) -> [FrameRule] {
    guard let file = path ?? FrameRule.file(besideFixturesOf: scene) else { return [] }
    return try rules(file, for: scene, of: scenes)
  }

  private static func rules(
    _ file: String, for scene: String, of scenes: SceneList
  ) throws(CommandError) -> [FrameRule] {
    do throws(StreamError) {
      return try FrameRule.rules(at: file, about: RuleSubject(scene, of: scenes))
    } catch {
      throw CommandError(error)
    }
  }

  /// What asks the scenes' own rules, and those of a folder, of a trace; it returns the first that does not hold.
  ///
  /// - Throws: A message for a folder that is not there, or rules at fault.
  static func asking(
    in folder: String, of scenes: SceneList
  ) throws(CommandError) -> @Sendable ([UInt8]) -> BrokenRule? {
    guard File.kind(of: folder) == .folder else {
      throw .message("\(folder): error: there is no such folder")
    }
    var known: [String: [FrameRule]] = [:]
    for scene in scenes.names {
      guard let file = FrameRule.file(for: scene, in: folder) else { continue }
      known[scene] = try rules(file, for: scene, of: scenes)
    }
    let rules = known
    return { bytes in
      guard let trace = try? EventTrace(bytes, of: scenes),
        let check = try? TraceCheck(trace.header, of: scenes, rules[trace.header.scene] ?? [])
      else { return nil }
      return check.brokenRules(in: trace.steps, of: NewestTrace(bytes, of: scenes)).first
    }
  }

  /// The results of cases with what the rules beside them find on the ways of their traces.
  ///
  /// - Returns: The results, in which a case that passed and breaks a rule has not passed, and a line for each
  ///   rule that another case breaks, which has a verdict of its own.
  /// - Throws: A message for rules at fault.
  static func judged(
    _ results: [CaseResult], of scenes: SceneList
  ) throws(CommandError) -> (results: [CaseResult], lines: [String]) {
    var known: [String: [FrameRule]] = [:]
    var judged: [CaseResult] = []
    var lines: [String] = []
    for result in results {
      let rules = try violations(of: result, &known, scenes)
      judged.append(result.breaking(rules))
      if !result.isPassed {
        lines += rules.map { "\(result.snapshot.trace):\($0.line): \($0.text)" }
      }
    }
    return (judged, lines)
  }

  /// The rules beside a case that do not hold; none where its trace is not replayed.
  private static func violations(
    of result: CaseResult, _ known: inout [String: [FrameRule]], _ scenes: SceneList
  ) throws(CommandError) -> [BrokenRule] {
    switch result.verdict.kind {
    case .crashed, .quarantined, .traceError, .fileError, .obsoleteGolden: return []
    default: break
    }
    guard let trace = try? EventTrace(at: result.snapshot.trace, of: scenes) else { return [] }
    let scene = trace.header.scene
    let folder = Path.folder(of: result.snapshot.trace)
    let file = FrameRule.file(for: scene, in: folder) ?? ""
    if known[file] == nil {
      known[file] = file.isEmpty ? [] : try rules(file, for: scene, of: scenes)
    }
    guard let check = try? TraceCheck(trace.header, of: scenes, known[file] ?? []) else {
      return []
    }
    return check.brokenRules(
      in: trace.steps, of: NewestTrace(at: result.snapshot.trace, of: scenes))
  }
}
