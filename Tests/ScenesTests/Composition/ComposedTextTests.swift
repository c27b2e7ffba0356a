import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The texts that are entered in a child are as private as those of the scene alone.
@Suite struct ComposedTextTests {
  private typealias Outer = Bare<Bare<VerificationCode>>

  /// A session with three of four digits entered.
  private func session() throws -> (LiveScene<Outer>, TraceRecorder<Outer>) {
    let live = try LiveScene<Outer>()
    try live.start(at: 0)
    let recorder = try live.record()
    for (index, digit) in ["8", "3", "5"].enumerated() {
      try live.send(
        .text(TextEdit("child/child/code-input", replacement: digit)), at: 1 + Double(index))
    }
    return (live, recorder)
  }

  @Test("A recording has stand-ins, and replays to the same states")
  func recording() throws {
    let (live, recorder) = try session()
    #expect(live.frame.scene.child.scene.child.scene.code == "835")
    let trace = recorder.trace
    for digit in ["8", "3", "5"] { #expect(!trace.contains("\"replacement\":\"\(digit)\"")) }
    let recorded = try RecordedTrace(trace)
    let replayed = try recorded.open(Outer.self)
    try replayed.start(at: 0)
    for (event, time) in recorded.entries { try replayed.send(event, at: time) }
    #expect(replayed.frame.scene.child.scene.child.scene.code.count == 3)
  }

  @Test("What is saved without secrets has none of a child's")
  func saving() throws {
    let (live, _) = try session()
    #expect(live.engine.saved.contains("835"))
    let omitted = live.engine.saved(secrets: .omitted)
    #expect(!omitted.contains("835"))
    let restored = try Engine<Outer>(restoring: omitted)
    #expect(restored.scene.child.scene.child.scene.code == "")
  }
}
