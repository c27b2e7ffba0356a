import Foundation
import Testing

@Suite("flow why")
struct WhyCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("a.trace.jsonl", Workspace.tapTrace)
  }

  private static let identity = #"{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}"#

  @Test(
    "says what a member is that a frame leaves out, as it would write it",
    arguments: [
      ("card.image", "none"), ("card.rows", "[]"), ("card.accessibilityTraits", "[]"),
      ("card.contentOffset", "[0,0]"), ("card.contentOffset.x", "0"),
      ("card.contentInset", "[0,0,0,0]"), ("card.contentInset.bottom", "0"),
      ("card.transform", identity), ("card.transform.matrix.m44", "1"),
      ("card.transform.scale", "[1,1]"), ("card.transform.scale.y", "1"),
      ("card.transform.translation.x", "0"), ("card.transform.rotationY", "0"),
      ("card.keyboardType", #""default""#), ("card.returnKeyType", #""default""#),
      ("card.strokeEnd", "1"), ("card.hidden", "false"), ("card.selectedRange", "none"),
      ("card.selectedRange.location", "none"), ("card.frame.width", "375"), ("card.x", "0"),
      ("card.font.name", "none"), ("state.name", #""settling""#),
    ])
  func values(subject: String, value: String) throws {
    let outcome = try workspace.flow("why", "a.trace.jsonl", "--at", "0.4", subject)
    #expect((outcome.status, outcome.error) == (0, ""))
    let line = outcome.output.split(separator: "\n").first ?? ""
    #expect(line.hasSuffix(" at 0.4 s: \(value)"), "\(line)")
  }

  @Test(
    "refuses a member that there is not, and names the nearest",
    arguments: [
      ("card.frame.maxY", "'maxY' of card.frame; expected 'x', 'y', 'width', 'height'"),
      ("card.frame.w", "'w' of card.frame; expected 'x', 'y', 'width', 'height'"),
      ("card.frame.widht", "'widht' of card.frame; did you mean 'width'?"),
      ("card.frame.4", "'4' of card.frame; expected"),
      ("card.frame.x.y", "'y' of card.frame.x; there is none here"),
      ("card.y.x", "'x' of card.frame.y; there is none here"),
      ("card.alpha.x", "'x' of card.alpha; there is none here"),
      ("card.image.x", "'x' of card.image; there is none here"),
      ("card.rows.0", "'0' of card.rows; there is none here"),
      ("card.transform.scle", "'scle' of card.transform; did you mean 'scale'?"),
      ("trigger.font.foo", "'foo' of trigger.font; expected 'name', 'size'"),
      ("state.name.foo", "'foo' of state.name; there is none here"),
      ("card.imgae", "'imgae' of nodes; did you mean 'image'?"),
    ])
  func faults(subject: String, says: String) throws {
    let outcome = try workspace.flow("why", "a.trace.jsonl", "--at", "0.4", subject)
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.error.hasPrefix("flow why: error: unknown member \(says)"), "\(outcome.error)")
  }
}
