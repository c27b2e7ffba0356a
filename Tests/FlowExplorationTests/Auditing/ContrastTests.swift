import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// A slider, whose thumb is over the middle of its track.
private struct Slider: Scene {
  enum Part: String, ScenePart {
    case track, thumb
    var kind: Node.Kind { .shape }
  }

  struct Configuration: SceneConfiguration {
    var thumb = 0x0040A0
    /// How high the track is, in points.
    var track = 4.0

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("thumb", &thumb, "the thumb's colour")
      members.member("track", &track, "the track's height")
    }
  }

  static let name = "slider"
  var state: SingleState { .idle }

  init(_ context: inout Context) {}
  mutating func visit(_ members: inout StateMembers) {}
  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let track = Rect(
      x: 20, y: 300 - configuration.track / 2, width: 150, height: configuration.track)
    nodes.append(Part.track, frame: track) { $0.background = Color(0x707078) }
    nodes.append(Part.thumb, frame: Rect(x: 73, y: 278, width: 44, height: 44)) { thumb in
      thumb.cornerRadius = 22
      thumb.background = Color(UInt32(configuration.thumb))
    }
  }
}

@Suite("The contrast of a shape")
struct ContrastTests {
  @Test(
    "is with what is behind most of it",
    arguments: [
      // On white: 9.2, and 2.3.
      (0x0040A0, 4.0, 0), (0xAAAAAA, 4, 1),
      // On a track as high as the thumb: 1.9.
      (0x0040A0, 44, 1),
    ])
  func shape(thumb: Int, track: Double, count: Int) throws {
    let trace = """
      {"flowTrace":1,"scene":"slider","configuration":{"thumb":\(thumb),"track":\(track)}}
      {"t":1,"type":"tick"}

      """
    let variants = try TraceVariants(of: EventTrace(Array(trace.utf8)), SceneList(Slider.self))
    var audit = TraceAudit(variants)
    let found = TraceAudit.merged(try audit.findings(in: AuditMatrix("colorScheme=light")))
    let texts = found.filter { $0.rule == .contrast }.map { "\($0.node ?? "") \($0.message)" }
    #expect(texts.count == count, "\(texts)")
    #expect(texts.allSatisfy { $0.hasPrefix("thumb shape") })
  }
}
