import FlowEngine
import FlowSnapshots
import FlowTesting

/// Traces that go through a scene along as many different transitions as they can, to be replayed by
/// another build of it.
///
/// Each step takes what has come least often on such a screen at such an instant, so that everything that
/// can come does, wherever a trace has got to.
package struct Tour {
  /// The number of events in a trace: many, since each trace is a run of the other build.
  private static let length = 250
  /// The number of traces in another configuration than the scene's own.
  private static let countOfPart = 4

  private var taken: [UInt64: Int] = [:]
  private var random: SeededGenerator

  private init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The traces of a scene.
  ///
  /// - Parameters:
  ///   - exploration: An exploration of the scene.
  ///   - count: The number of traces in the scene's own configuration.
  /// - Throws: `TraceError` as the exploration.
  package static func traces(
    of exploration: Exploration, count: Int = 48
  ) throws(TraceError) -> [EventTrace] {
    var traces: [EventTrace] = []
    var isFirst = true
    for part in try exploration.tourParts() {
      var tour = Tour(seed: part.seed)
      let count = isFirst ? count : countOfPart
      isFirst = false
      for number in 0..<count {
        // Every other one goes further, for it keeps to what somebody does.
        traces.append(try tour.trace(of: part, isLean: number % 2 == 1))
      }
    }
    return traces
  }

  private mutating func trace(
    of part: Exploration, isLean: Bool
  ) throws(TraceError) -> EventTrace {
    var part = part
    part.alphabet.isLean = isLean
    let explorer = try part.explorer()
    let trail = Trail(explorer, part.alphabet, between: isLean ? -1 : part.between)
    var trace = part.beginning
    do throws(EventError) {
      for _ in 0..<Self.length {
        let instants = trail.instantsNow
        let (instant, time) = instants[random.number(below: instants.count)]
        part.logbook?.enter(explorer.state) { trace }
        let events = try trail.pass(to: time, instant)
        guard let event = choose(events, on: ScreenGraph.screen(of: explorer.frame), instant) else {
          break
        }
        part.logbook?.tries(EventTrace.Step(event, at: time))
        if part.logbook?.skips(event, in: explorer.state) ?? false { continue }
        do throws(EventError) {
          try explorer.send(event, at: time)
        } catch {
          if error.isCausedByScene { throw error }
          // No trace may have it.
          continue
        }
        trace.steps.append(EventTrace.Step(event, at: time))
      }
    } catch {
      // That it does not settle has been found without another build.
    }
    return trace
  }

  /// The event that has come least often; one of several at random.
  private mutating func choose(
    _ events: [Event], on screen: UInt64, _ instant: Instant
  ) -> Event? {
    guard !events.isEmpty else { return nil }
    var best: (place: Int, count: Int, key: UInt64)?
    let start = random.number(below: events.count)
    for offset in events.indices {
      let place = (start + offset) % events.count
      let key = Self.key(events[place], screen, instant)
      let count = taken[key] ?? 0
      if best == nil || count < best?.count ?? 0 { best = (place, count, key) }
      if count == 0 { break }
    }
    guard let best else { return nil }
    taken[best.key, default: 0] += 1
    return events[best.place]
  }

  private static func key(_ event: Event, _ screen: UInt64, _ instant: Instant) -> UInt64 {
    var json = JSONWriter(capacity: 256)
    json.event(event, at: 0)
    let hash = json.withBytes { XXHash64($0).value }
    let places = UInt64(Instant.allCases.firstIndex(of: instant) ?? 0)
    return (hash ^ screen) &* 0x9E37_79B9_7F4A_7C15 &+ places
  }
}
