import FlowEngine
import FlowTesting
import Testing

struct SceneAuditTests {
  private func problems(_ flaw: Planted.Flaw) -> [String] {
    SceneAudit(Planted.self, configurations: [Planted.Configuration(flaw: flaw)])
      .run(seeds: 1..<3).problems(accepting: 0.9, changing: 0.2)
  }

  @Test("A scene that is right has no problems, and the report says what was done")
  func good() {
    var audit = SceneAudit(Planted.self)
    audit.restorationsPerTrace = 2
    let report = audit.run()
    #expect(report.problems(accepting: 0.9, changing: 0.2) == [])
    let count = AuditEffort.seeds.count
    #expect(report.events == 200 * count)
    #expect(report.accepted < report.events && report.accepted * 10 > report.events * 9)
    #expect(report.changing < report.accepted && report.changing * 5 > report.events)
    // By chance, and of so many traces about as many as are asked for.
    #expect(report.restorations > count && report.restorations < count * 3)
    #expect(report.states == ["small", "large"])
  }

  @Test(
    "A flaw is found",
    arguments: [
      (.refusesAll, "of 400 events were accepted, fewer than 0.9"),
      (.ignoresAll, " events changed something, fewer than 0.2"),
      (.forgetsMember, "after restoring, it presents something else"),
      (.losesMember, "after restoring, its saved state differs"),
      (.forgetsCause, "after restoring, it makes different frames"),
      (.rejectsItself, "cannot be restored: 'state.count': expected something else"),
      (.changesOnRefusal, "but it changed the scene"),
      (.isRandom, "after restoring, it presents something else"),
      (.duplicate, "node 'box' is laid out twice"),
      (.orphan, "node 'label' is in 'nobody', which is not there"),
      (.notFinite, "node 'box' has a number that is not finite in its frame"),
      (.negativeSize, "node 'box' has a negative size"), (.tooOpaque, "node 'box' has alpha 1.5"),
      (.undeclared, "node 'lable' is none of the scene's parts"),
      (.unlabelled, "node 'box' is interactive and has no label"),
      (.twoFocused, "2 nodes are focused"),
      (.bumps, "box.frame is presented 9"),
      (.jolts, "box.frame moves by a timing and is not listed"),
      (.animatesForever, "the scene did not settle after 10000 completions"),
      (.waitsForever, "the scene did not settle after 10000 completions"),
      (.stays, "never reached: large"),
      (
        .unlisted,
        "node 'note' takes text that is not listed, so that a recording can begin only when the scene "
          + "opens: the scene is no TextInputScene"
      ),
    ] as [(Planted.Flaw, String)])
  func finds(flaw: Planted.Flaw, problem: String) {
    let problems = problems(flaw)
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test("What differs each time is found without being restored, too")
  func isRandom() {
    var audit = SceneAudit(Planted.self, configurations: [.init(flaw: .isRandom)])
    audit.restorationsPerTrace = 0
    #expect(audit.run(seeds: 0..<1).faults.contains("seed 0: the same events gave other bytes"))
  }

  @Test("A fault says its seed and its event")
  func place() {
    let problems = problems(.negativeSize)
    #expect(problems.first?.hasPrefix("seed ") == true)
    #expect(problems.contains { $0.contains(", event ") && $0.contains("(tap) at ") })
    // As many as help.
    #expect(problems.count <= 22)
  }

  @Test(
    "A failure has a line for each fault, and the trace that shows the first",
    arguments: [.negativeSize, .forgetsCause, .forgetsMember] as [Planted.Flaw])
  func trace(flaw: Planted.Flaw) throws {
    let configuration = Planted.Configuration(flaw: flaw)
    let report = SceneAudit(Planted.self, configurations: [configuration]).run(seeds: 0..<5)
    #expect(!report.faults.isEmpty && report.faults.allSatisfy { !$0.contains("\n") })
    let lines = "\(report)".split(separator: "\n").map(String.init)
    #expect(lines.dropFirst().starts(with: report.faults))
    #expect(report.trace.hasPrefix(#"{"flowTrace":1,"scene":"planted""#))
    let count = report.trace.split(separator: "\n").count
    #expect(lines.suffix(count).first?.contains("flowTrace") == true)
    // All but the event at fault replay as they are.
    let replayed = report.trace.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    var replay = TraceReplay(of: Planted.self)
    try Array(replayed.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
  }

  @Test("A check of one's own is given each frame and the one before it")
  func ownCheck() {
    func faults(_ check: @escaping (Frame<Planted>, Frame<Planted>?) -> String?) -> [String] {
      SceneAudit(Planted.self, check: check).run(seeds: 0..<5).faults
    }
    // The box goes from 0 to 6 points.
    func jump(_ limit: Double) -> (Frame<Planted>, Frame<Planted>?) -> String? {
      { frame, last in
        guard let x = frame.nodes["box"]?.frame.minX else { return "the box is gone" }
        guard let before = last?.nodes["box"]?.frame.minX else { return nil }
        return x - before > limit ? "the box jumps" : nil
      }
    }
    #expect(faults(jump(6.001)) == [])
    #expect(faults(jump(0.5)).contains { $0.hasSuffix("the box jumps") })
    // The first frame has none before it, and no other.
    #expect(faults { frame, last in (last == nil) == (frame.index == 0) ? nil : "lost" } == [])
  }

  @Test("Events of one's own are sent instead")
  func ownEvents() {
    let report = SceneAudit(Planted.self, event: { _, _ in .tick }).run(seeds: 0..<3)
    #expect(report.accepted == 600)
    #expect(report.changing == 0)
    #expect(
      report.problems(accepting: 1, changing: 0.5)
        == ["0 of 600 events changed something, fewer than 0.5", "never reached: large"])
  }

  @Test("An audit that does nothing says so")
  func nothing() {
    let report = SceneAudit(Planted.self).run(seeds: 0..<0)
    #expect(
      report.problems(accepting: 0, changing: 0)
        == ["no event was sent", "no state was saved and restored", "never reached: small, large"])
  }
}
