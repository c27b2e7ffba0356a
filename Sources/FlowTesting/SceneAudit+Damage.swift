import FlowEngine

/// The result of an audit of damaged saved states.
public struct DamageReport: Sendable {
  /// How many damaged states were rejected.
  public internal(set) var rejected = 0
  /// How many were restored, and went on.
  public internal(set) var restored = 0
  /// The violations, each with its seed and the state.
  public internal(set) var faults: [String] = []

  /// All faults; it is a fault, too, if no state was rejected, or none restored.
  public var problems: [String] {
    var problems = faults
    if rejected == 0 { problems.append("no damaged state was rejected") }
    if restored == 0 { problems.append("no damaged state was restored") }
    return problems
  }
}

extension SceneAudit {
  /// How many states of a trace are damaged.
  static var damagesPerTrace: Int { 20 }
  /// How many events a damaged state that was restored has to live through.
  static var eventsPerDamage: Int { 50 }

  /// Saves the scene at a random moment for each seed, damages the saved state, and restores it.
  ///
  /// The result must be an error, or a scene that can be saved and continues. It never traps.
  public func runDamaged(seeds: Range<UInt64>) -> DamageReport {
    var report = DamageReport()
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      do {
        let saved = try savedState(seed, &random)
        for _ in 0..<Self.damagesPerTrace {
          let damaged = saved.damaged(&random)
          do throws(MemberError) {
            let engine = try Engine(S.self, restoring: damaged, checksLayout: true)
            report.restored += 1
            if let fault = fault(of: engine, &random), report.faults.count < AuditLimits.faults {
              report.faults.append("seed \(seed): \(fault), from \(damaged)")
            }
          } catch {
            report.rejected += 1
          }
        }
      } catch {
        report.faults.append("seed \(seed): \(error)")
      }
    }
    return report
  }

  /// The state of a scene in the middle of a trace.
  private func savedState(_ seed: UInt64, _ random: inout SeededGenerator) throws -> JSONValue {
    let configuration = configurations[Int(seed) % configurations.count]
    var engine = try Engine(
      S.self, configuration: configuration, environment: environment, checksLayout: true)
    for _ in 0..<random.number(below: eventsPerTrace) { try step(&engine, &random) }
    var saved = engine.saved
    return try saved.withUTF8 { try JSONValue(parsing: $0) }
  }

  /// What is wrong with a scene that was restored from a damaged state, if anything is.
  private func fault(of engine: Engine<S>, _ random: inout SeededGenerator) -> String? {
    var engine = engine
    do {
      let saved = engine.saved
      guard try Engine(S.self, restoring: saved, checksLayout: true).saved.bytes == saved.bytes
      else {
        return "saved again, it is not what it was restored from"
      }
      for _ in 0..<Self.eventsPerDamage { try step(&engine, &random) }
      try engine.settle()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Sends an event, which the scene may refuse.
  private func step(_ engine: inout Engine<S>, _ random: inout SeededGenerator) throws {
    let steps = Int(longestDelay * 240)
    let time = engine.frame.time + Double(random.number(below: steps + 1)) / 240
    do throws(EventError) {
      try engine.send(event(&random, engine), at: time)
    } catch {
      switch error {
      case .unknownCommand, .invalidMember, .invalidValue, .olderVersion, .slip: break
      case .timeRunsBack, .invalidTime, .invalidStamp, .neverSettles, .layout, .tooManySamples,
        .outputTooLong:
        throw error
      }
    }
  }
}

extension JSONValue {
  /// The text of a saved state of which one to three things are damaged, mostly the scene's own.
  fileprivate func damaged(_ random: inout SeededGenerator) -> String {
    var damaged = self
    for _ in 0...random.number(below: 3) {
      guard case .object(let members) = damaged.content,
        let state = members.firstIndex(where: { $0.name == "state" })
      else { break }
      let places = damaged.places().filter { random.chance(0.2) || $0.first == state }
      if !places.isEmpty { damaged.damage(random.one(of: places)[...], &random) }
    }
    return damaged.text
  }

  /// Where all values in it stand: the indices of the members and elements on the way there.
  private func places(_ path: [Int] = []) -> [[Int]] {
    let values: [JSONValue] =
      switch content {
      case .array(let elements): elements
      case .object(let members): members.map { $0.value }
      case .null, .bool, .number, .string: []
      }
    return [path] + values.enumerated().flatMap { $1.places(path + [$0]) }
  }

  /// Damages the value at a place.
  private mutating func damage(_ path: ArraySlice<Int>, _ random: inout SeededGenerator) {
    let rest = path.dropFirst()
    switch content {
    case .null: content = .number(0)
    case .bool(let value): content = .bool(!value)
    case .number: content = .number(random.one(of: [-1, 0, 1e300, 1e6]))
    case .string: content = .string("")
    case .array(var elements):
      if let index = path.first {
        elements[index].damage(rest, &random)
      } else if !elements.isEmpty {
        elements.remove(at: random.number(below: elements.count))
      }
      content = .array(elements)
    case .object(var members):
      if let index = path.first {
        members[index].value.damage(rest, &random)
      } else if !members.isEmpty {
        members.remove(at: random.number(below: members.count))
      }
      content = .object(members)
    }
  }
}
