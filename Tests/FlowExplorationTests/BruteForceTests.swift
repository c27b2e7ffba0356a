import FlowEngine
import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

/// A small alphabet, and how far it is tried.
struct SmallAlphabet: Sendable, CustomTestStringConvertible {
  var scene: String
  var lines: [String]
  var depth: Int
  var between = 0

  var testDescription: String { "\(scene), \(lines.count) events, \(depth) in a row" }

  static let all = [
    SmallAlphabet(
      scene: "glide-card",
      lines: [
        #"{"type":"tap","target":"trigger"}"#, #"{"type":"tap","target":"dim"}"#,
        #"{"type":"tick"}"#,
      ],
      depth: deep(3), between: 3),
    SmallAlphabet(
      scene: "glide-card",
      lines: [
        #"{"type":"pointer","id":0,"phase":"down","location":[337,66]}"#,
        #"{"type":"pointer","id":1,"phase":"down","location":[187,600]}"#,
        #"{"type":"pointer","id":1,"phase":"move","location":[187,500]}"#,
        #"{"type":"pointer","id":0,"phase":"up","location":[337,66]}"#,
        #"{"type":"key","key":"Escape"}"#,
        #"{"type":"tap","target":"trigger"}"#, #"{"type":"tap","target":"dim"}"#,
      ],
      depth: deep(4)),
    SmallAlphabet(
      scene: "verification-code",
      lines: [
        #"{"type":"focus","target":"code-input"}"#,
        #"{"type":"text","target":"code-input","replacement":"12"}"#,
        #"{"type":"deleteBackward","target":"code-input"}"#,
        #"{"type":"response","id":"verify-1","outcome":"failure"}"#,
      ],
      depth: deep(6)),
    SmallAlphabet(
      scene: "card-input",
      lines: [
        #"{"type":"focus","target":"input-code-text"}"#,
        #"{"type":"text","target":"input-code-text","replacement":"1"}"#,
        #"{"type":"command","name":"setValue","target":"input-number-text","value":"37"}"#,
      ],
      depth: deep(4)),
  ]

  /// One event less in debug builds, which are many times slower.
  private static func deep(_ depth: Int) -> Int {
    #if DEBUG
      depth - 1
    #else
      depth
    #endif
  }
}

/// All sequences of the events of an alphabet, each state met as often as there are ways to it.
private struct BruteForce<S: Scene> {
  let events: [Event]
  let between: Int
  /// For each state, by what its saved state says, how few events lead to it.
  var depths: [String: Int] = [:]
  /// The number of things that can come to each state.
  var choices: [String: Int] = [:]

  mutating func visit(_ engine: Engine<S>, _ depth: Int, of limit: Int) throws {
    let key = Self.key(engine)
    depths[key] = min(depth, depths[key] ?? .max)
    let instants = instants(of: engine)
    choices[key] = instants.count * events.count
    guard depth < limit else { return }
    for time in instants {
      for event in events {
        var next = engine
        // An event that is refused leads nowhere.
        do throws(EventError) { try next.send(event, at: time) } catch { continue }
        try visit(next, depth + 1, of: limit)
      }
    }
  }

  private func instants(of engine: Engine<S>) -> [Double] {
    let now = engine.frame.time
    guard let end = engine.nextCompletionTime else { return [now] }
    let rest = ((end - now) * 1e9).rounded()
    var times = [now]
    for index in 0..<between where rest / Double(between + 1) >= 10_000_000 {
      times.append(now + (rest * Double(index + 1) / Double(between + 1)).rounded(.down) / 1e9)
    }
    if rest > 1_000_000.5 { times.append(end - 0.001) }
    times += [end, end + 0.001]
    return times.map { ($0 * 1e9).rounded() / 1e9 }
  }

  /// The saved state with times relative to now, in nanoseconds, and other numbers in millionths: two
  /// ways to one moment, at other times, differ in the last bits of what moves.
  private static func key(_ engine: Engine<S>) -> String {
    let bytes = Array(engine.saved.utf8)
    guard let json = try? bytes.withUnsafeBufferPointer({ try JSONValue(parsing: $0) }) else {
      return engine.saved
    }
    return text(json, "", engine.frame.time)
  }

