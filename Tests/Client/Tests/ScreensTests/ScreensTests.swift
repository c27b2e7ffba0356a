import FlowEngine
import FlowSnapshots
import FlowTesting
import Screens
import Testing

@Test func auditOfTheTabBar() {
  let report = SceneAudit(TabBar.self).run(seeds: 0..<20)
  #expect(report.problems(accepting: 1, changing: 0.1) == [])
}

@Test func auditOfTheCheckout() {
  let report = SceneAudit(Checkout.self).run(seeds: 0..<20)
  #expect(report.problems(accepting: 1, changing: 0.05) == [])
}

@Test func aRunOfTheCheckout() throws {
  var run = try SceneRun(Checkout.self)
  try run.send(.tap(Tap(on: "pay")), at: 1)
  #expect(run.scene.state == .paying)
  #expect(run.ownEffects == [Checkout.Pay(attempt: 1)])
  try run.settle()
  #expect(run.scene.state == .ready)
  #expect(run.frame.time == 11)
}

@Test(arguments: try Snapshot.cases(in: "../../Fixtures"))
func goldens(_ snapshot: SnapshotCase) throws {
  try Snapshot.verify(snapshot, of: SceneList(TabBar.self, Checkout.self))
}
