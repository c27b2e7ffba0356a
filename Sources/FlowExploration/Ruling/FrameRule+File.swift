import FlowSnapshots

extension FrameRule {
  /// The file with the rules for a scene in a folder; `nil` without one.
  ///
  /// Anything but a regular file fails when it is read.
  package static func file(for scene: String, in folder: String) -> String? {
    let path = Path.join(folder, "\(scene).rules.jsonl")
    return File.kind(of: path) != nil || File.isLink(path) ? path : nil
  }

  /// The file with the rules beside the fixtures of a scene; `nil` without one.
  package static func file(besideFixturesOf scene: String) -> String? {
    file(for: scene, in: Path.join(SnapshotSearch.defaultPath, scene))
  }
}
