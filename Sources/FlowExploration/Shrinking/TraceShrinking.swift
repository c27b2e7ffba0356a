import FlowEngine

/// Makes traces shorter and simpler, as long as they show something.
package enum TraceShrinking {
  /// Returns the shortest and simplest trace that it finds.
  ///
  /// Events are taken away by delta debugging, then times and members are made simpler; in the end
  /// no single event can go, and no single member be simpler, unless the limit was reached before.
  /// - Parameters:
  ///   - steps: The events.
  ///   - limit: The most traces that are tried.
  ///   - shows: Whether a trace shows what is looked for.
  /// - Returns: The events; `nil` if all of them do not show it.
  package static func shrink(
    _ steps: [EventTrace.Step], limit: Int = .max, while shows: ([EventTrace.Step]) -> Bool
  ) -> [EventTrace.Step]? {
    guard shows(steps) else { return nil }
    return withoutActuallyEscaping(shows) { shows in
      var run = ShrinkingRun(steps, limit: limit, shows)
      run.run()
      return run.steps
    }
  }
}

/// A trace while it is being made shorter.
private struct ShrinkingRun {
  private(set) var steps: [EventTrace.Step]
  private var rest: Int
  private let shows: ([EventTrace.Step]) -> Bool

  init(
    _ steps: [EventTrace.Step], limit: Int, _ shows: @escaping ([EventTrace.Step]) -> Bool
  ) {
    self.steps = steps
    rest = limit
    self.shows = shows
  }

  mutating func run() {
    var isShrinking = true
    while isShrinking, rest > 0 {
      isShrinking = dropEvents()
      if shortenGaps() { isShrinking = true }
      if simplify() { isShrinking = true }
    }
  }

  /// Takes other events, if they show it as well.
  private mutating func take(_ others: [EventTrace.Step]) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    guard shows(others) else { return false }
    steps = others
    return true
  }

  /// Drops runs of events, ever shorter ones, down to single ones that cannot go.
  private mutating func dropEvents() -> Bool {
    let count = steps.count
    var length = max(steps.count / 2, 1)
    while !steps.isEmpty {
      var start = 0
      var hasDropped = false
      while start < steps.count {
        let end = min(start + length, steps.count)
        if take(Array(steps[..<start] + steps[end...])) {
          hasDropped = true
        } else {
          start = end
        }
      }
      if length == 1, !hasDropped { break }
      length = max(length / 2, 1)
    }
    return steps.count < count
  }

  /// Makes the times between events rounder.
  private mutating func shortenGaps() -> Bool {
    var isShorter = false
    for index in steps.indices {
      let before = index == 0 ? 0 : steps[index - 1].time
      let gap = steps[index].time - before
      for rounder in Self.rounder(gap) where rounder >= 0 {
        var others = steps
        for later in index..<others.count {
          others[later].time = TimeArithmetic.sum(others[later].time, rounder - gap)
        }
        // Rounded again, so that the time is as short as the gap.
        others[index].time = TimeArithmetic.sum(before, rounder)
        guard others[index].time != steps[index].time,
          zip(others, others.dropFirst()).allSatisfy({ $0.time <= $1.time })
        else { continue }
        if take(others) {
          isShorter = true
          break
        }
      }
    }
    return isShorter
  }

  /// Makes the members of events simpler.
  private mutating func simplify() -> Bool {
    var isSimpler = false
    for index in steps.indices {
      var isDone = false
      while !isDone, rest > 0 {
        isDone = true
        for event in steps[index].event.simpler {
          var others = steps
          others[index].event = event
          if take(others) {
            isSimpler = true
            isDone = false
            break
          }
        }
      }
    }
    return isSimpler
  }

  /// Rounder numbers, the roundest first; none that is not rounder.
  static func rounder(_ number: Double) -> [Double] {
    var found: [Double] = []
    for scale in [0, 1.0, 10, 100, 1000, 1_000_000] {
      let rounded = scale == 0 ? 0 : (number * scale).rounded() / scale
      if rounded == number { break }
      if found.last != rounded { found.append(rounded) }
    }
    return found
  }
}

extension Double {
  /// Rounder numbers, the roundest first.
  fileprivate var rounder: [Double] { ShrinkingRun.rounder(self) }
}

extension Point {
  /// Simpler points, in which one coordinate is rounder.
  fileprivate var simpler: [Point] {
    (self == .zero ? [] : [.zero]) + x.rounder.map { Point(x: $0, y: y) }
      + y.rounder.map { Point(x: x, y: $0) }
  }
}

extension String {
  /// Shorter texts: each half, and all but one character of a text that is not long.
  fileprivate var shorter: [String] {
    let characters = Array(self)
    guard characters.count > 1 else { return isEmpty ? [] : [""] }
    let half = characters.count / 2
    var texts = [String(characters[..<half]), String(characters[half...])]
    if characters.count <= 64 {
      for index in characters.indices {
        texts.append(String(characters[..<index] + characters[(index + 1)...]))
      }
    }
    return texts
  }
}

