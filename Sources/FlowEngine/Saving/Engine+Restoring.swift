extension Engine {
  /// Resumes from a saved state, with frames that are identical byte for byte.
  ///
  /// The first frame presents what was presented when the state was saved, with its number and
  /// time; its cause is `start`, and it has no effects.
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
    var saved = saved
    let parsed = saved.withUTF8 { bytes -> Result<JSONValue, JSONError> in
      do throws(JSONError) {
        return .success(try JSONValue(parsing: bytes))
      } catch {
        return .failure(error)
      }
    }
    switch parsed {
    case .success(let json): try self.init(restoring: json, checksLayout: checksLayout)
    case .failure(let error): throw MemberError(error.message, at: error.offset)
    }
  }

  /// Resumes from a saved state that has been parsed.
  package init(
    restoring json: JSONValue, checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    let saved = try SavedEngine<S>(json)
    self.checksLayout = checksLayout
    context = SceneContext(
      configuration: saved.configuration, environment: saved.environment)
    context.moment.time = saved.time
    var scene = S(&context)
    context.discard()
    try saved.restore(&scene, context)
    current = Frame(scene: scene)
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    current.index = saved.index
    current.time = saved.time
    running = saved.transactions
    nextTransaction = running.count
    current.animations = saved.animations
    transition = saved.transition
    layOutNodes()
    listFollowing()
    present(at: saved.time)
    if checksLayout { findFault() }
  }
}

/// The contents of a saved state, except for the scene's own members.
private struct SavedEngine<S: Scene> {
  let time: Double
  let index: Int
  let environment: Environment
  let configuration: S.Configuration
  let transactions: [RunningTransaction<S.Completion>]
  let animations: [Animation]
  let transition: ProgressTransition?
  private let state: JSONValue

  init(_ json: JSONValue) throws(MemberError) {
    // The version first, because a newer state may differ in everything else.
    guard case .object = json.content, let version = json["flowState"] else {
      throw MemberError("expected a saved state, {\"flowState\":1,…}", at: json.offset)
    }
    guard case .number(Double(SavedState.version)) = version.content else {
      throw MemberError("expected version \(SavedState.version)", at: version.offset)
        .within("flowState")
    }
    let reader = try SavedReader(
      json,
      [
        "flowState", "scene", "t", "environment", "configuration", "state", "animations",
        "transactions", "transition", "frame",
      ])
    guard try reader.value("scene", String.self) == S.name else {
      throw try reader.invalid("scene", "expected '\(S.name)'")
    }
    time = try reader.seconds("t")
    index = try reader.value("frame")
    // Far below `Int.max`, so that counting on from it does not overflow.
    guard 0...SavedState.greatestIndex ~= index else {
      throw try reader.invalid("frame", "expected 0 to \(SavedState.greatestIndex)")
    }
    environment = try Self.environment(try reader.json("environment"))
    configuration = try reader.value("configuration")
    state = try reader.json("state")
    transactions = try Self.transactions(reader, from: time)
    animations = try Self.animations(reader, transactions.count)
    transition = try Self.transition(reader, transactions.count)
  }

  /// Overwrites the members of a scene that has just been opened with the saved ones.
  func restore(_ scene: inout S, _ context: SceneContext<S>) throws(MemberError) {
    guard case .object(let given) = state.content else {
      throw MemberError("expected an object, found \(state.kind)", at: state.offset).within("state")
    }
    var members = StateMembers(restoring: given, offset: state.offset)
    scene.visit(&members)
    do throws(MemberError) {
      try members.finishRestoring()
      try scene.didRestore(context)
    } catch {
      throw error.located(in: state).within("state")
    }
  }

  private static func environment(_ json: JSONValue) throws(MemberError) -> Environment {
    var environment = Environment()
    do throws(JSONError) {
      environment.apply(try EnvironmentChange(json: json))
    } catch {
      throw MemberError(error.message, at: error.offset).within("environment")
    }
    return environment
  }

  private static func transactions(
    _ reader: SavedReader, from time: Double
  ) throws(MemberError) -> [RunningTransaction<S.Completion>] {
    var number = 0
    return try reader.elements("transactions") { (json) throws(MemberError) in
      let reader = try SavedReader(json, ["end", "completion", "isTimer"])
      var completion: S.Completion?
      if let name = try reader.value("completion", String?.self) {
        completion = S.Completion(rawValue: name)
        if completion == nil {
          throw try reader.invalid("completion", "unknown completion '\(name)'")
        }
      }
      let end = try reader.seconds("end")
      guard end >= time else { throw try reader.invalid("end", "expected a time not before 't'") }
      defer { number += 1 }
      return RunningTransaction(
        number: number, end: end, completion: completion, isTimer: try reader.value("isTimer"))
    }
  }

  private static func animations(
    _ reader: SavedReader, _ transactionCount: Int
  ) throws(MemberError) -> [Animation] {
    var index = 0
    var last = 0
    return try reader.elements("animations") { (json) throws(MemberError) in
      let reader = try SavedReader(
        json,
        [
          "node", "property", "from", "to", "velocity", "timing", "begin", "end", "transaction",
        ])
      let property: AnimatableProperty = try reader.choice("property")
      let transaction = try reader.place("transaction", below: transactionCount)
      guard transaction >= last else {
        throw try reader.invalid("transaction", "expected animations in the transactions' order")
      }
      last = transaction
      defer { index += 1 }
      return Animation(
        node: try reader.value("node"), property: property,
        from: try reader.numbers("from", of: property), to: try reader.numbers("to", of: property),
        velocity: try reader.numbers("velocity", of: property), timing: try reader.timing(),
        begin: try reader.seconds("begin"), end: try reader.seconds("end"),
        transaction: transaction, isFollowing: false, index: index)
    }
  }

  private static func transition(
    _ reader: SavedReader, _ transactionCount: Int
  ) throws(MemberError) -> ProgressTransition? {
    let json = try reader.json("transition")
    if case .null = json.content { return nil }
    do throws(MemberError) {
      let reader = try SavedReader(json, ["transaction", "timing", "begin", "isListed"])
      return ProgressTransition(
        transaction: try reader.place("transaction", below: transactionCount),
        timing: try reader.timing(), begin: try reader.seconds("begin"),
        isListed: try reader.value("isListed"))
    } catch {
      throw error.within("transition")
    }
  }
}
