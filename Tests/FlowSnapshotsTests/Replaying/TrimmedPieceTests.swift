import FlowEngine
import FlowSnapshots
import Testing

/// A scene that does not save how often it was tapped.
private struct Forgetful: Scene {
  enum Part: String, ScenePart { case number }

  static let name = "forgetful"
  private var taps = 0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .tap = event { taps += 1 }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.number, frame: environment.window) { $0.text = "\(taps) taps" }
  }
}

@Suite("A piece of a trace")
struct TrimmedPieceTests {
  private static let trace = """
    {"flowTrace":1,"scene":"forgetful"}
    {"t":1,"type":"tap","target":"number"}
    {"t":2,"type":"tick"}
    {"t":3,"type":"tap","target":"number"}

    """

  @Test("that has other frames is told with the first of them, and what differs")
  func saysWhatDiffers() {
    let error = #expect(throws: TraceError.self) {
      _ = try TraceTrimming.piece(
        of: Array(Self.trace.utf8), of: SceneList(Forgetful.self), from: 1.5, to: nil)
    }
    #expect(
      error?.message == """
        the recording replays otherwise: the piece has other frames than the trace, first in frame \
        2 (tick at 2 s): number.text is "0 taps" instead of "1 taps"
        """)
  }
}
