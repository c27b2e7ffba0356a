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

/// Two texts on grounds of their own, and one on a node of a node, half transparent.
private struct Veil: Scene {
  enum Part: String, ScenePart {
    case grey, black, holder, held

    var kind: Node.Kind { self == .holder ? .view : .label }
    var parent: Part? { self == .held ? .holder : nil }
  }

  static let name = "veil"

  init(_ context: inout Context) {}
  mutating func visit(_ members: inout StateMembers) {}
  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    func add(
      _ part: Part, y: Double, _ text: String?, _ color: Color, on ground: Color, _ alpha: Double
    ) {
      nodes.append(part, frame: Rect(x: 20, y: y, width: 200, height: 44)) { node in
        node.text = text
        node.textColor = color
        node.background = ground
        node.alpha = alpha
      }
    }
    add(.grey, y: 100, "on grey", .black, on: Color(0xB0B0B0), 0.6)
    add(.black, y: 200, "on black", .white, on: .black, 0.6)
    // What holds it is white, and is not seen behind it.
    add(.holder, y: 300, nil, .black, on: .white, 0.6)
    add(.held, y: 0, "held", .white, on: .black, 1)
  }
}

@Suite("The contrast of a text in a translucent node")
struct VeilTests {
  @Test("is that of the text and its ground, each over what is behind the node")
  func group() throws {
    func found(_ scheme: String) throws -> [String] {
      let trace = """
        {"flowTrace":1,"scene":"veil"}
        {"t":1,"type":"tick"}

        """
      let variants = try TraceVariants(of: EventTrace(Array(trace.utf8)), SceneList(Veil.self))
      var audit = TraceAudit(variants)
      let found = TraceAudit.merged(try audit.findings(in: AuditMatrix("colorScheme=\(scheme)")))
      return found.filter { $0.rule == .contrast }.map { "\($0.node ?? "") \($0.message)" }
    }
    // On white: #666666 on #D0D0D0, and white on #666666.
    #expect(try found("light") == ["grey text #000000 has a contrast of 3.7; expected 4.5"])
    // On black: black on #6A6A6A, and #999999 on black.
    #expect(try found("dark") == ["grey text #000000 has a contrast of 3.85; expected 4.5"])
  }
}
