import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Where a released card goes: examples 6 and 7, rules 6, 8 and 9.
struct GlideReleaseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var configuration = GlideCard.Configuration()
    var offset: Double
    var velocity: Double
    var phase = Pan.Phase.ended
    var target: GlideCard.Position

    var testDescription: String { "\(offset) at \(velocity) → \(target)" }
  }

  static let header = GlideCard.Configuration.unsegmented(.fullScreen)
  static let half = GlideCard.Configuration.unsegmented(.half)

  static let rows = [
    // Example 6: T 468, SA 734.
    Row(offset: 467.9, velocity: 0, target: .open),
    Row(offset: 467.9, velocity: 1, target: .compressed),
    Row(offset: 468, velocity: 0, target: .compressed),
    Row(offset: 468, velocity: 0.1, target: .closed),
    Row(offset: 733.9, velocity: -5, target: .compressed),
    Row(offset: 734, velocity: -2000, target: .compressed),
    Row(offset: 740, velocity: 0, target: .closed),
    Row(offset: 768, velocity: -2000, target: .closed),
    Row(offset: 300, velocity: -400, target: .open),
    Row(offset: 300, velocity: 400, target: .compressed),
    // Rule 6: cancelled counts as at rest.
    Row(offset: 467.9, velocity: 900, phase: .cancelled, target: .open),
    Row(offset: 600, velocity: 900, phase: .cancelled, target: .compressed),
    Row(offset: 740, velocity: -900, phase: .cancelled, target: .closed),
    // Rule 16: a velocity that is not finite counts as 0.
    Row(offset: 600, velocity: .nan, target: .compressed),
    Row(offset: 467.9, velocity: .infinity, target: .open),
    // Example 7, rules 8 and 9.
    Row(configuration: header, offset: 680, velocity: 0, target: .closed),
    Row(configuration: header, offset: 680, velocity: -300, target: .closed),
    Row(configuration: header, offset: 660, velocity: -300, target: .open),
    Row(configuration: header, offset: 660, velocity: 0, target: .open),
    Row(configuration: header, offset: 30, velocity: 10, target: .closed),
    Row(configuration: half, offset: 300, velocity: 10, target: .closed),
    Row(configuration: half, offset: 300, velocity: -10, target: .open),
    Row(configuration: half, offset: 500, velocity: 10, target: .closed),
    Row(configuration: half, offset: 500, velocity: 0, target: .open),
  ]

  @Test("A released card goes to", arguments: rows)
  func goes(_ row: Row) throws {
    var run = try SceneRun(GlideCard.self, configuration: row.configuration)
    try run.pan(.began, at: 0)
    try run.pan(.changed, row.offset - run.offset, at: 0.1)
    try run.pan(row.phase, row.offset - run.offset, velocity: row.velocity, at: 0.2)
    #expect(run.scene.target == row.target)
    try run.settle()
    #expect(run.scene.position == row.target)
    #expect(run.effects == [.own(.didMove(row.target))])
    #expect(run.scene.state == .resting)
  }

  @Test("Rule 9: an unsegmented card is never compressed")
  func neverCompressed() throws {
    var run = try SceneRun(GlideCard.self, configuration: Self.half)
    var time = 0.0
    for offset in stride(from: 0.0, through: 768, by: 32) {
      for velocity in [-500.0, 0, 500] {
        try run.pan(.began, at: time)
        try run.pan(.changed, offset - run.offset, at: time + 0.1)
        try run.pan(.ended, 0, velocity: velocity, at: time + 0.2)
        time += 0.5
      }
    }
    #expect(run.frames.allSatisfy { $0.scene.target != .compressed })
    #expect(run.frames.allSatisfy { $0.scene.position != .compressed })
  }
}
