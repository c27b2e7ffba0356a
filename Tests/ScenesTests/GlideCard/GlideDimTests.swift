import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The dim under a dragged card: F4, examples 4 and 5, rules 1 to 3.
struct GlideDimTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var configuration = GlideCard.Configuration()
    var samples: [(offset: Double, alpha: Double)]
  }

  static let rows = [
    Row(
      testDescription: "segmented",
      samples: [
        (68, 0.4), (468, 0.4), (469, 0.398667), (518, 0.333333), (543, 0.3), (618, 0.2),
        (693, 0.1), (768, 0),
      ]),
    Row(
      testDescription: "unsegmented, full screen", configuration: .unsegmented(.fullScreen),
      samples: [(44, 0.4), (384, 0.4), (455, 0.3), (526, 0.2), (597, 0.1), (668, 0), (700, 0)]),
    Row(
      testDescription: "unsegmented, a quarter: full at the open card, 0 at the header",
      configuration: .unsegmented(.custom(159)), samples: [(609, 0.4), (638.5, 0.2), (668, 0)]),
    Row(
      testDescription: "a card that opens no higher than its header",
      configuration: .unsegmented(.custom(50)), samples: [(667, 0.4), (668, 0), (718, 0)]),
    Row(
      testDescription: "rule 3: a closed height that is not 0 counts, the header does not",
      configuration: .heights(open: 700, compressed: 300, closed: 100),
      samples: [(468, 0.4), (568, 0.2), (668, 0)]),
    Row(
      testDescription: "a tall compressed card is full at half height",
      configuration: .heights(open: 700, compressed: 600, closed: 0),
      samples: [(168, 0.4), (384, 0.4), (576, 0.2), (768, 0)]),
  ]

  @Test("The dim follows the card", arguments: rows)
  func follows(_ row: Row) throws {
    var run = try SceneRun(GlideCard.self, configuration: row.configuration)
    let start = run.offset
    try run.pan(.began, at: 0)
    for (index, sample) in row.samples.enumerated() {
      try run.pan(.changed, sample.offset - start, at: Double(index + 1) / 60)
      #expect(isNear(run.offset, sample.offset, within: 1e-9))
      #expect(isNear(run.dimAlpha, sample.alpha, within: 1e-6), "at \(sample.offset)")
    }
  }

  @Test("The first point of a drag changes the dim by no more than its slope")
  func isContinuous() throws {
    for configuration in rows.map(\.configuration) + [.unsegmented(.half)] {
      var run = try SceneRun<GlideCard>.resting(at: .compressed, configuration: configuration)
      let rest = run.dimAlpha
      try run.pan(.began, at: 3)
      try run.pan(.changed, 0.001, at: 3.01)
      #expect(isNear(run.dimAlpha, rest, within: 1e-4))
    }
  }

  private var rows: [Row] { Self.rows.filter { $0.testDescription.hasPrefix("segmented") } }
}
