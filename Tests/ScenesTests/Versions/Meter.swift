import FlowEngine

/// A version of the scenes of these tests: what is called otherwise, or differs, in it.
protocol MeterVersion: Sendable {
  static var number: Int { get }
  /// The steps that lead to it.
  static var steps: VersionSteps { get }
}

enum V1: MeterVersion {
  static let number = 1
  static let steps = VersionSteps()
}
enum V2: MeterVersion {
  static let number = 2
  static var steps: VersionSteps { [MeterSteps.two] }
}
enum V3: MeterVersion {
  static let number = 3
  static var steps: VersionSteps { [MeterSteps.two, MeterSteps.three] }
}
enum V4: MeterVersion {
  static let number = 4
  static var steps: VersionSteps { [MeterSteps.two, MeterSteps.three, MeterSteps.four] }
}
enum V5: MeterVersion {
  static let number = 5
  static var steps: VersionSteps {
    [MeterSteps.two, MeterSteps.three, MeterSteps.four, MeterSteps.five]
  }
}

/// What has changed from each version to the next.
enum MeterSteps {
  static let two = VersionStep(
    "the value is a level, and can be locked",
    [
      .renamed(.member, "value", to: "level"), .added(member: "locked", false),
      .renamed(.part, "plus", to: "more"), .renamed(.part, "minus", to: "less"),
      .renamed(.configuration, "step", to: "stride"),
    ])
  static let three = VersionStep(
    "what is asked is verified, in longer strides",
    [
      .renamed(value: "asked", to: "pending", of: .member, "mode"),
      .renamed(.command, "set", to: "assign"), .renamed(.response, "check", to: "verify"),
      .renamed(.string, "meter.plus", to: "meter.more"), .removed(.string, "meter.hint"),
      .added(configuration: "stride", 4.0),
    ])
  static let four = VersionStep(
    "the badge is gone, and the range has two ends",
    [
      .removed(.member, "badge"), .removed(.part, "badge"), .removed(.command, "flash"),
      .removed(.completion, "flashed"), .renamed(.completion, "settled", to: "rested"),
      .refused(.command, "print", because: "nothing is printed any more"),
      .state { (members) throws(MemberError) in
        let range = try members.take("range", as: String.self)
        let ends = range.split(separator: ":").compactMap { Int($0) }
        guard ends.count == 2 else { throw MemberError("expected two ends").within("range") }
        members.set("bounds", Meter<V5>.Bounds(low: ends[0], high: ends[1]))
      },
    ])
  static let five = VersionStep(
    "levels are halves, and ticks are marks",
    [
      .renamed(.part, "tick-<n>", to: "mark-<n>"),
      .state { (members) throws(MemberError) in
        members.set("level", try members.value("level", as: Double.self) * 2)
      },
      .event { event in
        guard case .command(var command) = event, command.name == "assign",
          case .number(let level)? = command.value
        else { return [event] }
        command.value = .number(level * 2)
        return [.command(command)]
      },
    ])
}

/// A level between two bounds that is moved, noted, verified and locked, in one of five versions.
struct Meter<V: MeterVersion>: Scene {
  struct Part: ScenePart {
    static var more: Part { Part(V.number >= 2 ? "more" : "plus") }
    static var less: Part { Part(V.number >= 2 ? "less" : "minus") }
    static var note: Part { Part("note") }
    static var bar: Part { Part("bar") }
    static var badge: Part { Part("badge") }
    static var tick: Part { Part((V.number >= 5 ? "mark" : "tick") + "-<n>") }

    static var allCases: [Part] {
      [bar, more, less, note, tick] + (V.number >= 4 ? [] : [badge])
    }
    let rawValue: String

    init(_ rawValue: String) { self.rawValue = rawValue }
    init?(rawValue: String) { self.rawValue = rawValue }

    var kind: Node.Kind { rawValue == "bar" ? .view : rawValue == "note" ? .field : .button }
  }

