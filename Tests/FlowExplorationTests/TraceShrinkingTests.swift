import FlowEngine
import Testing

@testable import FlowExploration

@Suite("Shrinking a trace")
struct TraceShrinkingTests {
  private static func taps(_ names: [String]) -> [EventTrace.Step] {
    names.enumerated().map { index, name in
      EventTrace.Step(.tap(Tap(on: NodeID(name))), at: 0.123456 * Double(index + 1))
    }
  }

  @Test("keeps what is needed, wherever it stands")
  func keeps() throws {
    let names = (0..<40).map { "n\($0)" }
    let needed: Set<String> = ["n3", "n17", "n38"]
    let shrunk = try #require(
      TraceShrinking.shrink(Self.taps(names)) { steps in
        let there = Set(
          steps.compactMap { step in
            if case .tap(let tap) = step.event { tap.target?.name } else { nil }
          })
        return needed.isSubset(of: there)
      })
    let expected = ["n3", "n17", "n38"].map {
      EventTrace.Step(.tap(Tap(on: NodeID($0))), at: 0)
    }
    #expect(shrunk == expected)
  }

  @Test("makes numbers rounder and texts shorter")
  func simplifies() throws {
    let steps = [
      EventTrace.Step(
        .pan(
          Pan(
            .ended, translation: Point(x: 3.7, y: -123.456), velocity: Point(x: 9, y: 1234.5))),
        at: 1.2345),
      EventTrace.Step(.text(TextEdit("a", replacement: "xx7yy")), at: 2.7182818),
    ]
    let shrunk = TraceShrinking.shrink(steps) { steps in
      guard steps.count == 2, case .pan(let pan) = steps[0].event,
        case .text(let edit) = steps[1].event
      else { return false }
      return pan.translation.y < -99.6 && edit.replacement.contains("7")
        && steps[1].time - steps[0].time > 0.4
    }
    #expect(
      shrunk == [
        EventTrace.Step(.pan(Pan(.ended, translation: Point(x: 0, y: -123))), at: 0),
        EventTrace.Step(.text(TextEdit("a", replacement: "7")), at: 1),
      ])
  }

  @Test("leaves no event that could go")
  func isMinimal() throws {
    // An even number of taps is needed, so that only pairs can go.
    let shrunk = TraceShrinking.shrink(Self.taps(Array(repeating: "a", count: 12))) {
      $0.count % 2 == 0 && $0.count >= 4
    }
    let count = try #require(shrunk?.count)
    #expect(count == 12 || count == 8 || count == 6 || count == 4)
  }

  @Test("has nothing to do for a trace that does not show it")
  func nothing() {
    #expect(TraceShrinking.shrink(Self.taps(["a"])) { _ in false } == nil)
  }

  @Test("stops at the limit")
  func limit() {
    var count = 0
    let shrunk = TraceShrinking.shrink(Self.taps(["a", "b", "c", "d"]), limit: 1) { steps in
      count += 1
      return true
    }
    #expect(count == 2)
    #expect(shrunk?.count == 2)
  }
}
