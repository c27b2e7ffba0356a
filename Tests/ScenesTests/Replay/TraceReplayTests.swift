import FlowEngine
import FlowTesting
import Foundation
import Scenes
import Testing

struct TraceReplayTests {
  static let header = #"{"flowTrace":1,"scene":"glide-card"}"#

  /// A frame as far as these tests look at it.
  struct Seen: Decodable, Equatable {
    var frame: Int
    var t: Double
    var cause: String
    var event: String?
  }

  private func frames(_ lines: [String], fps: Int? = nil) throws -> [Seen] {
    let trace = ([Self.header] + lines).joined(separator: "\n")
    let output = try replay(trace, options: ReplayOptions(framesPerSecond: fps))
    return try output.split(separator: "\n").map {
      try JSONDecoder().decode(Seen.self, from: Data($0.utf8))
    }
  }

  @Test("A header alone gives the first frame")
  func headerOnly() throws {
    #expect(try frames([]) == [Seen(frame: 0, t: 0, cause: "start")])
  }

  @Test("After the last event the scene settles")
  func settles() throws {
    let seen = try frames([#"{"t":0.1,"type":"command","name":"show"}"#])
    #expect(seen.map(\.cause) == ["start", "event", "completion"])
    #expect(seen.map(\.t) == [0, 0.1, 0.9])
    #expect(seen.map(\.event) == [nil, "command", nil])
  }

  @Test(
    "Samples stand at k/N while something moves, and not beside another frame",
    arguments: [
      (10, [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]), (4, [0.25, 0.5, 0.75]), (1, []),
      (60, (7...53).map { Double($0) / 60 }),
    ] as [(Int, [Double])])
  func samples(fps: Int, times: [Double]) throws {
    let seen = try frames([#"{"t":0.1,"type":"command","name":"show"}"#], fps: fps)
    let samples = seen.filter { $0.cause == "sample" }
    #expect(samples.map(\.t) == times.map { $0.rounded(toDecimals: 6) })
    #expect(seen.map(\.frame) == Array(seen.indices))
    #expect(seen.last == Seen(frame: seen.count - 1, t: 0.9, cause: "completion"))
  }

  @Test("No sample stands where an event prints the same time")
  func sampleBesideEvent() throws {
    // 20/60 prints as 0.333333, and so does the tick.
    let seen = try frames(
      [
        #"{"t":0.1,"type":"command","name":"show"}"#, #"{"t":0.333333,"type":"tick"}"#,
        #"{"t":0.35,"type":"tick"}"#, #"{"t":3,"type":"tick"}"#,
      ], fps: 60)
    #expect(Set(seen.dropFirst().map(\.t)).count == seen.count - 1)
    #expect(seen.filter { $0.t == 0.333333 }.map(\.cause) == ["event"])
    #expect(seen.filter { $0.t == 0.35 }.map(\.cause) == ["event"])
    #expect(!seen.contains { $0.cause == "sample" && $0.t > 0.9 })
  }

  @Test("Samples do not change what stands between them")
  func samplesChangeNothing() throws {
    let lines = [
      #"{"t":0.1,"type":"command","name":"show"}"#,
      #"{"t":0.3,"type":"command","name":"dismiss"}"#, #"{"t":0.71,"type":"tick"}"#,
      #"{"t":1,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0]}"#,
      #"{"t":1.1,"type":"pan","phase":"changed","translation":[0,-200],"velocity":[0,0]}"#,
      #"{"t":1.2,"type":"pan","phase":"ended","translation":[0,-200],"velocity":[0,-500]}"#,
    ]
    let trace = ([Self.header] + lines).joined(separator: "\n")
    func strip(_ output: String) -> [String] {
      output.split(separator: "\n").filter { !$0.contains(#""cause":"sample""#) }.map {
        String($0.drop { $0 != "t" })
      }
    }
    let plain = try replay(trace)
    for fps in [24, 60, 90, 120] {
      let sampled = try replay(trace, options: ReplayOptions(framesPerSecond: fps))
      #expect(strip(sampled) == strip(plain))
      #expect(sampled.utf8.count > plain.utf8.count)
    }
  }

  @Test("Chunks of any size give the same bytes")
  func chunks() throws {
    let lines = [
      "", Self.header + "\r", "", #"{"t":0.1,"type":"tap","target":"trigger"}"#, "  ",
      #"{"t":0.5,"type":"tick"}"#,
    ]
    let trace = lines.joined(separator: "\n")
    let whole = try replay(trace)
    for chunk in 1...trace.utf8.count { #expect(try replay(trace, chunk: chunk) == whole) }
    #expect(try replay(trace + "\n") == whole)
  }

  @Test("A document holds the same frames")
  func document() throws {
    let trace = Self.header + "\n" + #"{"t":0.1,"type":"command","name":"show"}"#
    let document = try replay(
      trace, options: ReplayOptions(format: .document(trace: "a \"b\".trace.jsonl")))
    let parsed = try #require(
      try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    #expect(parsed["flowFrames"] as? Int == 1)
    #expect(parsed["trace"] as? String == "a \"b\".trace.jsonl")
    let frames = try #require(parsed["frames"] as? [Any])
    let lines = try replay(trace).split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    #expect(frames as NSArray == lines as NSArray)
    #expect(document.hasSuffix("]}\n"))
    // A line for each node, animation and effect.
    #expect(document.split(separator: "\n").contains { $0.hasPrefix(#"  {"id":"card""#) })
  }

  struct ErrorRow: Sendable, CustomTestStringConvertible {
    var testDescription: String { text }
    var lines: [String]
    var text: String
  }

  @Test(
    "What only the scene can know is wrong has its place, too",
    arguments: [
      ErrorRow(
        lines: [#"{"flowTrace":1,"scene":"glide-crad"}"#],
        text: "x:1:24: error: unknown scene 'glide-crad'; did you mean 'glide-card'?"),
      ErrorRow(
        lines: [#"{"flowTrace":1,"scene":"glide-card","configuration":{"segmentd":true}}"#],
        text:
          "x:1:54: error: configuration: unknown member 'segmentd'; did you mean 'segmented'?"),
      ErrorRow(
        lines: [
          #"{"flowTrace":1,"scene":"glide-card","configuration":{"heights":{"open":700,"closed":0}}}"#
        ],
        text: "x:1:64: error: configuration 'heights': missing member 'compressed'"),
      ErrorRow(
        lines: [
          #"{"flowTrace":1,"scene":"glide-card","configuration":{"heights":{"open":200,"compressed":300,"closed":0}}}"#
        ],
        text:
          "x:1:72: error: configuration 'heights.open': expected a finite height above that of 'compressed'"
      ),
      ErrorRow(
        lines: [
          #"{"flowTrace":1,"scene":"glide-card","configuration":{"heights":{"open":700,"compressed":300,"closed":-1}}}"#
        ],
        text: "x:1:102: error: configuration 'heights.closed': expected a finite height, 0 or more"),
      ErrorRow(
        lines: [#"{"flowTrace":1,"scene":"glide-card","configuration":{"dimension":"full"}}"#],
        text:
          #"x:1:66: error: configuration 'dimension': unknown value 'full'; expected "fullScreen" or "half" or "oneThird" or "oneFourth" or {"custom": points}"#
      ),
      ErrorRow(
        lines: [#"{"flowTrace":1,"scene":"glide-card","configuration":{"dimension":{"custm":3}}}"#],
        text:
          "x:1:67: error: configuration 'dimension': unknown member 'custm'; did you mean 'custom'?"
      ),
      ErrorRow(
        lines: [#"{"flowTrace":1,"scene":"glide-card","configuration":{"indicator":1}}"#],
        text: "x:1:66: error: configuration 'indicator': expected true or false, found a number"),
      ErrorRow(
        lines: [TraceReplayTests.header, #"{"t":1,"type":"command","name":"shwo"}"#],
        text: "x:2:32: error: unknown command 'shwo'; did you mean 'show'?"),
      ErrorRow(
        lines: [
          TraceReplayTests.header, "", #"{"t":1,"type":"tick"}"#, #"{"t":0.5,"type":"tick"}"#,
        ],
        text: "x:4:6: error: time runs back from 1 to 0.5"),
    ])
  func errors(_ row: ErrorRow) throws {
    do throws(TraceError) {
      _ = try replay(row.lines.joined(separator: "\n"))
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.text(in: "x") == row.text)
    }
  }

  @Test("Mutated traces never crash the reader or the engine", arguments: [UInt64](0..<10))
  func mutated(batch: UInt64) {
    var random = SeededGenerator(seed: batch)
    let seeds = [
      Self.header, #"{"t":0.1,"type":"tap","target":"trigger"}"#,
      #"{"t":0.2,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,-12],"target":"scroll"}"#,
      #"{"t":0.3,"type":"pan","phase":"changed","translation":[0,-120.25],"velocity":[0,-900]}"#,
      #"{"t":0.4,"type":"pan","phase":"ended","translation":[0,-120.25],"velocity":[0,-900],"location":[10,500]}"#,
      #"{"t":0.5,"type":"scroll","target":"scroll","offset":[0,40]}"#,
      #"{"t":0.6,"type":"environment","environment":{"size":[812,375],"safeArea":[0,44,21,44]}}"#,
      #"{"t":0.7,"type":"command","name":"dismiss"}"#,
      #"{"t":0.8,"type":"text","target":"a","replacement":"\u00e9\ud83d\ude00","range":[0,1]}"#,
    ].map { Array($0.utf8) }
    var replayed = 0
    let count = max(50, AuditEffort.count(10_000))
    for _ in 0..<count {
      var lines = [seeds[0], seeds[Int.random(in: 1..<seeds.count, using: &random)]]
      let victim = Int.random(in: 0..<10, using: &random) == 0 ? 0 : 1
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        Self.mutate(&lines[victim], using: &random)
      }
      let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      do throws(TraceError) {
        if try !replay(bytes: bytes).isEmpty { replayed += 1 }
      } catch {
        #expect((1...5).contains(error.line) && error.column >= 1 && !error.message.isEmpty)
      }
    }
    #expect(replayed > count / 10, "some traces must come through for the engine to be tested")
  }

  /// Changes, takes out, puts in or repeats some bytes.
  private static func mutate(_ line: inout [UInt8], using random: inout SeededGenerator) {
    guard !line.isEmpty else { return }
    let index = Int.random(in: 0..<line.count, using: &random)
    let digits = Array("0123456789-.eE[]{},:\"\\ntru\n".utf8)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: line[index] = UInt8.random(in: 0...255, using: &random)
    case 1: line[index] = digits[Int.random(in: 0..<digits.count, using: &random)]
    case 2: line.remove(at: index)
    case 3: line.insert(digits[Int.random(in: 0..<digits.count, using: &random)], at: index)
    default:
      let end = min(line.count, index + Int.random(in: 1...12, using: &random))
      line.insert(contentsOf: line[index..<end], at: index)
    }
  }
}
