import FlowSnapshots
import Testing

@Suite("A tolerance of half a point")
struct ToleranceTests {
  @Test(
    "allows",
    arguments: [
      (#""frame":[0,100,1,1]"#, #""frame":[0,100.5,1,1]"#),
      (#""alpha":0.5"#, #""alpha":0.505"#),
      (##""background":"#808080""##, ##""background":"#818181""##),
      (
        #""transform":{"translation":[0,1],"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,1,0,1]}"#,
        #""transform":{"translation":[0,1.2],"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,1.2,0,1]}"#
      ),
    ])
  func allows(first: String, second: String) throws {
    #expect(try diff(first, second, points: 0.5).isEmpty)
    #expect(try !diff(first, second, points: 0).isEmpty)
  }

  @Test(
    "does not allow",
    arguments: [
      (#""frame":[0,100,1,1]"#, #""frame":[0,100.501,1,1]"#),
      (#""alpha":0.5"#, #""alpha":0.506"#),
      (##""background":"#808080""##, ##""background":"#828080""##),
      (#""text":"4""#, #""text":"5""#),
      (#""caret":4"#, #""caret":5"#),
      (#""frame":[0,0,1,1]"#, #""frame":[0,0,1]"#),
    ])
  func forbids(first: String, second: String) throws {
    #expect(try !diff(first, second, points: 0.5).isEmpty)
  }

  private func diff(_ first: String, _ second: String, points: Double) throws -> FramesDiff {
    try FramesDiff(
      [.card(0, "0", first)], [.card(0, "0", second)], tolerance: Tolerance(points: points))
  }
}
