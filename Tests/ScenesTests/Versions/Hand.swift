import FlowEngine
import FlowTesting

/// What a hand does to a meter, whatever things are called in its version.
enum MeterMove {
  case more, less, tick(Int), badge
  case type(String), deleteBackward
  case drag(Double)
  case submit, answer(Int, Bool)
  case lock, flash, print
  case assign(Double)
  case translate(Int)
  case wait

  /// Whether some version of the meter can be told so, so that all that follow know what to make of it.
  func exists(in version: Int) -> Bool {
    switch self {
    case .lock: version >= 2
    case .badge, .flash: version < 4
    case .print: version < 4
    default: true
    }
  }

  /// The event in a version; a tick for what it has no longer.
  func event<V: MeterVersion>(_ version: V.Type) -> Event {
    guard exists(in: V.number) else { return .tick }
    return switch self {
    case .more: .tap(Tap(on: Meter<V>.Part.more.id))
    case .less: .tap(Tap(on: Meter<V>.Part.less.id))
    case .tick(let n): .tap(Tap(on: NodeID((V.number >= 5 ? "mark-" : "tick-") + "\(n)")))
    case .badge: .tap(Tap(on: "badge"))
    case .type(let text): .text(TextEdit("note", replacement: text))
    case .deleteBackward: .deleteBackward(target: "note")
    case .drag(let x): .pan(Pan(.changed, translation: Point(x: x, y: 0)))
    case .submit: .command(Command("submit"))
    case .answer(let number, let isRight):
      .response(Response(to: Meter<V>.Effect(number: number).id, isRight ? .success : .failure))
    case .lock: .command(Command("lock"))
    case .flash: .command(Command("flash"))
    case .print: .command(Command("print"))
    case .assign(let level):
      .command(
        Command(
          V.number >= 3 ? "assign" : "set", value: .number(V.number >= 5 ? level * 2 : level)))
    case .translate(let number):
      .environment(EnvironmentChange(strings: Meter<V>.texts("More, \(number) times")))
    case .wait: .tick
    }
  }

  static func random(_ random: inout SeededGenerator, in version: Int) -> MeterMove {
    let move: MeterMove =
      switch random.number(below: 16) {
      case 0, 1: .more
      case 2: .less
      case 3: .tick(random.number(below: 3))
      case 4: .badge
      case 5, 6: .type(random.one(of: ["a", "é", "12", " "]))
      case 7: .deleteBackward
      case 8: .drag(random.one(of: [-8, 3.5, 40]))
      case 9: .submit
      case 10, 11: .answer(1 + random.number(below: 3), random.chance(0.5))
      case 12: .lock
      case 13: .flash
      case 14: random.one(of: [.print, .wait, .translate(random.number(below: 3)), .wait])
      default: .assign(random.one(of: [0, 12.25, 33]))
      }
    return move.exists(in: version) ? move : .wait
  }
}

/// What a hand does to a panel.
enum PanelMove {
  case gauge(MeterMove)
  case row(String, MeterMove)
  case extra(MeterMove)
  case insert(String)
  case toggle

  func event<P: MeterVersion, V: MeterVersion>(_ panel: P.Type, _ meter: V.Type) -> Event {
    switch self {
    case .gauge(let move):
      Self.nested(move.event(meter), in: P.number >= 2 ? "gauge" : "meter")
    case .row(let key, let move):
      Self.nested(move.event(meter), in: (P.number >= 4 ? "rows/" : "lines/") + key)
    // A tick for what only the extra meter is told; an environment is everybody's.
    case .extra(.translate(let number)): MeterMove.translate(number).event(meter)
    case .extra(let move): P.number < 5 ? Self.nested(move.event(meter), in: "extra") : .tick
    case .insert(let key):
      .command(Command(P.number >= 3 ? "insert" : "add", value: .string(key)))
    case .toggle: P.number < 5 ? .command(Command("toggle")) : .tick
    }
  }

  /// An event of a child; a pan has no name in it, and stays a tick, and an environment is everybody's.
  private static func nested(_ event: Event, in path: String) -> Event {
    switch event {
    case .pan: return .tick
    case .environment: return event
    case .command(var command):
      command.target = NodeID(path)
      return .command(command)
    default: return event.nested(in: path)
    }
  }

  /// The move, where it is a meter's.
  var meterMove: MeterMove? {
    switch self {
    case .gauge(let move), .row(_, let move): move
    case .extra, .insert, .toggle: nil
    }
  }

  fileprivate static func random(
    _ random: inout SeededGenerator, in version: Int, meter: Int
  ) -> PanelMove {
    let move = MeterMove.random(&random, in: meter)
    switch random.number(below: 10) {
    case 0..<4: return .gauge(move)
    case 4..<7: return .row(random.one(of: ["a", "b", "c"]), move)
    case 7: return version < 5 ? .extra(move) : .gauge(move)
    case 8: return .insert(random.one(of: ["a", "b", "c"]))
    default: return version < 5 ? .toggle : .gauge(.wait)
    }
  }
}

/// A hand at a panel: it commands only children that are there, since a panel refuses what it does not know.
struct PanelHand {
  private var rows: Set<String> = []
  private var hasExtra = false

  mutating func move(
    _ random: inout SeededGenerator, in version: Int, meter: Int
  ) -> PanelMove {
    let move = PanelMove.random(&random, in: version, meter: meter)
    switch move {
    case .gauge: return move
    case .row(let key, let child): return rows.contains(key) ? move : .row(key, child.uncommanded)
    case .extra(let child): return hasExtra ? move : .extra(child.uncommanded)
    case .insert(let key): rows.insert(key)
    case .toggle: hasExtra.toggle()
    }
    return move
  }
}

extension MeterMove {
  /// The move; a pause for a command.
  fileprivate var uncommanded: MeterMove {
    switch self {
    case .submit, .lock, .flash, .print, .assign: .wait
    default: self
    }
  }
}
