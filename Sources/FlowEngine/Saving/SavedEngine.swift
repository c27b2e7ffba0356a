/// The contents of a saved state, except for what is of the scene's own types.
struct SavedEngine {
  /// A transaction or a timer in flight.
  struct Running {
    let end: Double
    /// The name of its completion.
    let completion: String?
    let isTimer: Bool
  }

  let time: Double
  let index: Int
  let environment: Environment
  let transactions: [Running]
  let animations: [Animation]
  let transition: ProgressTransition?
  /// The scene's own members.
  let state: JSONValue

  /// Reads a saved state.
  ///
  /// - Parameters:
  ///   - json: The state.
  ///   - scene: The name of the scene.
  ///   - configuration: Reads the member `configuration`.
  ///   - isCompletion: Whether the scene has a completion of a name.
  init(
    _ json: JSONValue, scene: String,
    configuration: (SavedReader) throws(MemberError) -> Void, isCompletion: (String) -> Bool
  ) throws(MemberError) {
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
    guard try reader.value("scene", String.self).bytes == scene.bytes else {
      throw try reader.invalid("scene", "expected '\(scene)'")
    }
    time = try reader.seconds("t")
    index = try reader.value("frame")
    // Far below `Int.max`, so that counting on from it does not overflow.
    guard 0...SavedState.greatestIndex ~= index else {
      throw try reader.invalid("frame", "expected 0 to \(SavedState.greatestIndex)")
    }
    environment = try Self.environment(try reader.json("environment"))
    try configuration(reader)
    state = try reader.json("state")
    transactions = try Self.transactions(reader, from: time, isCompletion)
    animations = try Self.animations(reader, transactions.count)
    transition = try Self.transition(reader, transactions.count)
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
    _ reader: SavedReader, from time: Double, _ isCompletion: (String) -> Bool
  ) throws(MemberError) -> [Running] {
    try reader.elements("transactions") { (json) throws(MemberError) in
      let reader = try SavedReader(json, ["end", "completion", "isTimer"])
      let completion = try reader.value("completion", String?.self)
      if let completion, !isCompletion(completion) {
        throw try reader.invalid("completion", "unknown completion '\(completion)'")
      }
      let end = try reader.seconds("end")
      guard end >= time else { throw try reader.invalid("end", "expected a time not before 't'") }
      return Running(end: end, completion: completion, isTimer: try reader.value("isTimer"))
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
