import FlowEngine
import FlowSnapshots

/// The events of a trace one by one, and what a finger does by them.
struct FilmedEvents {
  /// A tap.
  struct Tap {
    var time: Double
    var place: Point
  }

  /// Where the finger is that is down; `nil` if none is.
  private(set) var finger: Point?
  /// The taps so far.
  private(set) var taps: [Tap] = []

  /// The pointers that are down, by their numbers.
  private var pointers: [Double: Point] = [:]
  private var recorded = RecordedEvents()
  private var lines: ArraySlice<ArraySlice<UInt8>>
  private var line: ArraySlice<UInt8> = []

  /// Reads the header of a trace.
  init(_ trace: [UInt8]) {
    lines = trace.filledLines[...]
    if let header = lines.popFirst() { recorded.add(header) }
  }

  /// What is around the screen.
  var surroundings: RecordedEvents.Surroundings {
    recorded.surroundings(afterEvents: recorded.count)
  }

  /// Reads the next event, and returns what it is in words.
  ///
  /// - Parameter name: The event's name in its first frame.
  mutating func next(named name: String?) -> EventWords? {
    while let line = lines.popFirst() {
      guard recorded.add(line) else { continue }
      self.line = line
      return recorded.words(of: recorded.count, named: name) ?? recorded.last?.words
    }
    return nil
  }

  /// Says where the event was, by its location or the node that it is for.
  mutating func place(on frame: FrameRecord, before seen: FrameRecord?) {
    guard let outline = try? JSONOutline(Array(line)), let root = outline.roots.first else {
      return
    }
    func text(_ name: StaticString) -> String? {
      outline.member(name, of: root).flatMap { outline.string($0) }
    }
    func point(_ name: StaticString) -> Point? {
      let numbers = outline.member(name, of: root).map { outline.elements(of: $0) }?
        .compactMap { outline.number($0) }
      guard let numbers, numbers.count == 2 else { return nil }
      return Point(x: numbers[0], y: numbers[1])
    }
    let target = text("target").flatMap { id in
      LabelledNodes(seen ?? frame).frame(of: id).map { $0.center }
    }
    switch text("type") {
    case "tap":
      if let place = point("location") ?? target {
        taps.append(Tap(time: frame.head.time, place: place))
      }
    case "pan":
      let isDown = ["began", "changed"].contains(text("phase") ?? "")
      let way = point("translation") ?? .zero
      let place = point("location") ?? target.map { Point(x: $0.x + way.x, y: $0.y + way.y) }
      finger = isDown ? place : nil
    case "pointer":
      guard let id = outline.member("id", of: root).flatMap({ outline.number($0) }),
        let place = point("location")
      else { return }
      switch text("phase") {
      case "down": pointers[id] = place
      case "move": if pointers[id] != nil { pointers[id] = place }
      case "up", "cancel": pointers[id] = nil
      default: break
      }
      finger = pointers.min { $0.key < $1.key }?.value
      if frame.head.event == "tap" { taps.append(Tap(time: frame.head.time, place: place)) }
    default: break
    }
  }
}
