import FlowEngine
import FlowTesting

/// A session of a scene: its events, and the traces and states that are made of it.
struct VersionedSession<S: Scene> {
  /// The configuration, as the header gives it; `nil` for none.
  var configuration: S.Configuration?
  var environment = Environment()
  var events: [(event: Event, time: Double)]

  /// The header, and the lines of the events from one on.
  private func trace(_ header: String, from first: Int) -> String {
    var json = JSONWriter()
    for (event, time) in events[first...] {
      json.event(event, at: time)
      json.endLine()
    }
    return header + "\n" + json.text
  }

  /// The whole recording.
  var recording: String {
    var json = JSONWriter()
    json.header(of: S.self, environment, configuration ?? S.Configuration())
    return trace(json.text, from: 0)
  }

  /// The recording as one would write it by hand, with nothing that is at its default.
  var brief: String {
    var header = "{\"flowTrace\":1,\"scene\":\"\(S.name)\""
    if S.version != 1 { header += ",\"version\":\(S.version)" }
    if let change = EnvironmentChange(from: Environment(), to: environment) {
      var json = JSONWriter()
      json.event(.environment(change), at: 0)
      // Behind {"t":0,"type":"environment".
      header += json.text.drop { $0 != "e" }.drop { $0 != "," }.dropLast()
    }
    if let configuration {
      header += ",\"configuration\":" + Command.Value.members(of: configuration).text
    }
    return trace(header + "}", from: 0)
  }

  /// The rest of the recording, from the state before an event on.
  func recording(from first: Int) throws -> String {
    var engine = try Engine(
      S.self, configuration: configuration ?? S.Configuration(), environment: environment)
    for (event, time) in events[..<first] { try engine.send(event, at: time) { _ in } }
    var json = JSONWriter()
    json.header(beginningWith: engine)
    return trace(json.text, from: first)
  }

  /// The frames of a trace, each a line.
  static func frames(_ trace: String) throws(TraceError) -> String {
    var replay = TraceReplay(of: S.self)
    let bytes = Array(trace.utf8)
    try bytes.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
    return replay.output.text
  }
}

extension Command.Value {
  /// The value as JSON.
  fileprivate var text: String {
    if case .json(let json) = self { json.text } else { "" }
  }
}
