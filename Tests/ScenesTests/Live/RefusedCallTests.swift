import FlowEngine
import FlowTesting
import Foundation
import Scenes
import Testing

/// A call that is refused changes nothing: neither the scene nor the clock, nor what comes next.
struct RefusedCallTests {
  @Test("The adaptive field") func adaptiveField() throws { try check(AdaptiveField.self) }
  @Test("The card input") func cardInput() throws { try check(CardInput.self) }
  @Test("The Glide card") func glideCard() throws { try check(GlideCard.self) }
  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self) }
  @Test("The verification code") func verificationCode() throws {
    try check(VerificationCode.self)
  }

  /// How many calls each scene refuses at least, as `Tests/Soak/test-random --refusals` asks for them.
  private static let count =
    ProcessInfo.processInfo.environment["REFUSED_CALLS"].flatMap { Int($0) }
    ?? AuditEffort.count(40_000)

  /// Two sessions are told the same, but for what the first of them refuses.
  private func check<S: Scene>(_ scene: S.Type) throws {
    var refusals = 0
    var accepted = 0
    var seed: UInt64 = 0
    while refusals < Self.count {
      var pair = try SessionPair<S>(seed: seed)
      for step in 0..<120 {
        let isAccepted = pair.tell()
        if isAccepted { accepted += 1 } else { refusals += 1 }
        guard isAccepted || step % 4 == 0 || step < 4 else { continue }
        let difference = pair.difference()
        #expect(difference == nil, "seed \(seed), step \(step): \(pair.lastCall)")
        if difference != nil { return }
      }
      let difference = pair.last()
      #expect(difference == nil, "seed \(seed), at the end")
      if difference != nil { return }
      seed += 1
    }
    #expect(accepted > refusals / 8)
  }
}

/// Two sessions of a scene, of which only the first is told what it refuses.
private struct SessionPair<S: Scene> {
  private var random: SeededGenerator
  private let first: Side<S>
  private let second: Side<S>
  private var time: Double
  private(set) var lastCall = ""

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let samples = random.chance(0.3)
    first = try Side(samples)
    second = try Side(samples)
    time = random.one(of: [0, 1000, -5e8])
    if random.chance(0.3) {
      try first.live.record()
      try second.live.record()
    }
  }

  /// Makes a call of the first session, and of the second if the first has not refused it; returns
  /// whether it has not.
  mutating func tell() -> Bool {
    let call = makeCall()
    lastCall = "\(call)"
    let refused = first.make(call)
    if !refused { _ = second.make(call) }
    return !refused
  }

  private mutating func makeCall() -> Call {
    if random.chance(0.35) {
      time += Double(random.number(below: 80)) / 240
      if random.chance(0.3) { return .advance(time) }
      return .send(RandomEvents.next(&random, first.live.engine), time)
    }
    // Late enough for everything in flight to have ended.
    let later = time + random.one(of: [0, 0, 0.01, 0.3, 2, 500])
    switch random.number(below: 8) {
    case 0: return .advance(badStamp())
    case 1: return .start(badStamp())
    case 2: return .send(RandomEvents.next(&random, first.live.engine), badStamp())
    case 3: return .post(badEvent())
    default: return .send(badEvent(), later)
    }
  }

  private mutating func badStamp() -> Double {
    random.one(of: [.nan, .infinity, -.infinity, 1e308, time + 2e7, time + 1.1e7, .signalingNaN])
  }

  /// An event that most scenes refuse.
  private mutating func badEvent() -> Event {
    let nodes = first.live.frame.nodes
    let target = nodes.isEmpty ? "nobody" : random.one(of: nodes).id
    let name = S.inputs.isEmpty ? "nothing" : random.one(of: S.inputs).name
    switch random.number(below: 7) {
    case 0: return .command(Command("nothing"))
    case 1: return .command(Command(name, target: random.chance(0.5) ? target : nil))
    case 2: return .command(Command(name, target: target, value: .string("13/1999")))
    case 3: return .command(Command(name, target: target, value: .number(-1)))
    case 4: return .select(Selection(target, component: 5, row: 99))
    case 5: return .text(TextEdit(target, replacement: String(repeating: "x", count: 10_001)))
    default:
      return .keyboard(
        KeyboardChange(.willShow, frame: .zero, duration: 1e6, curve: .linear))
    }
  }

  /// What differs between the two, in words.
  func difference() -> String? {
    if first.live.saved != second.live.saved { return "the saved state" }
    if first.live.nextWakeUp != second.live.nextWakeUp { return "the next wake-up" }
    if first.live.isSettled != second.live.isSettled { return "whether it is settled" }
    if first.live.frame.time != second.live.frame.time { return "the frame's time" }
    if first.shown != second.shown { return "the frames" }
    return first.changed != second.changed ? "the nodes that have changed" : nil
  }

  /// What differs in the end.
  mutating func last() -> String? {
    let event = Event.tick
    for side in [first, second] { _ = side.make(.send(event, time + 3)) }
    if let difference = difference() { return difference }
    if first.live.recorder?.trace != second.live.recorder?.trace { return "the recordings" }
    return first.live.fork().saved != second.live.fork().saved ? "the forks" : nil
  }
}

private enum Call {
  case start(Double)
  case advance(Double)
  case send(Event, Double)
  case post(Event)
}

/// One of the two sessions, and what its host has been handed.
private final class Side<S: Scene> {
  let live: LiveScene<S>
  private(set) var shown: [String] = []
  private(set) var changed: [String] = []
  private var changes = NodeChanges()
  private var hasRefused = false

  init(_ samplesRepeating: Bool) throws {
    live = try LiveScene(samplesRepeating: samplesRepeating)
    live.onFrame = { [unowned self] frame in
      // The last ones tell, and long lists take long to compare.
      if shown.count > 8 {
        shown.removeFirst(4)
        changed.removeFirst(4)
      }
      var json = JSONWriter()
      json.frame(frame)
      shown.append(json.text)
      var ids = ""
      changes.update(
        to: frame.nodes, remove: { ids += " -" + $0.name },
        update: { ids += " \($0) \($1.id.name)" })
      changed.append(ids)
    }
    live.onRefusal = { [unowned self] _, _ in hasRefused = true }
  }

  /// Makes a call; returns whether it was refused.
  func make(_ call: Call) -> Bool {
    hasRefused = false
    do throws(EventError) {
      switch call {
      case .start(let stamp): try live.start(at: stamp)
      case .advance(let stamp): try live.advance(to: stamp)
      case .send(let event, let stamp): try live.send(event, at: stamp)
      case .post(let event):
        // What is posted before the start waits, and is refused in another call.
        if live.nextWakeUp == nil, shown.isEmpty { return true }
        live.post(event)
      }
    } catch { return true }
    return hasRefused
  }
}
