import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The wheels of the expiry by key: B37.
struct CardWheelKeyTests {
  /// The date is in June 2026, so that the wheels begin at 06/2026 and end at 12/2046.
  private static var environment: Environment {
    var environment = Environment.design
    environment.date = CalendarDate(year: 2026, month: 6, day: 15)
    return environment
  }

  /// What the wheels show after keys.
  private func value(
    after strokes: [KeyStroke], on field: CardInput.Field = .expiry
  ) throws -> String? {
    var run = try SceneRun<CardInput>.on(field, environment: Self.environment)
    for (index, stroke) in strokes.enumerated() {
      try run.send(.key(stroke), at: 2 + Double(index) / 10)
    }
    return run.frame.nodes["picker-expiry"]?.accessibilityValue
  }

  @Test(
    "B37: a key turns a wheel by a row, as far as it goes",
    arguments: [
      ([], "06/2026"), (["ArrowDown"], "07/2026"), (["ArrowDown", "ArrowUp"], "06/2026"),
      (["PageDown"], "06/2027"), (["PageDown", "ArrowUp"], "05/2027"),
      (["PageDown", "PageUp"], "06/2026"),
      // No month before this one, and none behind the last year.
      (["ArrowUp"], "06/2026"), (["PageUp"], "06/2026"),
      (Array(repeating: "ArrowDown", count: 9), "12/2026"),
      (Array(repeating: "PageDown", count: 25), "06/2046"),
      // No other key does anything.
      (["ArrowLeft", "a", "Home"], "06/2026"),
    ])
  func turned(_ keys: [String], _ value: String) throws {
    #expect(try self.value(after: keys.map { KeyStroke($0) }) == value)
  }

  @Test("B37: a key that is held turns on; one with Control, or that goes up, does not")
  func others() throws {
    #expect(try value(after: [KeyStroke("ArrowDown", repeats: true)]) == "07/2026")
    #expect(try value(after: [KeyStroke("ArrowDown", modifiers: .control)]) == "06/2026")
    #expect(try value(after: [KeyStroke("ArrowDown", .up)]) == "06/2026")
  }

  @Test("B37: another input with the keyboard has no wheels to turn")
  func elsewhere() throws {
    #expect(try value(after: [KeyStroke("ArrowDown")], on: .number) == nil)
  }
}
