import FlowEngine
import FlowExploration
import FlowNavigation
import FlowSnapshots
import Testing

/// A sheet over its dim, with its foot below the window, is meant to be so.
@Suite struct SheetAuditTests {
  @Test(
    "A sheet is no finding of an audit, at any of its heights", arguments: ["feed", "tall", "firm"])
  func finds(_ sheet: String) throws {
    let trace = """
      {"flowTrace":1,"scene":"\(Sheet<FeedPages>.name)"}
      {"t":1,"type":"command","name":"present","value":"\(sheet)"}
      {"t":3,"type":"command","name":"increment"}

      """
    let variants = try TraceVariants(
      of: EventTrace(Array(trace.utf8)), SceneList(Sheet<FeedPages>.self))
    var audit = TraceAudit(variants)
    let found = try audit.findings(in: try AuditMatrix("layoutDirection=leftToRight,rightToLeft"))
    #expect(
      found.filter { [.targetOverlap, .offScreen].contains($0.rule) }.map { $0.message } == [])
  }
}
