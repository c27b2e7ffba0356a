/// Reads the member `gestures` of a saved state.
enum SavedGestures {
  /// The pointers that were down, and the last tap.
  ///
  /// - Parameter time: The time of the latest frame, in seconds.
  static func read(_ json: JSONValue, at time: Double) throws(MemberError) -> Gestures {
    do throws(MemberError) {
      let reader = try SavedReader(json, ["fingers"], optional: ["hovers", "tap", "pinch"])
      var gestures = Gestures()
      gestures.fingers = try reader.elements("fingers") { (json) throws(MemberError) in
        try finger(json, at: time)
      }
      let ids = gestures.fingers.map { $0.id }
      try check(ids, of: "fingers", reader)
      if reader.has("hovers") {
        gestures.hovers = try reader.elements("hovers") { (json) throws(MemberError) in
          let reader = try SavedReader(json, ["id", "target"])
          return Hovering(id: try reader.value("id"), target: try reader.value("target"))
        }
        try check(gestures.hovers.map { $0.id }, of: "hovers", reader)
      }
      if reader.has("tap") { gestures.lastTap = try tap(try reader.json("tap"), at: time) }
      if reader.has("pinch") {
        let json = try reader.json("pinch")
        let pair = try pinch(json, at: time, &gestures.pinchWay)
        guard pair.first != pair.second, ids.contains(pair.first), ids.contains(pair.second) else {
          throw try reader.invalid("pinch", "expected two of the fingers")
        }
        gestures.pinch = pair
      }
      gestures.noteDue()
      gestures.noteMarks()
      return gestures
    } catch {
      throw error.within("gestures")
    }
  }

  private static func check(
    _ ids: [Int], of name: String, _ reader: SavedReader
  ) throws(MemberError) {
    guard ids.count <= InputLimits.pointers, Set(ids).count == ids.count else {
      throw try reader.invalid(name, "expected each pointer once, at most \(InputLimits.pointers)")
    }
  }

  private static func finger(_ json: JSONValue, at time: Double) throws(MemberError) -> Finger {
    let reader = try SavedReader(
      json, ["id", "kind", "role", "start", "began", "way"],
      optional: ["hit", "owner", "pressed", "pressTime", "offset", "least", "greatest"])
    var finger = Finger()
    finger.id = try reader.value("id")
    finger.isDown = true
    finger.kind = try reader.choice("kind")
    finger.role = try reader.choice("role")
    if reader.has("hit") { finger.hit = try reader.value("hit", NodeID.self) }
    if reader.has("owner") { finger.owner = try reader.value("owner", NodeID.self) }
    if reader.has("pressed") { finger.pressed = try reader.value("pressed", NodeID.self) }
    finger.start = try reader.value("start")
    finger.began = try reader.seconds("began", upTo: time)
    if reader.has("pressTime") {
      finger.pressTime = try reader.seconds("pressTime")
      guard finger.pressTime >= time else {
        throw try reader.invalid("pressTime", "expected a time not before 't'")
      }
    }
    if finger.role.scrolls {
      finger.offset = try reader.value("offset")
      finger.least = try reader.value("least")
      finger.greatest = try reader.value("greatest")
    }
    finger.way = try way(reader, at: time)
    return finger
  }

  private static func tap(
    _ json: JSONValue, at time: Double
  ) throws(MemberError) -> Gestures.LastTap {
    do throws(MemberError) {
      let reader = try SavedReader(json, ["target", "location", "t"])
      return Gestures.LastTap(
        target: try reader.value("target"), location: try reader.value("location"),
        time: try reader.seconds("t", upTo: time))
    } catch {
      throw error.within("tap")
    }
  }

  private static func pinch(
    _ json: JSONValue, at time: Double, _ way: inout FingerWay
  ) throws(MemberError) -> Gestures.Pair {
    do throws(MemberError) {
      let reader = try SavedReader(
        json, ["target", "first", "second", "distance", "hasBegun", "way"],
        optional: ["awaitsOther"])
      way = try Self.way(reader, at: time)
      var pair = Gestures.Pair(
        target: try reader.value("target"), first: try reader.value("first"),
        second: try reader.value("second"), distance: try reader.value("distance"),
        hasBegun: try reader.value("hasBegun"))
      if reader.has("awaitsOther") { pair.awaitsOther = try reader.value("awaitsOther") }
      return pair
    } catch {
      throw error.within("pinch")
    }
  }

  private static func way(
    _ reader: SavedReader, at time: Double
  ) throws(MemberError) -> FingerWay {
    let numbers = try reader.value("way", [Double].self)
    let count = numbers.count / 3
    guard numbers.count == 3 * count, 1...GestureMetrics.samples ~= count else {
      throw try reader.invalid("way", "expected three numbers for each sample")
    }
    let samples = (0..<count).map {
      FingerWay.Sample(
        time: numbers[3 * $0], point: Point(x: numbers[3 * $0 + 1], y: numbers[3 * $0 + 2]))
    }
    let isOrdered = zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time }
    guard isOrdered, samples[0].time >= 0, samples[count - 1].time <= time else {
      throw try reader.invalid("way", "expected times in order, up to 't'")
    }
    return FingerWay(samples)
  }
}