  struct Configuration: SceneConfiguration {
    var stride = V.number >= 3 ? 8.0 : 4

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member(V.number >= 2 ? "stride" : "step", &stride, "how far a tap goes")
    }
  }

  struct Bounds: StateGroup {
    var low = 0
    var high = 64

    mutating func visit(_ members: inout StateMembers) {
      members.shown("low", &low)
      members.shown("high", &high)
    }
  }

  /// What is told when something has ended, with the name that it has in the version.
  struct Completion: RawRepresentable, CaseIterable, Equatable, Sendable {
    static var settled: Completion { Completion(V.number >= 4 ? "rested" : "settled") }
    static var flashed: Completion { Completion("flashed") }
    static var allCases: [Completion] { V.number >= 4 ? [settled] : [settled, flashed] }
    let rawValue: String

    private init(_ name: String) { rawValue = name }
    init?(rawValue: String) { self.rawValue = rawValue }
  }

  struct Effect: SceneEffect {
    var number: Int
    var type: String { "ask" }
    var id: String { (V.number >= 3 ? "verify-" : "check-") + "\(number)" }

    func write(to members: inout MemberWriter) { members.member("id", id) }
  }

  static var name: String { "meter" }
  static var steps: VersionSteps { V.steps }
  static var commands: [SceneInput] {
    var inputs = [SceneInput(V.number >= 3 ? "assign" : "set", .number), "submit"]
    if V.number >= 2 { inputs.append("lock") }
    if V.number < 4 { inputs += ["flash", "print"] }
    return inputs
  }
  static var responses: [SceneInput] { [SceneInput(V.number >= 3 ? "verify" : "check", .text)] }

  static var strings: [SceneString] {
    V.number >= 3
      ? [more] : [more, SceneString("meter.hint", "Tap to go on", comment: "Below the bar.")]
  }
  private static var more: SceneString {
    V.number >= 3
      ? SceneString("meter.more", "More", comment: "The button.")
      : SceneString("meter.plus", "More", comment: "The button.")
  }

  /// Texts by the keys of the version.
  static func texts(_ more: String) -> StringTable {
    var table = StringTable()
    table[V.number >= 3 ? "meter.more" : "meter.plus"] = .text(more)
    if V.number < 3 { table["meter.hint"] = .text("Weiter") }
    return table
  }

  private var level = 0.0
  private var note = ""
  private var mode = "idle"
  private var count = 0
  private var asked = 0
  private var isLocked = false
  private var hasBadge = false
  private var bounds = Bounds()

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    if V.number >= 5 {
      var halves = level * 2
      members.shown("level", &halves)
      level = halves / 2
    } else {
      members.shown(V.number >= 2 ? "level" : "value", &level)
    }
    members.shown("note", &note)
    members.shown("mode", &mode)
    members.shown("count", &count)
    members.kept("asked", &asked)
    if V.number >= 2 { members.kept("locked", &isLocked) }
    if V.number >= 4 {
      members.shown("bounds", &bounds)
    } else {
      var range = "\(bounds.low):\(bounds.high)"
      members.kept("range", &range)
      let ends = range.split(separator: ":").compactMap { Int($0) }
      if ends.count == 2 { bounds = Bounds(low: ends[0], high: ends[1]) }
      members.shown("badge", &hasBadge)
    }
  }

  private static var pending: String { V.number >= 3 ? "pending" : "asked" }

  mutating func didRestore(_ context: Context) throws(MemberError) {
    guard ["idle", Self.pending, "done"].contains(mode) else {
      throw MemberError("unknown mode '\(mode)'", of: "mode")
    }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap):
      guard !isLocked, let id = tap.target else { return }
      let stride = context.configuration.stride
      switch id.name {
      case Part.more.rawValue: move(to: level + stride, &context)
      case Part.less.rawValue: move(to: level - stride, &context)
      default:
        guard Part.tick.names(id), let digit = id.name.utf8.last else { return }
        bounds.high = 32 + 8 * Int(digit - UInt8(ascii: "0"))
        move(to: Double(bounds.high) / 2, &context)
      }
    case .pan(let pan):
      guard !isLocked, pan.phase == .changed else { return }
      level = min(max(Double(bounds.low), level + pan.translation.x), Double(bounds.high))
    case .text(let edit): if edit.target == Part.note.id { note += edit.replacement }
    case .deleteBackward(let target): if target == Part.note.id { note = String(note.dropLast()) }
    case .response(let response):
      guard mode == Self.pending, response.id == Effect(number: asked).id else { return }
      mode = response.outcome == .success ? "done" : "idle"
    case .command(let command): try take(command, &context)
    default: break
    }
  }

  private mutating func take(
    _ command: Command, _ context: inout Context
  ) throws(EventError) {
    switch command.name {
    case "submit":
      asked += 1
      mode = Self.pending
      context.send(Effect(number: asked))
    case "lock": isLocked.toggle()
    case "flash":
      hasBadge.toggle()
      context.animate(
        Transaction(
          .curve(.linear, duration: 0.3), of: Part.badge.id, completion: Completion.flashed))
    case "print": break
    default:
      guard case .number(let number)? = command.value else {
        throw .invalidMember("value", expected: "a number")
      }
      move(to: V.number >= 5 ? number / 2 : number, &context)
    }
  }

  private mutating func move(to level: Double, _ context: inout Context) {
    self.level = min(max(Double(bounds.low), level), Double(bounds.high))
    context.animate(
      Transaction(
        .spring(duration: 0.5, dampingRatio: 0.8), of: Part.bar.id, completion: Completion.settled))
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    if completion == .settled { count += 1 }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.bar, frame: Rect(x: 0, y: 0, width: level, height: 20))
    func button(_ part: Part, _ id: NodeID, _ x: Double) {
      nodes.append(part, id: id, frame: Rect(x: x, y: 40, width: 44, height: 44)) { node in
        node.interactive = true
        node.accessibilityLabel =
          id == Part.more.id ? environment.text(Self.more) : "button"
      }
    }
    button(Part.more, Part.more.id, 0)
    button(Part.less, Part.less.id, 50)
    nodes.append(Part.note, frame: Rect(x: 0, y: 100, width: 200, height: 44)) { node in
      node.text = note
      node.interactive = true
      node.focused = true
      node.accessibilityLabel = "Note"
    }
    for n in 0..<3 {
      let id = NodeID(Part.tick.rawValue.replacing("<n>", with: "\(n)"))
      button(Part.tick, id, 100 + Double(n) * 50)
    }
    if V.number < 4 {
      nodes.append(Part.badge, frame: Rect(x: 0, y: 200, width: 9, height: 9)) { node in
        node.alpha = hasBadge ? 1 : 0.25
      }
    }
  }
}
