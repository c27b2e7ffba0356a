import FlowSnapshots

/// Frames column by column, as numbers of values in tables.
///
/// In the nodes column, a frame is 0 if its nodes are those of the frame before it, `[place,n,…]` if
/// the number of nodes is the same and some have changed, and `[[n…]]` otherwise.
struct FrameColumns {
  /// The number of frames.
  private(set) var count = 0
  /// The number of frames that are no samples.
  private(set) var countWithoutSamples = 0
  /// What the frames need to be paired with others, if they are to be.
  private(set) var heads: [FrameRecord.Head] = []

  private let keepsHeads: Bool
  private var counter: EventCounter
  private var times = ScriptJSON()
  private var causes = Pieces()
  private var names = ScriptJSON()
  private var states = ScriptJSON()
  private var animations = ScriptJSON()
  private var effects = ScriptJSON()
  private var nodes = ScriptJSON()
  private var lastNodes: [Int] = []

  /// Creates columns without frames.
  ///
  /// - Parameters:
  ///   - keepsHeads: Whether the frames are to be paired with others.
  ///   - counter: Counts the events of the trace.
  init(keepsHeads: Bool, _ counter: EventCounter) {
    self.keepsHeads = keepsHeads
    self.counter = counter
  }

  /// Adds a frame, with the numbers of its values.
  mutating func add(
    _ frame: FrameRecord, event: Int, state: Int, animations: Int, effects: Int, nodes: [Int]
  ) {
    count += 1
    if frame.head.cause != .sample { countWithoutSamples += 1 }
    if keepsHeads { heads.append(frame.head) }
    times.time(frame.head.time)
    let isMore = !counter.take(frame.head) && frame.head.cause == .event
    // One more of an event's, which has come before.
    causes.append(UInt8(ascii: isMore ? "m" : frame.head.cause.letter))
    names.integer(event)
    states.integer(state)
    self.animations.integer(animations)
    self.effects.integer(effects)
    Self.write(nodes, after: lastNodes, to: &self.nodes)
    lastNodes = nodes
  }

  /// Writes the columns.
  func write(to json: inout ScriptJSON) {
    json.open("{")
    Self.write("times", times, to: &json)
    json.key("causes")
    json.letters(causes)
    Self.write("names", names, to: &json)
    Self.write("states", states, to: &json)
    Self.write("animations", animations, to: &json)
    Self.write("effects", effects, to: &json)
    Self.write("nodes", nodes, to: &json)
    json.close("}")
  }

  private static func write(_ name: StaticString, _ column: ScriptJSON, to json: inout ScriptJSON) {
    json.key(name)
    json.open("[")
    json.contents(column)
    json.close("]")
  }

  private static func write(_ list: [Int], after last: [Int], to json: inout ScriptJSON) {
    if list == last, !list.isEmpty { return json.integer(0) }
    json.open("[")
    if list.count == last.count, !list.isEmpty {
      for (place, number) in list.enumerated() where number != last[place] {
        json.integer(place)
        json.integer(number)
      }
    } else {
      json.open("[")
      for number in list { json.integer(number) }
      json.close("]")
    }
    json.close("]")
  }
}

extension FrameRecord.Cause {
  /// The letter for the cause in a column.
  fileprivate var letter: Unicode.Scalar {
    switch self {
    case .start: "s"
    case .event: "e"
    case .completion: "c"
    case .sample: "f"
    }
  }
}
