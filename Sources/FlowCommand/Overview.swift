import FlowEngine
import FlowSnapshots

/// What can be done with what is here: what the tool says on a terminal when it is asked for nothing.
enum Overview {
  /// Writes the overview.
  static func show(_ scenes: SceneList) throws(CommandError) {
    try Console.show(text: text(scenes, cases: cases()))
  }

  /// The cases of the working folder; empty where there are none.
  private static func cases() -> [SnapshotCase] {
    do throws(SearchError) { return try SnapshotSearch([]).cases } catch { return [] }
  }

  private static func text(_ scenes: SceneList, cases: [SnapshotCase]) -> String {
    let goldens = cases.count { File.kind(of: $0.golden) == .regular }
    let found =
      cases.isEmpty
      ? "There are no traces in '\(SnapshotSearch.defaultPath)' here."
      : "Here: \(traces(cases.count)) in '\(SnapshotSearch.defaultPath)', \(goldens) with goldens."
    let rows = scenes.descriptions.map { scene in
      let count = cases.count { Path.name(of: Path.folder(of: $0.trace)) == scene.name }
      return [scene.name, cases.isEmpty ? "" : traces(count), scene.summary]
    }
    return """
      \(Help.purpose)

      \(found) The scenes:
      \(Table.rows(rows))
      try:
      \(Table.rows(suggestions(scenes, cases)))
      '\(FlowTool.command) --help' lists all commands.

      """
  }

  private static func traces(_ count: Int) -> String { count == 1 ? "1 trace" : "\(count) traces" }

  /// Commands that work here, each with what it does.
  private static func suggestions(_ scenes: SceneList, _ cases: [SnapshotCase]) -> [[String]] {
    var rows: [[String]] = []
    func add(_ command: String, _ meaning: String) {
      rows.append(["\(FlowTool.command) \(command)", meaning])
    }
    if let trace = shortest(of: cases)?.trace {
      let word = ShellWord.quoted(trace)
      add("replay \(word)", "what happens in a recording, a line a frame")
      add("verify", "every trace against its golden")
      add("report -o report.html", "every frame on a timeline, in a browser")
      add("strip \(word) -o strip.svg", "its key frames as a picture")
    } else if let scene = scenes.names.first {
      add("scenes \(scene)", "what the scene is configured by, made of and told")
    }
    if let scene = scenes.names.first {
      add("explore \(scene) --budget 2000", "every path through a scene, and what breaks on it")
      add("play \(scene) -o play.html", "the scene in a page, to touch and to record")
    }
    add("serve", "answers an agent or an editor")
    return rows
  }

  /// The case whose trace is the smallest, the first of those.
  private static func shortest(of cases: [SnapshotCase]) -> SnapshotCase? {
    cases.min { first, second in
      File.size(of: first.trace) ?? 0 < File.size(of: second.trace) ?? 0
    }
  }
}
