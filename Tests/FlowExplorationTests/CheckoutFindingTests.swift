import FlowSnapshots
import Scenes
import Testing

@testable import FlowExploration

/// Traces of the checkout that were once taken for violations.
@Suite("Nothing is wrong")
struct CheckoutFindingTests {
  @Test(
    "where two scenes are at work",
    arguments: [
      // The caret of one blinks while the other moves, and that takes no time with reduced motion.
      [
        #"{"t":0,"type":"command","name":"open","value":["code"]}"#,
        #"{"t":0,"type":"tap","target":"input/holder-button"}"#,
      ],
      // One arrives at once with reduced motion, while a fade of the other goes on.
      [
        #"{"t":0,"type":"command","name":"open","value":["form"]}"#,
        #"{"t":1,"type":"tap","location":[160,108]}"#,
        #"{"t":2,"type":"focus","target":"input/input-code-text"}"#,
      ],
    ])
  func together(_ events: [String]) throws {
    let lines = [#"{"flowTrace":1,"scene":"checkout"}"#] + events
    let trace = try EventTrace(Array(lines.joined(separator: "\n").utf8))
    let check = try TraceCheck(trace.header, of: SceneList(Checkout.self))
    #expect(check.violations(in: trace.steps)?.map { "\($0.name): \($0.text)" } == [])
  }
}
