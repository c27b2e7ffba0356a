/// The contents of a saved state, except for what is of the scene's own types.
struct SavedEngine {
  /// A transaction or a timer in flight.
  struct Running {
    let end: Double
    /// The name of its completion.
    let completion: String?
    let isTimer: Bool
    let completesWhenReplaced: Bool
    let wasReplaced: Bool
  }

  let time: Double
  let index: Int
  let environment: Environment
  let transactions: [Running]
  let animations: [Animation]
  let transition: ProgressTransition?
  let leaving: [(Node, LeavingNodes.Entry)]
  /// The scene's own members.
  let state: JSONValue
  /// The numbers of the transactions in the order in which all those of a tree began, if it is saved.
  let numbers: [Int]?
  /// The number of the next transaction of a tree, if it is saved.
  let nextNumber: Int?
  /// Whether a child has the pan that is under way.
  let ownsPan: Bool
  /// The pointers that are down.
  let gestures: Gestures?
  /// The node that keys have put the focus on.
  let keyFocus: NodeID?
  let keySelection: TextRange?
  let marked: MarkedText?
  let history: TextHistory

  /// Reads a saved state.
  ///
  /// - Parameters:
  ///   - json: The state.
  ///   - scene: The name of the scene.
  ///   - parentTime: The time of the latest frame, in seconds, if this is the state of a child.
  ///   - isComposed: Whether the scene holds others.
  ///   - configuration: Reads the member `configuration`.
  ///   - isCompletion: Whether the scene has a completion of a name.
  init(
    _ json: JSONValue, scene: String, parentTime: Double? = nil, isComposed: Bool = false,
    configuration: (SavedReader) throws(MemberError) -> Void, isCompletion: (String) -> Bool
  ) throws(MemberError) {
    let hasNumbers = isComposed || parentTime != nil
    let hasNextNumber = isComposed && parentTime == nil
    let reader = try Self.reader(
      json, isOfChild: parentTime != nil,
      (hasNumbers ? ["numbers"] : []) + (hasNextNumber ? ["nextNumber"] : []))
    if let parentTime {
      (time, index) = (parentTime, 0)
      ownsPan = try reader.value("ownsPan")
    } else {
      guard try reader.value("scene", String.self).bytes == scene.bytes else {
        throw try reader.invalid("scene", "expected '\(scene)'")
      }
      time = try reader.seconds("t", upTo: InputLimits.time)
      index = try reader.value("frame")
      // Far below `Int.max`, so that counting on from it does not overflow.
      guard 0...SavedState.greatestIndex ~= index else {
        throw try reader.invalid("frame", "expected 0 to \(SavedState.greatestIndex)")
      }
      ownsPan = false
    }
    // A module that takes no pointers and no keys goes on without them.
    if Recognition.isIncluded {
      gestures =
        reader.has("gestures")
        ? try SavedGestures.read(try reader.json("gestures"), at: time) : nil
      keySelection =
        reader.has("keySelection") ? try Self.range("keySelection", of: reader) : nil
      keyFocus = reader.has("keyFocus") ? try reader.value("keyFocus", NodeID.self) : nil
      marked = reader.has("marked") ? try SavedEditing.marked(try reader.json("marked")) : nil
      history =
        reader.has("edits")
        ? try SavedEditing.history(try reader.json("edits"), at: time) : TextHistory()
    } else {
      (gestures, keySelection, keyFocus) = (nil, nil, nil)
      (marked, history) = (nil, TextHistory())
    }
    environment = try Self.environment(
      try reader.json("environment"), isDerived: parentTime != nil)
    try configuration(reader)
    state = try reader.json("state")
    transactions = try Self.transactions(reader, from: time, isCompletion)
    animations = try Self.animations(reader, transactions.count)
    transition = try Self.transition(reader, transactions.count)
    leaving = reader.has("leaving") ? try Self.leaving(reader, transactions.count) : []
    numbers = hasNumbers ? try Self.numbers(reader, transactions.count) : nil
    nextNumber = hasNextNumber ? try reader.value("nextNumber") : nil
    if let nextNumber, !(0...SavedState.greatestIndex ~= nextNumber) {
      throw try reader.invalid("nextNumber", "expected 0 to \(SavedState.greatestIndex)")
    }
  }

  /// A reader of all members, those of a tree among them.
  private static func reader(
    _ json: JSONValue, isOfChild: Bool, _ ofTree: [String]
  ) throws(MemberError) -> SavedReader {
    let names =
      ["environment", "configuration", "state", "animations", "transactions", "transition"] + ofTree
    if isOfChild { return try SavedReader(json, names + ["ownsPan"], optional: ["leaving"]) }
    try checkVersion(of: json)
    return try SavedReader(
      json, ["flowState", "scene", "t"] + names + ["frame"],
      optional: [
        "leaving", "version", "versions", "gestures", "keyFocus", "keySelection", "marked", "edits",
      ])
  }

