import FlowEngine
import Testing

struct ProgressTextTests {
  @Test(
    "How far an entry has come, in words",
    arguments: [
      (0, 4, "0 of 4 digits"), (1, 1, "1 of 1 digit"), (1, 2, "1 of 2 digits"),
      (13, 16, "13 of 16 digits"), (100, 4_096, "100 of 4096 digits"),
      (Int.min, Int.max, "\(Int.min) of \(Int.max) digits"),
    ])
  func text(count: Int, total: Int, text: String) {
    #expect(String(count, of: total, "digit") == text)
  }
}
