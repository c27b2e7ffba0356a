import FlowEngine
import Testing

/// What a trace decides is limited, and what is over a limit is an error with its place.
struct ReplayLimitTests {
  private static let blinking =
    #"{"flowTrace":1,"scene":"probe","configuration":{"blinks":true}}"#

  private func error(
    _ lines: [String], after header: String = plainHeader, options: ReplayOptions = ReplayOptions()
  ) -> String? {
    do throws(TraceError) {
      _ = try replayed([header] + lines, options: options)
      return nil
    } catch {
      return error.text(in: "x")
    }
  }

  /// The end of a line with as much as may be, and with more.
  struct Limit: Sendable, CustomTestStringConvertible {
    var line: String
    var most: String
    var tooMuch: String
    var message: String

    init(_ line: String, _ most: String, _ tooMuch: String, _ message: String) {
      self.line = line
      self.most = most
      self.tooMuch = tooMuch
      self.message = message
    }

    var testDescription: String { message }
  }

  @Test(
    "A keyboard's duration, an edit and a command's text",
    arguments: [
      Limit(
        #"{"t":1,"type":"keyboard","phase":"willHide","frame":[0,0,1,1],"curve":"linear","duration":"#,
        "3600", "3600.5", "x:2:91: error: 'duration' must be 3600 seconds or less"
      ),
      Limit(
        #"{"t":1,"type":"text","target":"a","replacement":"#,
        "\"" + String(repeating: "é", count: 10_000) + "\"",
        "\"" + String(repeating: "é", count: 10_001) + "\"",
        "x:2:49: error: 'replacement' must be 10000 UTF-16 units or less"
      ),
      Limit(
        #"{"t":1,"type":"command","name":"set","value":"#,
        "\"" + String(repeating: "a", count: 10_000) + "\"",
        "\"" + String(repeating: "a", count: 10_001) + "\"",
        "x:2:46: error: 'value' must be 10000 UTF-16 units or less"
      ),
    ])
  func members(_ limit: Limit) {
    #expect(error([limit.line + limit.most + "}"]) == nil)
    #expect(error([limit.line + limit.tooMuch + "}"]) == limit.message)
  }

  @Test("Time ends after 10,000,000 seconds")
  func time() {
    #expect(error([#"{"t":10000000,"type":"tick"}"#]) == nil)
    #expect(
      error([#"{"t":10000000.5,"type":"tick"}"#])
        == "x:2:6: error: 't' must be a number of seconds from 0 to 10000000")
  }

  private static let slow = #"{"t":0,"type":"command","name":"slow","value":9}"#

  @Test("Samples are counted while they are written")
  func samples() {
    var options = ReplayOptions(framesPerSecond: 1000)
    options.sampleLimit = 100
    let message = "error: the replay has more than 100 samples up to here"
    let lines = [Self.slow, #"{"t":0.5,"type":"tick"}"#]
    #expect(error(lines, options: options) == "x:3:6: \(message)")
    #expect(error([Self.slow], options: options) == "x:2:6: \(message)")
    options.sampleLimit = InputLimits.samples
    #expect(error(lines, options: options) == nil)
  }

  @Test("An output is not longer than it may be")
  func output() throws {
    var options = ReplayOptions(framesPerSecond: 60)
    let whole = try replayed([plainHeader, Self.slow], options: options)
    options.outputLimit = whole.utf8.count
    #expect(error([Self.slow], options: options) == nil)
    options.outputLimit -= 1
    #expect(
      error([Self.slow], options: options)
        == "x:2:6: error: the frames up to here are longer than \(whole.utf8.count - 1) bytes")
  }

  @Test("Samples at times that do not fit in 32 bits are written")
  func lateSamples() throws {
    let frames = try replayedFrames(
      [Self.slow.replacing("\"t\":0", with: "\"t\":9999999")], framesPerSecond: 1000)
    #expect(frames.contains { $0.time == "9999999.25" && $0.cause == "sample" })
  }

  @Test("Output goes out in pieces, within one event, too")
  func pieces() throws {
    var whole = ""
    var longest = 0
    let bytes = Array("\(plainHeader)\n\(Self.slow)\n".utf8)
    let options = ReplayOptions(framesPerSecond: 1000)
    try withUnsafeMutablePointer(to: &whole) { whole in
      try withUnsafeMutablePointer(to: &longest) { longest in
        var replay = TraceReplay(
          of: Probe.self, options: options,
          receive: {
            whole.pointee += String(decoding: $0, as: UTF8.self)
            longest.pointee = max(longest.pointee, $0.count)
          })
        try bytes.withUnsafeBufferPointer { try replay.feed($0) }
        try replay.finish()
        #expect(replay.output.count == 0)
      }
    }
    let expected = try replayed([plainHeader, Self.slow], options: options)
    #expect(whole == expected)
    #expect(longest < 70_000)
    #expect(expected.utf8.count > 140_000)
  }

  @Test("A frame with too many nodes is a fault")
  func nodes() throws {
    #expect(try Crowd.error(of: InputLimits.nodes) == nil)
    #expect(
      try Crowd.error(of: InputLimits.nodes + 1)
        == "scene 'crowd', at 'tick': node 'node-10000' is one of more than 10000")
    #expect(
      try Crowd.error(of: InputLimits.nodes + 1, after: 0)
        == "scene 'crowd', at the start or a completion: node 'node-10000' is one of more than 10000"
    )
  }

  /// A scene of any number of nodes.
  private struct Crowd: Scene {
    static let name = "crowd"

    struct Configuration: SceneConfiguration {
      var count = 0
      var ticks = 1
      mutating func visit(_ members: inout ConfigurationMembers) {
        members.member("count", &count, "how many nodes there are")
        members.member("ticks", &ticks, "after how many ticks")
      }
    }

    enum Part: String, ScenePart {
      case node = "node-<k>"
    }

    var ticks = 0

    init(_ context: inout Context) {}

    mutating func visit(_ members: inout StateMembers) { members.kept("ticks", &ticks) }

    mutating func receive(_ event: Event, _ context: inout Context) { ticks += 1 }

    func layout(
      _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
    ) {
      guard ticks >= configuration.ticks else { return }
      for index in 0..<configuration.count {
        nodes.append(Part.node, id: NodeID("node-\(index)"), frame: environment.window)
      }
    }

    static func error(of count: Int, after ticks: Int = 1) throws -> String? {
      var configuration = Configuration()
      configuration.count = count
      configuration.ticks = ticks
      var engine = try Engine(Crowd.self, configuration: configuration, checksLayout: false)
      do throws(EventError) {
        try engine.send(.tick, at: 1)
        return nil
      } catch {
        return error.message
      }
    }
  }
}
