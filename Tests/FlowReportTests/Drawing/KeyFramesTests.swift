import FlowSnapshots
import Testing

@testable import FlowReport

/// Moments in a line each: time, cause, state, picture, and whether something moves.
private func moments(
  _ rows: [(time: Double, cause: FrameRecord.Cause, state: String, picture: Int, moves: Bool)]
) -> [Moment] {
  rows.enumerated().map { index, row in
    Moment(
      index: index, time: row.time, cause: row.cause, event: row.cause == .event ? "tap" : nil,
      events: 0, stateName: row.state, state: XXHash64.value(of: Array(row.state.utf8)),
      picture: row.picture, isMoving: row.moves, wasMoving: false, hasEffects: false,
      keyboard: WantedKeyboard())
  }
}

/// What is chosen, as the numbers of moments, and of those that have set them in motion.
private func chosen(
  among moments: [Moment], required: [Int] = []
) -> [(index: Int, origin: Int?)] {
  var keyFrames = KeyFrames()
  for moment in moments { keyFrames.add(moment, isRequired: required.contains(moment.index)) }
  return keyFrames.chosen().map { ($0.moment.index, $0.origin?.index) }
}

@Suite("Key frames")
struct KeyFramesTests {
  @Test("of nothing are none, of one frame that")
  func few() {
    #expect(chosen(among: []).isEmpty)
    let one = moments([(0, .start, "a", 0, false)])
    #expect(chosen(among: one).map(\.index) == [0])
  }

  @Test("are the start, what moves on its way, and the completion")
  func motion() {
    var rows: [(Double, FrameRecord.Cause, String, Int, Bool)] = [(0, .start, "resting", 0, false)]
    rows.append((1, .event, "settling", 0, true))
    for step in 1...9 { rows.append((1 + Double(step) / 10, .sample, "settling", step, true)) }
    rows.append((2, .completion, "resting", 10, false))
    let frames = chosen(among: moments(rows))
    #expect(frames.map(\.index) == [0, 5, 11])
    #expect(frames.map(\.origin) == [nil, 1, nil])
  }

  @Test("are never two of one picture and state")
  func distinct() {
    let same = moments([
      (0, .start, "a", 0, false), (1, .event, "a", 0, false), (2, .event, "b", 0, false),
      (3, .event, "b", 0, false), (4, .event, "b", 1, false),
    ])
    #expect(chosen(among: same).map(\.index) == [0, 4])
  }

  @Test("are at most eight, and those that are required are among them")
  func limited() {
    let many = moments(
      (0..<40).map { ($0 == 0 ? 0 : Double($0), $0 == 0 ? .start : .event, "s\($0)", $0, false) })
    let frames = chosen(among: many, required: [17, 18]).map(\.index)
    #expect(frames.count == DrawingLimits.keyFrames)
    #expect(frames.contains(17) && frames.contains(18))
    #expect(frames.first == 0 && frames.last == 39)
    #expect(frames == frames.sorted())
  }

  @Test("leave out mere events where there are enough without them")
  func enough() {
    var rows: [(Double, FrameRecord.Cause, String, Int, Bool)] = [(0, .start, "a", 0, false)]
    for index in 1...5 { rows.append((Double(index), .completion, "a", index, false)) }
    for index in 6...20 { rows.append((Double(index), .event, "a", index, false)) }
    #expect(chosen(among: moments(rows)).map(\.index) == [0, 1, 2, 3, 4, 5, 20])
  }

  @Test("of a story that is too long to be kept are still its start, its end and its rare states")
  func long() {
    let count = 40_000
    let all = moments(
      (0..<count).map { index in
        let state = index == 20_000 ? "rare" : index % 2 == 0 ? "a" : "b"
        return (Double(index), index == 0 ? .start : .event, state, index, index % 1_000 != 0)
      })
    let frames = chosen(among: all)
    #expect(frames.count == DrawingLimits.keyFrames)
    #expect(frames.first?.index == 0 && frames.last?.index == count - 1)
    #expect(frames.contains { $0.index == 20_000 || $0.origin == 20_000 })
    let gaps = zip(frames, frames.dropFirst()).map { $1.index - $0.index }
    #expect(gaps.allSatisfy { $0 < count / 2 }, "they are spread over the story: \(frames)")
  }
}
