import FlowEngine
import FlowSnapshots
import Scenes
import Testing

/// What a trace's lines lead to, in the order of its frames.
private struct CountedTrace {
  private static let scenes = SceneList(
    AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
    VerificationCode.self)

  let text: [UInt8]
  private let lines: [ArraySlice<UInt8>]

  init(_ text: [UInt8], ofFirst count: Int = .max - 1) {
    lines = Array(text.split(separator: UInt8(ascii: "\n")).prefix(1 + count))
    self.text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The number of events.
  var count: Int { lines.count - 1 }

  /// The time of an event, in seconds.
  func time(of event: Int) throws -> Double {
    let outline = try JSONOutline(Array(lines[event]))
    return outline.member("t", of: outline.roots[0]).flatMap { outline.number($0) } ?? -1
  }

  /// The frames of events that the first events lead to.
  func heads(ofFirst count: Int? = nil) throws -> [FrameRecord.Head] {
    let trace = lines.prefix((count ?? self.count) + 1).joined(separator: [UInt8(ascii: "\n")])
    let reader = FrameReader(
      ReplayedFrames(Array(trace), named: "a", scenes: Self.scenes, options: ReplayOptions()))
    var heads: [FrameRecord.Head] = []
    while let frame = try reader.next() {
      if frame.head.cause == .event { heads.append(frame.head) }
    }
    return heads
  }

  /// The places of the first frames of the events, found by leaving out what comes after.
  func firsts() throws -> [Int] {
    try (1...count).map { event in
      let time = try time(of: event)
      // What a finger that rests comes to is earlier than the event, or after it and another.
      return try heads(ofFirst: event - 1).count { $0.time < time + 1e-6 }
    }
  }

  /// The places that the counter takes for the first frames of events.
  func counted() throws -> [Int] {
    var counter = EventCounter(text)
    return try heads().enumerated().filter { counter.take($0.element) }.map(\.offset)
  }
}

@Suite("Which event a frame is of")
struct EventCounterTests {
  private static let header =
    #"{"flowTrace":1,"scene":"glide-card","environment":{"size":[375,667]}}"#

  private static func pointer(
    _ time: String, _ phase: String, _ y: Double, id: Int = 0
  ) -> String {
    #"{"t":\#(time),"type":"pointer","id":\#(id),"phase":"\#(phase)","location":[100,\#(y)]}"#
  }

  private static func trace(_ lines: [String]) -> [UInt8] {
    Array(([header] + lines).joined(separator: "\n").utf8)
  }

  @Test(
    "Every shipped trace with pointers",
    arguments: try Snapshot.cases(in: "../../../Fixtures").filter {
      $0.trace.hasSuffix("/by-fingers.trace.jsonl")
    })
  func shipped(_ snapshot: SnapshotCase) throws {
    // Of a long one the beginning: each event takes a replay of its own.
    let trace = CountedTrace(try File.contents(of: snapshot.trace), ofFirst: 24)
    #expect(trace.count > 10)
    #expect(try trace.counted() == trace.firsts())
  }

  @Test("Blank lines before the header are not the header", arguments: ["\n", " \t\r\n\n"])
  func blank(_ lines: String) throws {
    let pointers = [Self.pointer("0", "down", 400), Self.pointer("0.1", "up", 400)]
    let trace = CountedTrace(Self.trace(pointers))
    var counter = EventCounter(Array(lines.utf8) + trace.text)
    let counted = try trace.heads().enumerated().filter { counter.take($0.element) }
    #expect(try counted.map(\.offset) == trace.firsts())
  }

  @Test(
    "Fingers that come at one time, rest, leave, and touch beside other events",
    arguments: [
      [pointer("0", "down", 400), pointer("0.1", "up", 400)],
      [
        pointer("0", "down", 400), pointer("0", "down", 500, id: 1), pointer("0.1", "move", 300),
        pointer("0.1", "move", 450, id: 1), pointer("0.2", "up", 300),
        pointer("0.2", "up", 450, id: 1),
      ],
      [pointer("0", "down", 400), pointer("2", "up", 400)],
      [
        pointer("0", "down", 640), pointer("0.05", "up", 640),
        #"{"t":0.05,"type":"tick"}"#, pointer("0.05", "down", 640), pointer("0.2", "cancel", 640),
        #"{"t":0.2,"type":"tap","target":"trigger"}"#,
      ],
      [
        pointer("0", "down", 640), pointer("0.1", "move", 500), pointer("0.2", "move", 300),
        pointer("0.3", "up", 100),
        #"{"t":1,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,-70],"target":"scroll"}"#,
      ],
    ])
  func crafted(_ lines: [String]) throws {
    let trace = CountedTrace(Self.trace(lines))
    #expect(try trace.counted() == trace.firsts())
    #expect(try trace.firsts().count == lines.count)
  }

  @Test("Each frame of an event counts where there are no pointers")
  func plain() throws {
    let trace = CountedTrace(
      Self.trace([#"{"t":0,"type":"tap","target":"trigger"}"#, #"{"t":0.5,"type":"tick"}"#]))
    #expect(try trace.counted() == [0, 1])
  }
}
