import FlowEngine
import FlowSnapshots
import Testing

/// A scene that does not save how often it was tapped.
private struct Forgetful: Scene {
  enum Part: String, ScenePart { case number }

  static let name = "forgetful"
  static let commands: [SceneInput] = ["hide", "show"]
  private var taps = 0
  private var isHidden = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("isHidden", &isHidden) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .tap: taps += 1
    case .command(let command): isHidden = command.name == "hide"
    default: break
    }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.number, frame: environment.window) { node in
      node.text = isHidden ? "" : "\(taps) taps"
    }
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

  @Test("with other frames is refused with the first difference")
  func saysWhatDiffers() {
    #expect(
      Self.message(for: Self.trace, from: 1.5) == """
        the recording replays otherwise: the piece has other frames than the trace, first in frame \
        2 (tick at 2 s): number.text is "0 taps" instead of "1 taps"
        """)
  }

  @Test("is refused with the first difference behind frames that are the same")
  func saysWhatDiffersLater() {
    let trace = """
      {"flowTrace":1,"scene":"forgetful"}
      {"t":0.5,"type":"command","name":"hide"}
      {"t":1,"type":"tap","target":"number"}
      {"t":2,"type":"tick"}
      {"t":3,"type":"command","name":"show"}
      {"t":4,"type":"tick"}

      """
    #expect(
      Self.message(for: trace, from: 1.5) == """
        the recording replays otherwise: the piece has other frames than the trace, first in frame \
        4 (command at 3 s): number.text is "0 taps" instead of "1 taps"
        """)
  }

  private static func message(for trace: String, from start: Double) -> String? {
    let error = #expect(throws: TraceError.self) {
      _ = try TraceTrimming.piece(
        of: Array(trace.utf8), of: SceneList(Forgetful.self), from: start, to: nil)
    }
    return error?.message
  }
}
