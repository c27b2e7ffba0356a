import FlowSnapshots

/// What is known of a frame when key frames are chosen.
struct Moment: Sendable {
  /// The frame's number among those that were read, from 0.
  let index: Int
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
  /// The whole state, as written.
  let state: String
  /// The number of the picture, which is another where something else is seen.
  let picture: Int
  /// Whether something moves that will come to an end.
  let isMoving: Bool
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

/// Reads moments from frames.
struct MomentReader {
  /// What has been read.
  private(set) var moments: [Moment] = []
  private var last: FrameRecord?
  private var events = 0
  private var picture = 0
  private var seen: [UInt8] = []
  private var keyboard = WantedKeyboard()

  /// Adds the next frame.
  mutating func add(_ frame: FrameRecord) {
    let outline = frame.outline
    if frame.head.cause == .event { events += 1 }
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
    moments.append(
      Moment(
        index: moments.count, time: frame.head.time, cause: frame.head.cause,
        event: frame.head.event, events: events,
        stateName: outline.member("name", of: frame.state).flatMap { outline.string($0) } ?? "",
        state: outline.text(of: frame.state), picture: picture, isMoving: isMoving,
        hasEffects: !outline.elements(of: frame.effects).isEmpty, keyboard: keyboard))
    last = frame
  }

  private mutating func readKeyboard(of frame: FrameRecord) {
    let outline = frame.outline
    guard
      let field = outline.elements(of: frame.nodes).first(where: {
        outline.member("focused", of: $0) != nil
      })
    else { return }
    keyboard = WantedKeyboard()
    if let type = outline.member("keyboardType", of: field).flatMap({ outline.string($0) }) {
      keyboard.type = type
    }
    if let key = outline.member("returnKeyType", of: field).flatMap({ outline.string($0) }) {
      keyboard.returnKey = key
    }
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
