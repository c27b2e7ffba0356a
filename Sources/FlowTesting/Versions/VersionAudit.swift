import FlowEngine

/// Finds what steps between the versions of a scene have forgotten.
///
/// ```swift
/// #expect(VersionAudit.faults(of: LikeButton.self, in: "Fixtures/versions") == [])
/// ```
public enum VersionAudit {
  /// The faults in the steps of a scene, or in what is kept of its versions; a line each.
  ///
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - folder: The folder that holds one for each scene, by its name.
  ///   - leavesPending: Whether a description or frames that are missing or differ are left beside those
  ///     that are kept, with `.new` behind their names. Not in continuous integration.
  public static func faults<S: Scene>(
    of scene: S.Type, in folder: String, leavesPending: Bool = true
  ) -> [String] {
    let path = "\(folder)/\(S.name)"
    let kept = KeptVersions(in: path)
    return faults(of: scene, kept) { name, text in
      guard leavesPending else { return "" }
      return KeptVersions.write(text, to: "\(path)/\(name).new")
        ? "; see \(path)/\(name).new" : "; \(path)/\(name).new cannot be written"
    }
  }

  /// The faults, of what is kept in memory.
  ///
  /// - Parameter leave: Leaves a text where it can be reviewed, and returns words that say so.
  static func faults<S: Scene>(
    of scene: S.Type, _ kept: KeptVersions, leave: (String, String) -> String = { _, _ in "" }
  ) -> [String] {
    var faults: [String] = []
    let now = VersionDescription(of: scene)
    // They change by the steps of the children.
    let groups = S.history.configuredChildren
    if let text = kept.descriptions[S.version] {
      let known = VersionDescription(text)?.leavingOut(groups: groups).text
      if text != now.text, known != now.leavingOut(groups: groups).text {
        faults.append(
          "version \(S.version) of '\(S.name)' is described otherwise, "
            + difference(text, now.text) + ": raise the version, or keep the new description"
            + leave("\(S.version).json", now.text))
      }
    } else {
      faults.append(
        "version \(S.version) of '\(S.name)' has no description, \(S.version).json"
          + leave("\(S.version).json", now.text))
    }
    for version in kept.descriptions.keys.sorted() where version > S.version {
      faults.append(
        "'\(S.name)' is at version \(S.version), and \(version).json describes a newer one")
    }
    if !VersionDescription.listsCompletions(of: scene) {
      faults.append(
        "the completions of '\(S.name)' cannot be listed, so that nobody sees one renamed: "
          + "'Completion' must be CaseIterable")
    }
    var last: VersionDescription?
    for version in 1...S.version {
      let text = version == S.version ? now.text : kept.descriptions[version]
      let next = text.flatMap { VersionDescription($0) }
      if next == nil {
        faults.append("version \(version) of '\(S.name)' has no description, \(version).json")
      }
      if version > 1, let last, let next {
        faults += StepCheck(S.steps.list[version - 2], from: last, to: next, groups: groups).faults
      }
      last = next
    }
    for version in 1..<S.version {
      // Nobody keeps what no step can read.
      if S.steps.list[(version - 1)...].contains(where: { $0.refusal != nil }) { continue }
      faults += recordings(of: scene, version, kept, leave)
    }
    return faults
  }

  /// The faults in the recordings of an earlier version.
  private static func recordings<S: Scene>(
    of scene: S.Type, _ version: Int, _ kept: KeptVersions, _ leave: (String, String) -> String
  ) -> [String] {
    var faults: [String] = []
    let recordings = kept.recordings.filter { $0.version == version }
    if !recordings.contains(where: { !$0.beginsWithState }) {
      faults.append("no recording of version \(version) of '\(S.name)' is kept")
    }
    if !recordings.contains(where: { $0.beginsWithState }) {
      faults.append("no state of version \(version) of '\(S.name)' is kept")
    }
    for recording in recordings {
      let name = "\(version)/\(recording.name)"
      guard recording.headerVersion == version else {
        faults.append("\(name) says that it is of version \(recording.headerVersion ?? 0)")
        continue
      }
      do throws(TraceError) {
        let frames = try recording.frames(of: scene)
        if let expected = recording.expected, expected == frames { continue }
        let what =
          recording.expected.map { "gives other frames: " + difference($0, frames) }
          ?? "has no frames that are expected"
        faults.append("\(name) \(what)" + leave("\(version)/\(recording.framesName)", frames))
      } catch {
        faults.append(error.text(in: name))
      }
    }
    return faults
  }

  /// The first line in which two texts differ.
  private static func difference(_ text: String, _ other: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    for place in 0..<max(lines.count, others.count) {
      let line = place < lines.count ? lines[place] : "nothing"
      let other = place < others.count ? others[place] : "nothing"
      guard line != other else { continue }
      func shown(_ line: Substring) -> String { "'\(line.drop { $0 == " " }.prefix(120))'" }
      return "line \(place + 1) \(shown(other)) instead of \(shown(line))"
    }
    return "in its bytes"
  }
}