  private static func text(_ json: JSONValue, _ name: String, _ now: Double) -> String {
    switch json.content {
    case .number(let number):
      if ["t", "begin", "began", "end", "blinkStart", "pressTime"].contains(name) {
        return "\(Int(((number - now) * 1e9).rounded()))"
      }
      // Not cut at halves, which come about in layouts.
      return name == "frame" ? "" : "\(Int((number * 1e6 + 0.53125).rounded(.down)))"
    // A time and two coordinates for each sample of a finger.
    case .array(let elements) where name == "way":
      return "[\(elements.enumerated().map { text($1, $0 % 3 == 0 ? "t" : "", now) })]"
    case .array(let elements): return "[\(elements.map { text($0, "", now) })]"
    case .object(let members):
      return "{\(members.map { "\($0.name):\(text($0.value, $0.name, now))" })}"
    case .string(let text): return "'\(text)'"
    case .bool(let value): return "\(value)"
    case .null: return "null"
    }
  }
}

@Suite("Exploring breadth first")
struct BruteForceTests {
  static let scenes = SceneList(GlideCard.self, VerificationCode.self, CardInput.self)

  @Test("finds the same moves and effects without checks", arguments: scenes.names)
  func unchecked(_ scene: String) throws {
    var exploration = try Exploration(EventTrace(of: scene), of: Self.scenes)
    exploration.budget.states = 12
    exploration.budget.walks = 0
    let checked = try exploration.run()
    exploration.isChecked = false
    let result = try exploration.run()
    #expect(result.moves.keys == checked.moves.keys)
    #expect(result.coverage.effects == checked.coverage.effects)
    #expect(result.states == checked.states)
    #expect(!result.moves.isEmpty)
  }

  @Test("finds what trying all sequences finds", arguments: SmallAlphabet.all)
  func counts(_ row: SmallAlphabet) throws {
    let events = try AlphabetFile.events(Array(row.lines.joined(separator: "\n").utf8))
    var exploration = try Exploration(EventTrace(of: row.scene), of: Self.scenes)
    exploration.alphabet.only = events
    exploration.between = row.between
    exploration.budget.depth = row.depth
    let result = try exploration.run()
    let (states, transitions): (Int, Int) =
      switch row.scene {
      case "glide-card": try Self.count(GlideCard.self, events, row)
      case "card-input": try Self.count(CardInput.self, events, row)
      default: try Self.count(VerificationCode.self, events, row)
      }
    #expect(result.states == states)
    #expect(result.transitions == transitions)
    #expect(states > 10 && states <= 100_000)
    #expect(result.findings.isEmpty)
    // Nothing came to the last states, and to all others everything.
    #expect(!result.isComplete && result.depth == row.depth && result.walks == 0)
  }

  private static func count<S: Scene>(
    _ scene: S.Type, _ events: [Event], _ row: SmallAlphabet
  ) throws -> (Int, Int) {
    var force = BruteForce<S>(events: events, between: row.between)
    try force.visit(try Engine(scene, checksLayout: false), 0, of: row.depth)
    let expanded = force.depths.filter { $0.value < row.depth }
    return (force.depths.count, expanded.keys.reduce(0) { $0 + (force.choices[$1] ?? 0) })
  }

  @Test("gives the same bytes for any number of jobs")
  func jobs() throws {
    var texts: Set<String> = []
    for jobs in [1, 3] {
      var exploration = try Exploration(EventTrace(of: "glide-card"), of: Self.scenes)
      exploration.budget.states = 40
      exploration.budget.walks = 3
      exploration.budget.walkLength = 10
      exploration.jobs = jobs
      var json = JSONWriter()
      json.exploration(try exploration.run())
      texts.insert(json.text)
    }
    #expect(texts.count == 1)
  }

  @Test("walks elsewhere for another seed")
  func seeds() throws {
    var counts: Set<String> = []
    for seed in [1, 2] as [UInt64] {
      var exploration = try Exploration(EventTrace(of: "glide-card"), of: Self.scenes)
      exploration.budget.states = 20
      exploration.budget.walks = 2
      exploration.budget.walkLength = 10
      exploration.seed = seed
      var json = JSONWriter()
      json.exploration(try exploration.run())
      counts.insert(json.text)
    }
    #expect(counts.count == 2)
  }
}
