// Random events through every scene, with all that an audit checks; scripts/soak builds and runs it.
//
// usage: soak-events SEED EVENTS SECONDS
//
// EVENTS are divided among the scenes, and so are SECONDS, after which it stops and says how far it
// got.

import FlowEngine
import FlowTesting
import Foundation
import Scenes

let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 3 else {
  print("usage: soak-events SEED EVENTS SECONDS")
  exit(2)
}
let soak = Soak(
  seed: numbers[0], events: Int(clamping: numbers[1]) / 5,
  time: .seconds(Int64(clamping: numbers[2])) / 5)
let isWell = [
  soak.run(AdaptiveField.self), soak.run(CardInput.self), soak.run(GlideCard.self),
  soak.run(Onboarding.self), soak.run(VerificationCode.self),
]
exit(isWell.contains(false) ? 1 : 0)

/// Random events sent to scenes, as long as there is time.
struct Soak {
  /// The number from which all seeds are made.
  var seed: UInt64
  /// The number of events for each scene.
  var events: Int
  /// The time for each scene.
  var time: Duration

  private static var eventsPerTrace: Int { 1_000 }

  /// Sends events to a scene, and returns whether nothing was found.
  ///
  /// Each frame has to keep the invariants, the layout is checked, no event may be rejected for what
  /// the scene does, and in the end it has to settle. `scripts/test-random` audits more, and fewer.
  func run<S: Scene>(_ scene: S.Type) -> Bool {
    let start = ContinuousClock.now
    var next = seed &* 1_000_003
    var sent = 0
    var faults: [String] = []
    while sent < events, faults.isEmpty, ContinuousClock.now - start < time {
      faults = Self.faults(S.self, seed: next)
      next += 1
      sent += Self.eventsPerTrace
    }
    print("\(S.name): \(sent) events, \(faults.count) faults")
    for fault in faults.prefix(20) { print("  seed \(next - 1), \(fault)") }
    return faults.isEmpty
  }

  private static func faults<S: Scene>(_ scene: S.Type, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    var faults: [String] = []
    var place = "the start"
    var last: Frame<S>?
    func inspect(_ frame: borrowing Frame<S>) {
      let frame = copy frame
      faults += FrameInvariants.faults(in: frame, after: last).map { "\(place): \($0)" }
      last = frame
    }
    do {
      var engine = try Engine(
        S.self, configuration: S.Configuration(), environment: Environment(), checksLayout: true)
      inspect(engine.frame)
      var time = 0.0
      for index in 0..<eventsPerTrace {
        time += Double(random.number(below: 41)) / 240
        let event = RandomEvents.next(&random, engine)
        place = "event \(index) (\(event.name.rawValue)) at \(time)"
        do throws(EventError) {
          try engine.send(event, at: time, inspect)
        } catch {
          switch error {
          case .neverSettles, .layout: throw error
          default: break
          }
        }
      }
      place = "the end"
      try engine.settle(inspect)
      if !engine.isSettled { faults.append("\(place): it did not settle") }
    } catch {
      faults.append("\(place): \((error as? EventError)?.message ?? "\(error)")")
    }
    return faults
  }
}
