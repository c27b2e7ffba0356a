// Random events through every scene, with all that an audit checks; Tests/Soak/soak builds and runs it.
//
// usage: soak-events SEED EVENTS SECONDS
//
// EVENTS are divided among the scenes. After SECONDS it stops and says how far it got; a scene that is done
// sooner leaves its time to those that follow. Of a fault, the shortest trace that shows it is written to
// the folder for temporary files.

import FlowEngine
import FlowExploration
import FlowTesting
import Foundation
import Scenes

let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 3 else {
  print("usage: soak-events SEED EVENTS SECONDS")
  exit(2)
}
var soak = Soak(
  seed: numbers[0], events: Int(clamping: numbers[1]) / 5,
  time: .seconds(Int64(clamping: numbers[2])), scenes: 5)
// The slowest come last.
let isWell = [
  soak.run(GlideCard.self), soak.run(Onboarding.self), soak.run(VerificationCode.self),
  soak.run(AdaptiveField.self), soak.run(CardInput.self),
]
exit(isWell.contains(false) ? 1 : 0)

/// Random events sent to scenes, as long as there is time.
struct Soak {
  /// The number from which all seeds are made.
  var seed: UInt64
  /// The number of events for each scene.
  var events: Int
  /// The time that is left.
  var time: Duration
  /// The number of scenes that are left.
  var scenes: Int

  private static var eventsPerTrace: Int { 1_000 }

  /// Sends events to a scene, and returns whether nothing was found.
  ///
  /// Each frame has to keep the invariants, the layout is checked, no event may be rejected for what
  /// the scene does, and in the end it has to settle. `Tests/Soak/test-random` audits more, and fewer.
  mutating func run<S: Scene>(_ scene: S.Type) -> Bool {
    let start = ContinuousClock.now
    let share = time / scenes
    var next = seed &* 1_000_003
    var sent = 0
    var faults: [String] = []
    while sent < events, faults.isEmpty, ContinuousClock.now - start < share {
      var steps: [EventTrace.Step] = []
      faults = Self.faults(S.self, seed: next, &steps)
      if let first = faults.first { Self.write(S.self, steps, showing: first, seed: next) }
      next += 1
      sent += Self.eventsPerTrace
    }
    let duration = ContinuousClock.now - start
    time -= duration
    scenes -= 1
    print("\(S.name): \(sent) events in \(duration), \(faults.count) faults")
    for fault in faults.prefix(20) { print("  seed \(next - 1), \(fault)") }
    // In a file, too, each scene is told as it is done.
    fflush(nil)
    return faults.isEmpty
  }

  /// What is wrong on the way of random events, each as what is presented suggests, which are added to
  /// `steps`.
  private static func faults<S: Scene>(
    _ scene: S.Type, seed: UInt64, _ steps: inout [EventTrace.Step]
  ) -> [String] {
    var random = SeededGenerator(seed: seed)
    var time = 0.0
    return faults(scene) { engine in
      guard steps.count < eventsPerTrace else { return nil }
      time += Double(random.number(below: 41)) / 240
      let step = EventTrace.Step(RandomEvents.next(&random, engine), at: time)
      steps.append(step)
      return step
    }
  }

  /// What is wrong on the way of events.
  private static func faults<S: Scene>(_ scene: S.Type, _ steps: [EventTrace.Step]) -> [String] {
    var rest = steps[...]
    return faults(scene) { _ in rest.popFirst() }
  }

  /// What is wrong on the way of the events that `next` returns, before each of which it is given the
  /// engine.
  private static func faults<S: Scene>(
    _ scene: S.Type, _ next: (Engine<S>) -> EventTrace.Step?
  ) -> [String] {
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
      var index = 0
      while let step = next(engine) {
        place = "event \(index) (\(step.event.name.rawValue)) at \(step.time)"
        index += 1
        do throws(EventError) {
          try engine.send(step.event, at: step.time, inspect)
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

  /// What a fault is, without where and how much.
  private static func kind(_ fault: String) -> String {
    fault.drop { $0 != ":" }.filter { !$0.isNumber }
  }

  /// Writes the shortest trace that shows a fault.
  private static func write<S: Scene>(
    _ scene: S.Type, _ steps: [EventTrace.Step], showing fault: String, seed: UInt64
  ) {
    let shrunk = TraceShrinking.shrink(steps, limit: 5_000) { steps in
      faults(S.self, steps).contains { kind($0) == kind(fault) }
    }
    guard var trace = try? EventTrace(of: S.name) else { return }
    trace.steps = shrunk ?? steps
    let path = NSTemporaryDirectory() + "flow-soak-\(S.name)-\(seed).trace.jsonl"
    do {
      try Data(trace.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      print("  \(trace.steps.count) events that show it: \(path)")
    } catch {
      print("  the events that show it cannot be written: \(error)")
    }
  }
}