  /// Reads the numbers of the transactions.
  private static func numbers(_ reader: SavedReader, _ count: Int) throws(MemberError) -> [Int] {
    let numbers = try reader.value("numbers", [Int].self)
    // Far below `Int.max`, as the frame's, and in the order in which they began.
    let isOrdered = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    guard numbers.count == count, isOrdered,
      numbers.allSatisfy({ 0...SavedState.greatestIndex ~= $0 })
    else {
      throw try reader.invalid("numbers", "expected a greater number for each transaction")
    }
    return numbers
  }

  /// The version comes first, because a newer state may differ in everything else.
  private static func checkVersion(of json: JSONValue) throws(MemberError) {
    guard case .object = json.content, let version = json["flowState"] else {
      throw MemberError("expected a saved state, {\"flowState\":1,…}", at: json.offset)
    }
    guard hasVersion(json) else {
      throw MemberError("expected version \(SavedState.version)", at: version.offset)
        .within("flowState")
    }
  }

  /// Whether it is a saved state of the version that is read.
  static func hasVersion(_ json: JSONValue) -> Bool {
    guard case .number(Double(SavedState.version))? = json["flowState"]?.content else {
      return false
    }
    return true
  }

  private static func environment(
    _ json: JSONValue, isDerived: Bool
  ) throws(MemberError) -> Environment {
    var environment = Environment()
    do throws(JSONError) {
      environment.apply(try EnvironmentChange(json: json, isDerived: isDerived))
    } catch {
      throw MemberError(error.message, at: error.offset).within("environment")
    }
    return environment
  }

  /// A range of a text, as its location and its length.
  static func range(
    _ name: String, of reader: SavedReader
  ) throws(MemberError) -> TextRange {
    let numbers: [Int] = try reader.value(name)
    let units = 0...EditableText.lengthLimit
    guard numbers.count == 2, numbers.allSatisfy({ units ~= $0 }) else {
      throw try reader.invalid(name, "expected [location, length]")
    }
    return TextRange(location: numbers[0], length: numbers[1])
  }

  private static func transactions(
    _ reader: SavedReader, from time: Double, _ isCompletion: (String) -> Bool
  ) throws(MemberError) -> [Running] {
    try reader.elements("transactions") { (json) throws(MemberError) in
      let reader = try SavedReader(
        json, ["end", "completion", "isTimer"], optional: ["completesWhenReplaced", "wasReplaced"])
      let completion = try reader.value("completion", String?.self)
      if let completion, !isCompletion(completion) {
        throw try reader.invalid("completion", "unknown completion '\(completion)'")
      }
      let end = try reader.seconds("end")
      guard end >= time else { throw try reader.invalid("end", "expected a time not before 't'") }
      return Running(
        end: end, completion: completion, isTimer: try reader.value("isTimer"),
        completesWhenReplaced: try reader.flag("completesWhenReplaced"),
        wasReplaced: try reader.flag("wasReplaced"))
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

  private static func leaving(
    _ reader: SavedReader, _ transactionCount: Int
  ) throws(MemberError) -> [(Node, LeavingNodes.Entry)] {
    let read = try reader.elements("leaving") {
      (json) throws(MemberError) -> (Node, LeavingNodes.Entry) in
      let reader = try SavedReader(json, ["node", "transaction"], optional: ["rear"])
      let node = try reader.value("node", SavedNode.self).node
      var entry = LeavingNodes.Entry(
        transaction: try reader.place("transaction", below: transactionCount),
        isRoot: reader.has("rear"))
      if entry.isRoot { entry.rear = try reader.value("rear", NodeID?.self) }
      return (node, entry)
    }
    let list = NodeList(read.map { $0.0 })
    var places = NodePlaces(capacity: read.count)
    for (index, (node, entry)) in read.enumerated() {
      // Below a root stand the nodes inside it, each behind its parent.
      if !entry.isRoot, node.parent.map({ places.place(of: $0, in: list) == nil }) ?? true {
        throw try reader.invalid("leaving", "expected the parent of '\(node.id.name)' before it")
      }
      guard places.insert(index, of: list), index < InputLimits.nodes else {
        throw try reader.invalid("leaving", "expected each node once")
      }
    }
    return read
  }

  private static func transition(
    _ reader: SavedReader, _ transactionCount: Int
  ) throws(MemberError) -> ProgressTransition? {
    let json = try reader.json("transition")
    if case .null = json.content { return nil }
    do throws(MemberError) {
      let reader = try SavedReader(
        json, ["transaction", "timing", "begin", "isListed"], optional: ["velocity"])
      let velocity = reader.has("velocity") ? try reader.value("velocity", Double.self) : 0
      return ProgressTransition(
        transaction: try reader.place("transaction", below: transactionCount),
        timing: try reader.timing(), begin: try reader.seconds("begin"),
        velocity: velocity, isListed: try reader.value("isListed"))
    } catch {
      throw error.within("transition")
    }
  }
}
