import FlowEngine
import FlowSnapshots

/// What a trace says that its frames do not: what its events are in words, the window's size, and where
/// the keyboard is.
struct RecordedEvents {
  /// What is around the screen at some time.
  struct Surroundings: Equatable {
    /// The window's size, in points.
    var size = Size(width: 375, height: 812)
    /// The safe area at the bottom, in points.
    var bottomInset = 0.0
    /// Whether the interface is laid out from right to left.
    var isRightToLeft = false
    /// What the trace says of the direction.
    fileprivate var isGivenRightToLeft = false
    /// The language, of which one has a direction of its own.
    fileprivate var locale = ""
    /// Where the window is on the screen.
    fileprivate var origin = Point.zero
    /// How the keyboard moves; `nil` if there has been none.
    fileprivate var keyboard: Move?

    /// Where the keyboard's top is to come to rest, in the window's coordinates.
    var keyboardTop: Double? { keyboard.map { $0.to.minY - origin.y } }
  }

  /// A movement of the keyboard.
  fileprivate struct Move: Equatable {
    var from: Rect
    var to: Rect
    var begin: Double
    var duration: Double
    var curve: TimingCurve.Name

    func frame(at time: Double) -> Rect {
      guard duration > 0, time < begin + duration else { return to }
      let share = TimingCurve(curve).value(at: max(0, time - begin) / duration)
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
      return Rect(
        x: mix(from.minX, to.minX), y: mix(from.minY, to.minY), width: mix(from.width, to.width),
        height: mix(from.height, to.height))
    }
  }

  /// An event.
  struct Event {
    /// Its type, such as `tap`.
    var type: String
    /// The event as a trace has it, such as `tap trigger`.
    var label: String
    /// The event in words.
    var words: EventWords
    /// Where it is, in the window, if it says so.
    var location: Point?
    /// What is around the screen from it on.
    var surroundings: Surroundings
  }

  /// The most characters of an event in words.
  private static let labelLength = 100

  /// What is around the screen at the start.
  private(set) var start = Surroundings()
  /// Whether the trace begins with a saved state.
  private(set) var beginsInTheMiddle = false
  /// The number of events that have been read.
  private(set) var count = 0
  /// The last event that has been read.
  private(set) var last: Event?
  /// The events that are asked for, by their numbers from 1.
  private var kept: [Int: Event] = [:]
  private var hasHeader = false

  /// Creates what an empty trace says, to which lines are added.
  init() {}

  /// Reads a trace, which must be valid, and keeps the events that are asked for.
  ///
  /// - Parameters:
  ///   - trace: The trace, of the newest version of its scene.
  ///   - wanted: The numbers of the events that will be asked for, from 1.
  init(of trace: [UInt8], wanted: Set<Int>) {
    for line in trace.split(separator: UInt8(ascii: "\n")) {
      if add(line), wanted.contains(count) { kept[count] = last }
    }
  }

  /// What is around the screen when a number of events have come, one that is asked for.
  func surroundings(afterEvents count: Int) -> Surroundings {
    guard count > 0 else { return start }
    return (kept[count] ?? last)?.surroundings ?? start
  }

  /// An event, if it is the one that a frame names.
  ///
  /// - Parameters:
  ///   - number: The number of the event, from 1, one that is asked for or the last one.
  ///   - name: The event's name in the frame.
  func event(_ number: Int, named name: String?) -> Event? {
    guard let event = kept(number) else { return nil }
    let type = name.map { String($0.prefix { $0 != "." }) }
    return type ?? event.type == event.type ? event : nil
  }

  /// The words of an event, which a frame names for what a pointer has become; `nil` as for `event`.
  func words(of number: Int, named name: String?) -> EventWords? {
    if let event = event(number, named: name) { return event.words }
    guard let name, let event = kept(number), event.type == "pointer" else { return nil }
    return EventWords(named: name, at: event.location)
  }

  private func kept(_ number: Int) -> Event? {
    kept[number] ?? (number == count ? last : nil)
  }

