/// The way from the versions of a recording, or of a saved state, to those of a scene: the steps of the
/// scene, then those of the scenes that it holds.
struct VersionPlan: Sendable {
  /// The way of a type of scenes that are held.
  struct Child {
    /// The name in the newest version of the scene that holds it.
    let name: String
    /// The name in the version that is read.
    let oldName: String
    let isKeyed: Bool
    var plan: VersionPlan
  }

  /// A step that changes keys of texts.
  struct KeyStep {
    let scene: String
    /// The version that it begins with.
    let version: Int
    let step: VersionStep
    /// Whether no scene of the name is of a newer version already: then no text has the newer key.
    var isOfAll = true
  }

  /// The paths that the children of older versions had.
  private struct OldPaths {
    /// Those of the children that are still there, at any depth.
    var children: [String] = []
    /// Those of the children that are gone; nobody knows any more what they held.
    var gone: [String] = []

    /// Whether a child of some version was at a path.
    func has(_ path: String) -> Bool {
      children.has(path) || gone.contains { path.begins(with: $0, before: UInt8(ascii: "/")) }
    }
  }

  /// The scene's name.
  private let scene: String
  /// The version of what is read.
  private let version: Int
  /// The steps that are left to take.
  let steps: ArraySlice<VersionStep>
  private(set) var children: [Child] = []
  /// What the scene and those that it holds are now.
  let history: SceneHistory
  /// The steps of all scenes that change keys of texts, which are unique among all scenes: each sees the
  /// texts of all.
  private(set) var keySteps: [KeyStep] = []
  /// The names of all children before each step.
  let childNames: [[String]]
  /// The versions in which all results are.
  let newest: SceneVersions

  /// Finds the way.
  ///
  /// - Throws: `MemberError` at `version`, or at a child's in `versions`: for one that is newer than the
  ///   scene's, for one of a child that the scene did not have, and for a step that cannot be taken.
  init(_ history: SceneHistory, from versions: SceneVersions) throws(MemberError) {
    var known = OldPaths()
    try self.init(history, versions, oldPath: "", &known)
    for child in versions.children where !known.has(child.path) {
      throw SceneVersions.unknown(child, in: history.scene, versions.own)
    }
    var keySteps: [KeyStep] = []
    addKeySteps(to: &keySteps)
    for index in keySteps.indices { keySteps[index].isOfAll = !isBeyond(keySteps[index]) }
    settle(keySteps)
  }

  private init(
    _ history: SceneHistory, _ versions: SceneVersions, oldPath: String, _ known: inout OldPaths
  ) throws(MemberError) {
    let listed = versions.children.first { $0.path.bytes == oldPath.bytes }
    let isRoot = oldPath.utf8.isEmpty
    self.history = history
    scene = history.scene
    version = isRoot ? versions.own : listed?.version ?? 1
    newest = history.versions
    let greatest = history.steps.version
    let offset = isRoot ? versions.offset : listed?.offset
    func placed(_ error: MemberError) -> MemberError {
      isRoot ? error.within("version") : error.within(oldPath).within("versions")
    }
    guard version <= greatest else {
      throw placed(SceneVersions.newer(history.scene, version, known: greatest, at: offset))
    }
    steps = history.steps.list[(version - 1)...]
    for (place, step) in steps.enumerated() {
      guard let refusal = step.refusal else { continue }
      throw placed(
        MemberError(
          "version \(version + place) of '\(history.scene)' cannot be read as version "
            + "\(version + place + 1): \(refusal)", at: offset))
    }
    let steps = steps
    childNames = steps.indices.map { place in
      history.children.compactMap { Self.oldName(of: $0.name, steps[place...]) }
        + steps[place].changes.compactMap { $0.goneChild }
    }
    let start = isRoot ? "" : oldPath + "/"
    for child in history.children {
      guard let oldName = Self.oldName(of: child.name, steps) else { continue }
      let path = start + (child.isKeyed ? oldName + "/<key>" : oldName)
      known.children.append(path)
      let plan = try VersionPlan(child.history, versions, oldPath: path, &known)
      children.append(
        Child(name: child.name, oldName: oldName, isKeyed: child.isKeyed, plan: plan))
    }
    for step in steps {
      // Of a child that has been removed no version matters any more.
      for change in step.changes {
        if let name = change.goneChild { known.gone.append(start + name) }
      }
    }
  }

  /// Adds the steps that change keys of texts, once for all scenes of a type.
  private func addKeySteps(to all: inout [KeyStep]) {
    for (place, step) in steps.enumerated() where step.changes(.string) {
      let version = version + place
      if !all.contains(where: { $0.version == version && $0.scene.bytes == scene.bytes }) {
        all.append(KeyStep(scene: scene, version: version, step: step))
      }
    }
    for child in children { child.plan.addKeySteps(to: &all) }
  }

  /// Whether the scene, or one that it holds, has taken a step before.
  private func isBeyond(_ step: KeyStep) -> Bool {
    scene.bytes == step.scene.bytes && version > step.version
      || children.contains { $0.plan.isBeyond(step) }
  }

  /// Hands the steps that change keys down, and leaves out children for which there is nothing to do.
  private mutating func settle(_ keySteps: [KeyStep]) {
    self.keySteps = keySteps
    for index in children.indices { children[index].plan.settle(keySteps) }
    children.removeAll { $0.plan.isEmpty }
  }

  /// The name that a child had before some steps; `nil` for one that took the name of another.
  private static func oldName(of name: String, _ steps: ArraySlice<VersionStep>) -> String? {
    var name = name
    for step in steps.reversed() {
      var isOther = false
      var oldName: String?
      for change in step.changes {
        guard case .named(.child, let from, let action) = change.kind else { continue }
        if case .renamed(let to) = action, to.bytes == name.bytes { oldName = from }
        if from.bytes == name.bytes { isOther = true }
      }
      if let oldName { name = oldName } else if isOther { return nil }
    }
    return name
  }

  /// Whether there is no step to take.
  var isEmpty: Bool { steps.isEmpty && children.isEmpty && keySteps.isEmpty }

  /// Takes a step, and names it in what it throws.
  func taking<Result>(
    _ place: Int, _ body: () throws(MemberError) -> Result
  ) throws(MemberError) -> Result {
    do throws(MemberError) {
      return try body()
    } catch {
      throw error.adding(" (from version \(version + place) to \(version + place + 1))")
    }
  }
}

extension VersionChange {
  /// The name of a child that is there no longer, or that cannot be read.
  fileprivate var goneChild: String? {
    guard case .named(.child, let name, let action) = kind else { return nil }
    switch action {
    case .removed, .refused: return name
    case .renamed, .valueRenamed: return nil
    }
  }
}
