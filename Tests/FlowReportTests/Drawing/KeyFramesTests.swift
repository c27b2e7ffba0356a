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
      events: 0, stateName: row.state, state: row.state, picture: row.picture, isMoving: row.moves,
      hasEffects: false, keyboard: WantedKeyboard())
  }
}

@Suite("Key frames")
struct KeyFramesTests {
  @Test("of nothing are none, of one frame that")
  func few() {
    #expect(KeyFrames.chosen(among: []).isEmpty)
    let one = moments([(0, .start, "a", 0, false)])
    #expect(KeyFrames.chosen(among: one).map(\.index) == [0])
  }

  @Test("are the start, what moves on its way, and the completion")
  func motion() {
    var rows: [(Double, FrameRecord.Cause, String, Int, Bool)] = [(0, .start, "resting", 0, false)]
    rows.append((1, .event, "settling", 0, true))
    for step in 1...9 { rows.append((1 + Double(step) / 10, .sample, "settling", step, true)) }
    rows.append((2, .completion, "resting", 10, false))
    let chosen = KeyFrames.chosen(among: moments(rows))
    #expect(chosen == [.init(index: 0), .init(index: 5, origin: 1), .init(index: 11)])
  }

  @Test("are never two of one picture and state")
  func distinct() {
    let same = moments([
      (0, .start, "a", 0, false), (1, .event, "a", 0, false), (2, .event, "b", 0, false),
      (3, .event, "b", 0, false), (4, .event, "b", 1, false),
    ])
    #expect(KeyFrames.chosen(among: same).map(\.index) == [0, 4])
  }

  @Test("are at most eight, and those that are required are among them")
  func limited() {
    let many = moments(
      (0..<40).map { ($0 == 0 ? 0 : Double($0), $0 == 0 ? .start : .event, "s\($0)", $0, false) })
    let chosen = KeyFrames.chosen(among: many, required: [17, 18]).map(\.index)
    #expect(chosen.count == KeyFrames.limit)
    #expect(chosen.contains(17) && chosen.contains(18))
    #expect(chosen.first == 0 && chosen.last == 39)
    #expect(chosen == chosen.sorted())
  }

  @Test("leave out mere events where there are enough without them")
  func enough() {
    var rows: [(Double, FrameRecord.Cause, String, Int, Bool)] = [(0, .start, "a", 0, false)]
    for index in 1...5 { rows.append((Double(index), .completion, "a", index, false)) }
    for index in 6...20 { rows.append((Double(index), .event, "a", index, false)) }
    #expect(KeyFrames.chosen(among: moments(rows)).map(\.index) == [0, 1, 2, 3, 4, 5, 20])
  }
}