  /// Where the keyboard is; `nil` if it is not on the screen.
  static func keyboard(in surroundings: Surroundings, at time: Double) -> Rect? {
    guard let frame = surroundings.keyboard?.frame(at: time) else { return nil }
    let origin = surroundings.origin
    let isSeen = frame.minY - origin.y < surroundings.size.height - 0.5 && frame.height > 0
    return isSeen
      ? Rect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width,
        height: frame.height) : nil
  }

  /// Adds the next line, and returns whether it is an event.
  @discardableResult mutating func add(_ line: some Sequence<UInt8>) -> Bool {
    guard let outline = try? JSONOutline(Array(line)), let root = outline.roots.first else {
      return false
    }
    func string(_ name: StaticString) -> String? {
      outline.member(name, of: root).flatMap { outline.string($0) }
    }
    var now = last?.surroundings ?? start
    guard hasHeader else {
      hasHeader = true
      // A saved state has its own environment.
      let state = outline.member("state", of: root)
      beginsInTheMiddle = state != nil
      if let environment = outline.member("environment", of: state ?? root) {
        Self.read(environment, in: outline, to: &now)
      }
      // A saved state has the direction in which it was laid out.
      if beginsInTheMiddle { now.isRightToLeft = now.isGivenRightToLeft }
      start = now
      return false
    }
    let type = string("type") ?? ""
    let time = outline.member("t", of: root).flatMap { outline.number($0) } ?? 0
    if type == "environment", let environment = outline.member("environment", of: root) {
      let size = now.size
      Self.read(environment, in: outline, to: &now)
      // A keyboard that is still up is reported anew.
      if now.size != size { now.keyboard = nil }
    } else if type == "keyboard", let frame = Self.numbers("frame", 4, of: root, in: outline) {
      let to = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      let hidden = Rect(
        x: to.minX, y: now.origin.y + now.size.height, width: to.width, height: to.height)
      let goes = string("phase") == "willHide"
      let place = now.keyboard?.frame(at: time)
      now.keyboard = Move(
        from: place ?? hidden, to: goes ? hidden : to, begin: time,
        duration: outline.member("duration", of: root).flatMap { outline.number($0) } ?? 0,
        curve: string("curve").flatMap { TimingCurve.Name(rawValue: $0) } ?? .easeInOut)
    }
    let before = (last?.surroundings ?? start).size
    let members = outline.member("environment", of: root).map { outline.members(of: $0) } ?? []
    let location = Self.numbers("location", 2, of: root, in: outline)
      .map { Point(x: $0[0], y: $0[1]) }
    let words = EventWords(
      type: type, target: string("target"), location: location,
      string: string,
      modifiers: outline.member("modifiers", of: root)
        .map { outline.elements(of: $0).compactMap { outline.string($0) } } ?? [],
      selects: (Self.numbers("range", 2, of: root, in: outline)?[1] ?? 0) > 0,
      environment: (
        members.compactMap { outline.string($0.name) },
        turns: now.size != before && now.size == Size(width: before.height, height: before.width)
      ))
    let details = [
      string("phase"), type == "command" ? string("name") : nil, string("outcome"),
      type == "tap" || type == "select" ? string("target") : nil,
    ].compactMap { $0 }
    let label = ([type] + details).joined(separator: " ")
    count += 1
    last = Event(
      type: type, label: String(label.prefix(Self.labelLength)), words: words, location: location,
      surroundings: now)
    return true
  }

  private static func read(
    _ environment: JSONOutline.Value, in outline: JSONOutline, to now: inout Surroundings
  ) {
    if let size = numbers("size", 2, of: environment, in: outline) {
      now.size = Size(width: size[0], height: size[1])
    }
    if let area = numbers("safeArea", 4, of: environment, in: outline) { now.bottomInset = area[2] }
    if let origin = numbers("windowOrigin", 2, of: environment, in: outline) {
      now.origin = Point(x: origin[0], y: origin[1])
    }
    if let direction = outline.member("layoutDirection", of: environment) {
      now.isGivenRightToLeft = outline.string(direction) == "rightToLeft"
    }
    if let locale = outline.member("locale", of: environment) {
      now.locale = outline.string(locale) ?? ""
    }
    let language = LanguageTag(now.locale).flatMap { PseudoLocale($0) }
    now.isRightToLeft = now.isGivenRightToLeft || language == .mirrored
  }

  private static func numbers(
    _ name: StaticString, _ count: Int, of value: JSONOutline.Value, in outline: JSONOutline
  ) -> [Double]? {
    guard let member = outline.member(name, of: value) else { return nil }
    let numbers = outline.elements(of: member).compactMap { outline.number($0) }
    return numbers.count == count ? numbers : nil
  }
}