extension Event {
  /// Simpler events of the same kind, the simplest first; each differs in one member.
  fileprivate var simpler: [Event] {
    switch self {
    case .pan(let pan): pan.simpler.map { .pan($0) }
    case .tap(let tap):
      (tap.location?.simpler ?? []).map { .tap(Tap(on: tap.target, at: $0)) }
    case .scroll(let scroll): scroll.simpler.map { .scroll($0) }
    case .doubleTap(let tap):
      (tap.location?.simpler ?? []).map { .doubleTap(Tap(on: tap.target, at: $0)) }
    case .pointer(var pointer):
      pointer.location.simpler.map {
        pointer.location = $0
        return .pointer(pointer)
      }
    case .text(let edit):
      edit.replacement.shorter.map {
        .text(TextEdit(edit.target, replacement: $0, range: edit.range))
      } + (edit.range == nil ? [] : [.text(TextEdit(edit.target, replacement: edit.replacement))])
    case .select(let selection):
      (selection.row == 0
        ? [] : [.select(Selection(selection.target, component: selection.component, row: 0))])
    case .selection(let selection):
      selection.range.length == 0
        ? []
        : [
          .selection(
            TextSelection(
              selection.target, range: TextRange(location: selection.range.location, length: 0)))
        ]
    case .keyboard(let change): change.simpler.map { .keyboard($0) }
    case .response(let response): response.simpler.map { .response($0) }
    case .command(let command): command.simpler.map { .command($0) }
    case .environment(let change): change.simpler.map { .environment($0) }
    case .compose(let composition):
      composition.text.shorter.map {
        .compose(Composition(composition.target, composition.phase, text: $0))
      }
    case .undo(let target): target == nil ? [] : [.undo(target: nil)]
    case .redo(let target): target == nil ? [] : [.redo(target: nil)]
    case .deleteBackward, .returnKey, .focus, .blur, .tick, .longPress, .pinch, .key: []
    }
  }
}

extension Scroll {
  fileprivate var simpler: [Scroll] {
    velocity.simpler.map { Scroll(target, offset: offset, velocity: $0, phase: phase) }
      + offset.simpler.map { Scroll(target, offset: $0, velocity: velocity, phase: phase) }
  }
}

extension Pan {
  fileprivate var simpler: [Pan] {
    var pans: [Pan] = []
    func add(_ points: [Point], _ set: (inout Pan, Point) -> Void) {
      for point in points {
        var copy = self
        set(&copy, point)
        pans.append(copy)
      }
    }
    add(velocity.simpler) { $0.velocity = $1 }
    add(translation.simpler) { $0.translation = $1 }
    add(location?.simpler ?? []) { $0.location = $1 }
    return pans
  }
}

extension KeyboardChange {
  fileprivate var simpler: [KeyboardChange] {
    var changes = duration.rounder.map {
      KeyboardChange(phase, frame: frame, duration: $0, curve: curve)
    }
    for origin in frame.origin.simpler {
      changes.append(
        KeyboardChange(
          phase, frame: Rect(origin: origin, size: frame.size), duration: duration, curve: curve))
    }
    return changes
  }
}

extension Command {
  fileprivate var simpler: [Command] {
    guard let value else { return [] }
    var values: [Value?] = [nil]
    switch value {
    case .number(let number): values += number.rounder.map { .number($0) }
    case .string(let text): values += text.shorter.map { .string($0) }
    case .json(let json): values += json.simpler.map { .json($0) }
    case .bool: break
    }
    return values.map { Command(name, target: target, value: $0) }
  }
}

extension Response {
  fileprivate var simpler: [Response] {
    var (silent, bare) = (self, self)
    silent.message = nil
    bare.value = nil
    return [silent, bare].filter { $0 != self }
  }
}

extension CanonicalJSON {
  /// The array without one of its elements, or the object without one of its members.
  fileprivate var simpler: [CanonicalJSON] {
    (0..<value.count).map { index in
      var simpler = value
      simpler.remove(at: index)
      return CanonicalJSON(simpler)
    }
  }
}

extension JSONValue {
  /// The number of elements or members.
  fileprivate var count: Int {
    switch content {
    case .array(let elements): elements.count
    case .object(let members): members.count
    case .null, .bool, .number, .string: 0
    }
  }

  fileprivate mutating func remove(at index: Int) {
    switch content {
    case .array(var elements):
      elements.remove(at: index)
      content = .array(elements)
    case .object(var members):
      members.remove(at: index)
      content = .object(members)
    case .null, .bool, .number, .string: break
    }
  }
}

extension EnvironmentChange {
  /// The change without one of its members.
  fileprivate var simpler: [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    func add(_ drop: (inout EnvironmentChange) -> Void) {
      var copy = self
      drop(&copy)
      if copy != self, copy != EnvironmentChange() { changes.append(copy) }
    }
    add { $0.size = nil }
    add { $0.safeArea = nil }
    add { $0.scale = nil }
    add { $0.layoutDirection = nil }
    add { $0.reduceMotion = nil }
    add { $0.date = nil }
    add { $0.windowOrigin = nil }
    add { $0.fonts = nil }
    add { $0.colorScheme = nil }
    add { $0.contrast = nil }
    add { $0.textSize = nil }
    add { $0.boldText = nil }
    add { $0.locale = nil }
    add { $0.strings = nil }
    return changes
  }
}
