import FlowEngine
import Testing

/// Expects a scene to reject a configuration with a message, at the first occurrence of a text in
/// it.
func expectRejection<S: Scene>(
  by scene: S.Type, of text: String, message: String, place: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let head = #"{"flowTrace":1,"scene":"\#(S.name)","configuration":"#
  var line = head + text + "}"
  var reader = TraceReader()
  guard case .header(let header) = try line.withUTF8({ try reader.read($0) }) else {
    Issue.record("no header", sourceLocation: location)
    return
  }
  let json = try #require(header.setup.configuration, sourceLocation: location)
  let error = #expect(throws: MemberError.self, sourceLocation: location) {
    try S.Configuration(json: json)
  }
  let start = try #require(text.firstRange(of: place)?.lowerBound, sourceLocation: location)
  let column = head.count + text.distance(from: text.startIndex, to: start) + 1
  let located = error.map { header.error(for: $0) }
  #expect(located?.message == message, sourceLocation: location)
  #expect(located?.column == column, sourceLocation: location)
}
