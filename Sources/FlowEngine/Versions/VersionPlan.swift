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
  private struct KeyStep {
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
  private var keySteps: [KeyStep] = []
  /// The names of all children before each step.
  private let childNames: [[String]]
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

// MARK: - Reading

extension VersionPlan {
  /// A saved state in the newest versions.
  ///
  /// - Throws: `MemberError` for what cannot be read.
  func state(_ json: JSONValue) throws(MemberError) -> JSONValue {
    guard case .object(var members) = try input(saved(json)).content else { return json }
    members.removeAll { $0.name.bytes == "version".bytes || $0.name.bytes == "versions".bytes }
    var place = members.place(of: "scene").map { $0 + 1 } ?? 0
    func insert(_ name: String, _ content: JSONValue.Content) {
      let value = JSONValue(content: content, offset: json.offset)
      members.insert(.init(name: name, offset: json.offset, value: value), at: place)
      place += 1
    }
    if newest.own != 1 { insert("version", .number(Double(newest.own))) }
    if !newest.children.isEmpty {
      let children = newest.children.map { child in
        JSONValue.Member(
          name: child.path, offset: json.offset,
          value: JSONValue(content: .number(Double(child.version)), offset: json.offset))
      }
      insert("versions", .object(children))
    }
    return JSONValue(content: .object(members), offset: json.offset)
  }

  /// What has been saved of an engine, with that of its children.
  private func saved(_ json: JSONValue) throws(MemberError) -> JSONValue {
    var json = json
    for (place, step) in steps.enumerated() {
      json = try taking(place) { () throws(MemberError) in try step.saved(json) }
    }
    json = try json.changing("configuration") { (json) throws(MemberError) in
      try groups(in: json)
    }
    json = try json.changing("environment") { (json) throws(MemberError) in try environment(json) }
    guard !children.isEmpty else { return json }
    return try json.changing("state") { (json) throws(MemberError) in
      guard case .object(var members) = json.content else { return json }
      for index in members.indices {
        guard let child = children.first(where: { $0.name.bytes == members[index].name.bytes })
        else { continue }
        do throws(MemberError) {
          let value = members[index].value
          members[index].value =
            child.isKeyed
            ? try value.changingElements { (json) throws(MemberError) in
              try child.plan.saved(json)
            } : try child.plan.saved(value)
        } catch {
          throw error.within(child.name)
        }
      }
      return JSONValue(content: .object(members), offset: json.offset)
    }
  }

  /// An environment with the keys of its texts in the newest versions.
  ///
  /// - Throws: `MemberError` for a text that cannot be read.
  func environment(_ json: JSONValue) throws(MemberError) -> JSONValue {
    if keySteps.isEmpty { return json }
    return try json.changing("strings") { (json) throws(MemberError) in
      guard case .object(let members) = json.content else { return json }
      var kept: [JSONValue.Member] = []
      for var member in members {
        guard let key = try key(member.name, at: member.offset) else { continue }
        if kept.contains(where: { $0.name.bytes == key.bytes }) {
          try refuseTwo(key, from: member.name, at: member.offset)
          continue
        }
        member.name = key
        kept.append(member)
      }
      return JSONValue(content: .object(kept), offset: json.offset)
    }
  }

  /// Texts with their keys in the newest versions.
  ///
  /// - Throws: `MemberError` for a text that cannot be read.
  func strings(_ table: StringTable) throws(MemberError) -> StringTable {
    if keySteps.isEmpty { return table }
    var renamed = StringTable()
    for entry in table.entries {
      guard let key = try key(entry.key) else { continue }
      if renamed[key] == nil {
        renamed[key] = entry.text
      } else {
        try refuseTwo(key, from: entry.key)
      }
    }
    return renamed
  }

  /// The key of a text in the newest versions; `nil` for a text that is there no longer.
  private func key(
    _ oldKey: String, at offset: Int? = nil
  ) throws(MemberError) -> String? {
    var key = oldKey
    for keyStep in keySteps {
      let step = keyStep.step
      var error: MemberError?
      switch step.action(on: .string, where: { $0.bytes == key.bytes })?.action {
      case .renamed(let name): key = name
      case .removed: return nil
      case .refused(let reason): error = MemberError(reason, at: offset)
      case .valueRenamed: break
      case nil:
        let oldName = step.oldName(of: .string) { newName, _ in newName.bytes == key.bytes }
        if let oldName, keyStep.isOfAll {
          error = step.misplaced(.string, key, oldName, at: offset)
        }
      }
      if let error {
        throw error.adding(" (from version \(keyStep.version) to \(keyStep.version + 1))")
          .within(oldKey)
      }
    }
    return key
  }

  /// Refuses a second text of a key, unless scenes of one name are of several versions.
  private func refuseTwo(
    _ key: String, from oldKey: String, at offset: Int? = nil
  ) throws(MemberError) {
    guard keySteps.allSatisfy({ $0.isOfAll }) else { return }
    throw MemberError("two texts become '\(key)'", at: offset).within(oldKey)
  }

  /// An event as the newest version takes it.
  ///
  /// - Throws: `MemberError` with the event's member for what cannot be read.
  func events(_ event: Event) throws(MemberError) -> [Event] {
    if case .environment(var change) = event {
      guard let table = change.strings else { return [event] }
      do throws(MemberError) { change.strings = try strings(table) } catch {
        throw error.within("strings").within("environment")
      }
      return [.environment(change)]
    }
    var events = [event]
    for (place, step) in steps.enumerated() {
      var next: [Event] = []
      for event in events {
        next += try taking(place) { () throws(MemberError) in
          try step.events(event, childNames[place])
        }
      }
      events = next
    }
    guard !children.isEmpty else { return events }
    var result: [Event] = []
    for event in events {
      guard let (path, plan) = child(of: event) else {
        result.append(event)
        continue
      }
      for event in try plan.events(event.inside(path)) { result.append(event.outside(path)) }
    }
    return result
  }

  /// The id of a node in the newest versions; `nil` for one of a part that has been removed.
  ///
  /// - Parameter offset: The offset of the id in the text, in bytes.
  /// - Throws: `MemberError` for what cannot be read.
  func node(_ id: String, at offset: Int) throws(MemberError) -> String? {
    var id = id
    for (place, step) in steps.enumerated() {
      let next = try taking(place) { () throws(MemberError) in
        try step.node(id, childNames[place], at: offset)
      }
      guard let next else { return nil }
      id = next
    }
    guard let (path, plan) = child(at: id, isCommand: false), let rest = id.rest(behind: path)
    else { return id }
    return try plan.node(rest, at: offset).map { path + "/" + $0 }
  }

  /// The path of the child that an event is for, and its way, if it has one.
  private func child(of event: Event) -> (path: String, plan: VersionPlan)? {
    event.address.flatMap { child(at: $0, isCommand: event.isCommand) }
  }

  /// The path of the child that an address leads into, and its way, if it has one.
  ///
  /// - Parameter isCommand: Whether a child itself has the address, too.
  private func child(at address: String, isCommand: Bool) -> (path: String, plan: VersionPlan)? {
    let name = address.firstName
    guard let child = children.first(where: { $0.name.bytes == name.bytes }) else { return nil }
    let rest = address.behindFirstName
    if rest.utf8.isEmpty, !isCommand { return nil }
    guard child.isKeyed else { return (name, child.plan) }
    guard rest.utf8.count > 1 else { return nil }
    let key = String(Substring(rest.utf8.dropFirst())).firstName
    return (name + "/" + key, child.plan)
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

extension Event {
  /// The event by the names of the child at a path.
  fileprivate func inside(_ path: String) -> Event {
    switch self {
    case .response(var response):
      response.id = response.id.rest(behind: path) ?? response.id
      return .response(response)
    case .command(var command):
      command.target = command.target?.name.rest(behind: path).flatMap {
        $0.utf8.isEmpty ? nil : NodeID($0)
      }
      return .command(command)
    default:
      guard let rest = target?.name.rest(behind: path) else { return self }
      return replacing(target: NodeID(rest))
    }
  }

  /// The event of the child at a path by the names of the scene that holds it.
  fileprivate func outside(_ path: String) -> Event {
    if case .command(var command) = self, command.target == nil {
      command.target = NodeID(path)
      return .command(command)
    }
    return nested(in: path)
  }
}
