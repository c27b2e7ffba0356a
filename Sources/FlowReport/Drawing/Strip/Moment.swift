import FlowSnapshots

/// What is known of a frame when key frames are chosen.
struct Moment: Sendable {
  /// The number of the moment, from 0.
  var index: Int
  /// The indices of its frames in the golden and in the trace, from 0; `nil` where a frame is
  /// missing.
  var frames: (expected: Int?, actual: Int?) = (nil, nil)
  /// The indices of the previous moment's frames.
  var earlier: (expected: Int?, actual: Int?) = (nil, nil)
  /// Its time, in seconds.
  let time: Double
  /// The reason it was made.
  let cause: FrameRecord.Cause
  /// The name of its event, if there is one.
  let event: String?
  /// How many events there have been.
  let events: Int
  /// The name of the state.
  let stateName: String
  /// The hash of the whole state as written, for a state may be long.
  let state: UInt64
  /// The number of the picture, which is another where something else is seen.
  let picture: Int
  /// Whether something moves that will come to an end.
  let isMoving: Bool
  /// Whether something moved in the previous moment.
  let wasMoving: Bool
  /// Whether the frame asks for something of its host.
  let hasEffects: Bool
  /// What keyboard the field wants that has or had the focus last.
  let keyboard: WantedKeyboard
}

/// What keyboard a field wants.
struct WantedKeyboard: Equatable, Sendable {
  /// The type of its keys.
  var type = "default"
  /// What the key that ends a line says.
  var returnKey = "default"
}

/// Makes moments of frames, one after the other.
struct MomentReader {
  /// The most characters that are kept of a name in a frame, which may be a golden that anyone wrote.
  private static let nameLength = 100

  private var count = 0
  private var last: FrameRecord?
  private var counter: EventCounter
  private var picture = 0
  private var seen: [UInt8] = []
  private var wasMoving = false
  private var keyboard = WantedKeyboard()

  /// - Parameter counter: Counts the events of the trace.
  init(_ counter: EventCounter = EventCounter()) {
    self.counter = counter
  }

  /// The moment of the next frame.
  mutating func read(_ frame: FrameRecord) -> Moment {
    let outline = frame.outline
    counter.take(frame.head)
    let isMoving = outline.elements(of: frame.animations).contains {
      outline.member("repeats", of: $0) == nil
    }
    let isSame = last.map { outline.isSame(frame.nodes, as: $0.nodes, in: $0.outline) } ?? false
    if !isSame {
      readKeyboard(of: frame)
      // A caret that blinks between events is no other picture.
      if frame.head.cause != .sample || isMoving {
        let now = Self.seen(in: frame)
        if now != seen { picture += 1 }
        seen = now
      }
    }
    last = frame
    defer {
      count += 1
      wasMoving = isMoving
    }
    return Moment(
      index: count, time: frame.head.time, cause: frame.head.cause,
      event: frame.head.event.map { Self.short($0) }, events: counter.count,
      stateName: Self.name("name", of: frame.state, in: outline) ?? "",
      state: XXHash64.value(of: Array(outline.bytes[outline.range(of: frame.state)])),
      picture: picture, isMoving: isMoving, wasMoving: wasMoving,
      hasEffects: !outline.elements(of: frame.effects).isEmpty, keyboard: keyboard)
  }

  private static func short(_ name: String) -> String {
    name.utf8.count <= nameLength ? name : String(name.prefix(nameLength))
  }

  private static func name(
    _ member: StaticString, of value: JSONOutline.Value, in outline: JSONOutline
  ) -> String? {
    outline.member(member, of: value).flatMap { outline.string($0) }.map { short($0) }
  }

  private mutating func readKeyboard(of frame: FrameRecord) {
    let outline = frame.outline
    guard
      let field = outline.elements(of: frame.nodes).first(where: {
        outline.member("focused", of: $0) != nil
      })
    else { return }
    keyboard = WantedKeyboard()
    if let type = Self.name("keyboardType", of: field, in: outline) { keyboard.type = type }
    if let key = Self.name("returnKeyType", of: field, in: outline) { keyboard.returnKey = key }
  }

  /// What of a frame's nodes is seen, as written.
  private static func seen(in frame: FrameRecord) -> [UInt8] {
    let unseen: [StaticString] = [
      "accessibilityLabel", "accessibilityValue", "accessibilityTraits", "enabled", "focused",
      "keyboardType", "textContentType", "returnKeyType", "autocorrection",
    ]
    let outline = frame.outline
    var bytes: [UInt8] = []
    for node in outline.elements(of: frame.nodes) {
      if outline.member("hidden", of: node) != nil { continue }
      if outline.member("alpha", of: node).flatMap({ outline.number($0) }) == 0 { continue }
      for member in outline.members(of: node) {
        guard !unseen.contains(where: { outline.says(member.name, $0) }) else { continue }
        bytes += outline.bytes[outline.range(of: member.value)]
        bytes.append(UInt8(ascii: ","))
      }
    }
    return bytes
  }
}
