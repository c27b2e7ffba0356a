import FlowSnapshots
import Testing

@Suite("Differences that are told together")
struct DifferenceGroupTests {
  private static func animation(_ name: String, _ timing: String, end: Double) -> String {
    let parts = name.split(separator: ".")
    return #"{"node":"\#(parts[0])","property":"\#(parts[1])","from":0,"to":1,"#
      + #""timing":{\#(timing)},"begin":0.2,"end":\#(end)}"#
  }

  private static func frames(
    _ names: [String], _ timing: String, end: Double
  ) -> [FrameText] {
    var frame = FrameText(1, "0.2")
    frame.animations = names.map { animation($0, timing, end: end) }
    var completion = FrameText(2, "\(end)")
    completion.cause = #""completion""#
    return [FrameText(0, "0"), frame, completion]
  }

  private static let spring = #""type":"spring","duration":0.8,"dampingRatio":1"#
  private static let other = #""type":"spring","duration":1.2,"dampingRatio":0.4"#

  @Test("A spring of several properties is one line, with its completion that is later")
  func spring() throws {
    let names = ["dim.alpha", "card.frame", "card.cornerRadius"]
    let diff = try FramesDiff(
      Self.frames(names, Self.spring, end: 1), Self.frames(names, Self.other, end: 1.4))
    #expect(diff.differences.count > 9)
    let says = "the spring of card.frame, dim.alpha, card.cornerRadius"
    let values = "is 1.2 s, damping 0.4 instead of 0.8 s, damping 1"
    #expect(
      diff.lines == [
        "first in frame 1 (tap at 0.2 s): \(says) \(values)",
        "\(says) differs in frame 1, first at 0.2 s: \(values)",
      ])
    #expect(diff.groups.map { $0.movedNodes } == [["card", "dim"]])
  }

  @Test("A transaction that is gone is one line, and another beside it its own")
  func gone() throws {
    var first = FrameText(1, "0.2")
    first.animations = ["a.frame", "b.alpha"].map { Self.animation($0, Self.spring, end: 1) }
    first.animations.append(Self.animation("c.alpha", Self.spring, end: 2))
    var second = FrameText(1, "0.2")
    second.animations = [Self.animation("c.alpha", #""type":"linear","duration":1.8"#, end: 2)]
    let diff = try FramesDiff([first], [second])
    #expect(
      diff.groups.map { $0.text }.first
        == "the animations of a.frame, b.alpha are gone from frame 1, first at 0.2 s")
    #expect(diff.groups.count == 2)
    #expect(diff.groups.allSatisfy { $0.isOfMotion })
  }

  @Test("A single difference is told as it is")
  func single() throws {
    let diff = try FramesDiff(
      [.card(0, "0", #""frame":[0,100,1,1]"#)], [.card(0, "0", #""frame":[0,101,1,1]"#)])
    #expect(diff.groups.map { $0.text } == diff.differences.map { $0.text })
    #expect(diff.groups.allSatisfy { !$0.isOfMotion })
  }
}
