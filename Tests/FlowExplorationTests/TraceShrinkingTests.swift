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

  @Test(
    "makes every member simpler, and leaves out what need not be there",
    arguments: [
      (
        #""type":"longPress","phase":"began","target":"a","location":[12.4,55]"#,
        #""type":"longPress","phase":"began","target":"a""#
      ),
      (
        #""type":"longPress","phase":"began","location":[12.4,55]"#,
        #""type":"longPress","phase":"began","location":[0,0]"#
      ),
      (
        #""type":"pinch","phase":"changed","scale":2.37,"velocity":0.1,"location":[12,44.5]"#,
        #""type":"pinch","phase":"changed","scale":0,"location":[0,0]"#
      ),
      (
        #""type":"key","key":"a","modifiers":["shift","control"],"repeats":true"#,
        #""type":"key","key":"a""#
      ),
      (
        #""type":"compose","target":"a","phase":"changed","text":"abc","selection":[1,1]"#,
        #""type":"compose","target":"a","phase":"changed""#
      ),
      (
        #""type":"command","name":"n","target":"a","value":{"x":[1,{"y":"z"}]}"#,
        #""type":"command","name":"n""#
      ),
      (
        #""type":"response","id":"r-1","outcome":"failure","message":"no","value":7"#,
        #""type":"response","id":"r-1","outcome":"failure""#
      ),
      (#""type":"undo","target":"a""#, #""type":"undo""#),
      (
        #""type":"select","target":"a","component":2,"row":7"#,
        #""type":"select","target":"a","component":0,"row":0"#
      ),
      (
        #""type":"keyboard","phase":"willShow","frame":[0,512.5,375,300.25],"duration":0.25,"curve":"linear""#,
        #""type":"keyboard","phase":"willShow","frame":[0,0,0,0],"duration":0,"curve":"linear""#
      ),
    ])
  func members(_ given: String, _ shown: String) throws {
    let lines = [given, shown].map { Array("{\($0)}".utf8) }
    let events = try lines.map { try #require(AlphabetFile.events($0).first) }
    let name = events[0].name
    let shrunk = TraceShrinking.shrink([EventTrace.Step(events[0], at: 0)]) { steps in
      steps.first?.event.name == name
    }
    #expect(shrunk == [EventTrace.Step(events[1], at: 0)])
  }

  @Test("keeps a part of a member that is needed")
  func parts() throws {
    let line = #"{"type":"environment","environment":{"size":[812.5,375.25],"scale":2,"fonts":{}}}"#
    let events = try AlphabetFile.events(Array(line.utf8))
    let shrunk = try #require(
      TraceShrinking.shrink([EventTrace.Step(events[0], at: 0)]) { steps in
        guard case .environment(let change)? = steps.first?.event else { return false }
        return (change.size?.width ?? 0) > 800
      })
    #expect(
      shrunk.map { $0.event } == [
        .environment(EnvironmentChange(size: Size(width: 813, height: 0)))
      ])
  }

  @Test("shortens long texts from both ends and in the middle", arguments: [65, 300, 5_000])
  func longText(_ count: Int) throws {
    let text =
      "a" + String(repeating: "x", count: count) + "b" + String(repeating: "y", count: count) + "c"
    let shrunk = try #require(
      TraceShrinking.shrink(
        [EventTrace.Step(.text(TextEdit("f", replacement: text)), at: 0)], limit: 1_000
      ) { steps in
        guard case .text(let edit)? = steps.first?.event else { return false }
        return edit.replacement.contains("a") && edit.replacement.contains("b")
          && edit.replacement.contains("c")
      })
    #expect(shrunk == [EventTrace.Step(.text(TextEdit("f", replacement: "abc")), at: 0)])
  }

  @Test("begins at the time of a saved state")
  func start() throws {
    let steps = Self.taps(["a"]).map { EventTrace.Step($0.event, at: 4.567) }
    let shrunk = TraceShrinking.shrink(steps, from: 1.23) { ($0.first?.time ?? 0) >= 1.23 }
    #expect(shrunk?.map { $0.time } == [1.23])
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
