import FlowEngine
import Foundation
import Scenes
import Testing

/// What an engine keeps from frame to frame changes nothing of what is seen.
struct KeptNodesTests {
  /// The recorded traces, by scene.
  static let traces: [String: [URL]] = {
    let fixtures = URL(filePath: #filePath).appending(path: "../../../../Fixtures").standardized
    let files = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)
    let traces = (files?.allObjects as? [URL] ?? []).filter { $0.path.hasSuffix(".trace.jsonl") }
    let sorted = traces.sorted { $0.path < $1.path }
    return Dictionary(grouping: sorted) { $0.deletingLastPathComponent().lastPathComponent }
  }()

  @Test("Nodes are as if laid out and written anew", arguments: SceneCatalog.names)
  func anew(scene: String) throws {
    let traces = try #require(Self.traces[scene])
    for trace in traces {
      let (header, events) = try Self.read(trace)
      for seed in 0..<12 {
        var comparison = Comparison(header: header, events: events, seed: UInt64(seed))
        let fault = try SceneCatalog.visit(scene, with: &comparison)
        #expect(fault == .some(nil), "\(trace.lastPathComponent), seed \(seed)")
      }
    }
  }

  private static func read(_ trace: URL) throws -> (TraceHeader, [Event]) {
    var reader = TraceReader()
    var header: TraceHeader?
    var events: [Event] = []
    for line in try Data(contentsOf: trace).split(separator: UInt8(ascii: "\n")) {
      switch try Array(line).withUnsafeBufferPointer({ try reader.read($0) }) {
      case .header(let read): header = read
      case .event(let event, _): events.append(event)
      case nil: break
      }
    }
    return (try #require(header), events)
  }

  /// Plays events of a trace, from the second seed on some of them twice and some not at all, with
  /// samples between them, and looks for a frame that differs from one made anew.
  private struct Comparison: SceneVisitor {
    let header: TraceHeader
    let events: [Event]
    let seed: UInt64

    func visit<S: Scene>(_ scene: S.Type) throws -> String? {
      var configuration = S.Configuration()
      if let json = header.configuration { configuration = try S.Configuration(json: json) }
      var engine = try Engine(
        scene, configuration: configuration, environment: header.environment)
      var random = SeededGenerator(seed: seed)
      var kept = JSONWriter()
      var anew = JSONWriter()
      var written = EncodedNodeCache()
      var fault: String?
      func compare(_ frame: borrowing Frame<S>) {
        kept.removeAll()
        anew.removeAll()
        kept.frame(frame, layout: .line, written: &written)
        anew.frame(frame)
        if kept.text != anew.text { fault = "kept \(kept.text)\nanew \(anew.text)" }
      }
      func compareLayout(_ engine: Engine<S>) {
        guard engine.isSettled, engine.frame.nodes.repeatingAnimations.isEmpty else { return }
        var nodes = NodeList()
        S.layout(engine.state, engine.environment, configuration, into: &nodes)
        if nodes != engine.frame.nodes { fault = "layout of frame \(engine.frame.index)" }
      }
      compare(engine.frame)
      var time = 0.0
      for event in events {
        let count = seed == 0 ? 1 : random.one(of: [0, 1, 1, 1, 2])
        for _ in 0..<count {
          time += random.one(of: [0, 0.01, 0.1, 0.5, 2])
          // An event that does not fit any more is refused, which is to leave all as it was.
          try? engine.send(event, at: time) { compare($0) }
          compareLayout(engine)
          for _ in 0..<random.one(of: [0, 0, 1, 3]) {
            time += 1 / 60
            try engine.advance(to: time) { compare($0) }
            compareLayout(engine)
          }
          if let fault { return fault }
        }
      }
      try engine.settle { compare($0) }
      compareLayout(engine)
      return fault
    }
  }
}
