import FlowEngine
import FlowSnapshots
import Scenes
import Testing

/// What `docs/versions.md` promises of the formats' own versions.
@Suite("Versions of the formats")
struct FormatVersionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var error: String

    static let all = [
      Row(
        testDescription: "a newer version comes before all else",
        lines: [#"{"nodes":1,"flowTrace":2,"scene":7}"#],
        error: "t:1:24: error: trace version 2 cannot be read; expected version 1"),
      Row(
        testDescription: "a member of a header",
        lines: [#"{"flowTrace":1,"scene":"glide-card","device":"phone"}"#],
        error: "t:1:37: error: unknown member 'device'"),
      Row(
        testDescription: "a member of an environment",
        lines: [#"{"flowTrace":1,"scene":"glide-card","environment":{"humidity":1}}"#],
        error: "t:1:52: error: unknown member 'humidity'"),
      Row(
        testDescription: "an event",
        lines: [#"{"flowTrace":1,"scene":"glide-card"}"#, #"{"t":0,"type":"gaze"}"#],
        error: "t:2:15: error: unknown 'type' 'gaze'"),
      Row(
        testDescription: "a member of an event",
        lines: [
          #"{"flowTrace":1,"scene":"glide-card"}"#, #"{"t":0,"type":"tick","force":1}"#,
        ],
        error: "t:2:22: error: unknown member 'force'"),
      Row(
        testDescription: "a newer saved state",
        lines: [#"{"flowTrace":1,"scene":"glide-card","state":{"flowState":2}}"#],
        error: "t:1:58: error: state 'flowState': expected version 1"),
    ]
  }

  @Test("What a reader does not know is an error that names it", arguments: Row.all)
  func unknown(_ row: Row) {
    let error = #expect(throws: TraceError.self) {
      try VersionedSession<GlideCard>.frames(row.lines.joined(separator: "\n"))
    }
    #expect(error?.text(in: "t").hasPrefix(row.error) == true, "\(error?.text(in: "t") ?? "")")
  }

  @Test("A saved state has no member that is not known")
  func state() throws {
    let saved = try Engine(GlideCard.self).saved
    let more = saved.replacing("\"flowState\":1,", with: "\"flowState\":1,\"mood\":0,")
    let error = #expect(throws: MemberError.self) { try Engine(GlideCard.self, restoring: more) }
    #expect(error?.reason.hasPrefix("unknown member 'mood'") == true)
  }

  @Test("Frames of a newer version are an error")
  func frames() {
    let reader = FrameReader(Array(#"{"flowFrames":2,"trace":"a","frames":[]}"#.utf8))
    let error = #expect(throws: DocumentError.self) { try reader.next() }
    #expect(error?.message.contains("frames of version 2 cannot be read") == true)
  }
}
