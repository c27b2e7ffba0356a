extension Engine {
  /// Resumes from a saved state, with frames that are identical byte for byte.
  ///
  /// The first frame equals the last one before saving, with its number and time; its cause is `start`,
  /// and it has no effects.
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - saved: The value of `saved`, from any platform.
  ///   - checksLayout: Whether faults in the scene's layout are errors.
  /// - Throws: `MemberError` with the location of the fault: another scene or version, or a member
  ///   that is missing, unknown or out of bounds.
  public init(
    _ scene: S.Type = S.self, restoring saved: String,
    checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: saved)
    } catch {
      throw MemberError("\(error.message), at byte \(error.offset)", at: error.offset)
    }
    try self.init(restoring: json, checksLayout: checksLayout)
  }

  /// Resumes from a saved state that has been parsed.
  @usableFromInline package init(
    restoring json: JSONValue, checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    var json = try Self.inNewestVersion(json)
    let tree = S.isComposed ? try SavedTree(from: &json) : nil
    var configuration = S.Configuration()
    let saved = try SavedEngine(
      json, scene: S.name, isComposed: S.isComposed,
      configuration: { (reader) throws(MemberError) in
        configuration = try reader.value("configuration")
      },
      isCompletion: { S.completion(named: $0) != nil })
    try self.init(saved, configuration, checksLayout ? LayoutCheck.finder : nil)
    restore(tree)
    if checksLayout { findFault() }
  }

  /// A saved state in the newest version of the scene; what is none of the scene's stays as it is.
  private static func inNewestVersion(_ json: JSONValue) throws(MemberError) -> JSONValue {
    guard case .string(let name)? = json["scene"]?.content, name.bytes == S.name.bytes,
      SavedEngine.hasVersion(json)
    else { return json }
    var versions = SceneVersions()
    do throws(JSONError) { versions = try SceneVersions(of: json) } catch {
      throw MemberError(error.message, at: error.offset)
    }
    guard let migration = try S.migration(from: versions) else { return json }
    return try migration.state(json)
  }

  /// Resumes a child from the state that has been saved of it.
  ///
  /// - Parameter time: The time of the latest frame, in seconds.
  init(
    restoringChild json: JSONValue, at time: Double, ownsPan: inout Bool
  ) throws(MemberError) {
    var json = json
    let tree = S.isComposed ? try SavedTree(from: &json) : nil
    var configuration = S.Configuration()
    let saved = try SavedEngine(
      json, scene: S.name, parentTime: time,
      configuration: { (reader) throws(MemberError) in
        configuration = try reader.value("configuration")
      },
      isCompletion: { S.completion(named: $0) != nil })
    ownsPan = saved.ownsPan
    try self.init(saved, configuration, nil)
    restore(tree)
  }

  private init(
    _ saved: SavedEngine, _ configuration: S.Configuration, _ faultFinder: LayoutCheck.Finder?
  ) throws(MemberError) {
    self.faultFinder = faultFinder
    context = SceneContext(configuration: configuration, environment: saved.environment)
    context.moment.time = saved.time
    var scene = S(&context)
    context.discard()
    try Self.restore(&scene, from: saved.state, context)
    current = Frame(scene: scene)
    if faultFinder != nil { current.nodes.checkStanding() }
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    current.index = saved.index
    current.time = saved.time
    for (index, transaction) in saved.transactions.enumerated() {
      if let numbers = saved.numbers { nextTransaction = numbers[index] }
      var next = RunningTransaction(
        number: nextTransaction, end: transaction.end,
        completion: transaction.completion.flatMap { S.completion(named: $0) },
        isTimer: transaction.isTimer, completesWhenReplaced: transaction.completesWhenReplaced)
      next.wasReplaced = transaction.wasReplaced
      running.append(next)
      nextTransaction += 1
    }
    let numbers = running.map { $0.number }
    current.animations = saved.animations.map { $0.inTransaction(numbers[$0.transaction]) }
    transition = saved.transition
    if Recognition.isIncluded {
      if let saved = saved.gestures { gestures = HeldGestures(saved) }
      keyFocus.move(to: saved.keyFocus)
      if let range = saved.keySelection { keyFocus.note(range, isReversed: true) }
      marked = saved.marked
      history = saved.history
    }
    for (node, entry) in saved.leaving {
      var entry = entry
      entry.transaction = numbers[entry.transaction]
      leaving.restore(node, entry)
    }
    if let place = transition?.transaction { transition?.transaction = numbers[place] }
    if let next = saved.nextNumber { nextTransaction = max(nextTransaction, next) }
    if S.isComposed { takeChildren() }
    layOutAgain()
    listFollowing()
    if S.isComposed {
      presentOwn(at: saved.time)
      tree.focused = findFocused()
    }
    present(at: saved.time)
  }

  /// Overwrites the members of a scene that has just been opened with the saved ones.
  private static func restore(
    _ scene: inout S, from state: JSONValue, _ context: SceneContext<S>
  ) throws(MemberError) {
    guard case .object(var given) = state.content else {
      throw MemberError("expected an object, found \(state.kind)", at: state.offset).within("state")
    }
    if S.isComposed { try restoreChildren(of: &scene, from: &given, state.offset, context) }
    var members = StateMembers(restoring: given, offset: state.offset)
    scene.visit(&members)
    do throws(MemberError) {
      try members.finishRestoring()
      try scene.didRestore(context)
    } catch {
      throw error.located(in: state).within("state")
    }
  }

  /// Restores the children, and takes their members away.
  private static func restoreChildren(
    of scene: inout S, from given: inout [JSONValue.Member], _ offset: Int,
    _ context: SceneContext<S>
  ) throws(MemberError) {
    var restoring = ChildVisitor.Restoring(given, offset: offset)
    withUnsafeMutablePointer(to: &restoring) {
      var visitor = ChildVisitor(.restore($0))
      visitor.time = context.time
      scene.reachChildren(&visitor)
    }
    if let error = restoring.error { throw error.within("state") }
    given = restoring.given
  }

  /// Makes restored children known, and what of them is in flight.
  private mutating func takeChildren() {
    _ = visitChildren(.adopt)
    gather()
  }
}
