import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A scene is opened only in what a trace can have: nothing could read a recording or a saved state of
/// anything else.
struct OpeningTests {
  /// A member that no trace can have.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: EnvironmentChange
    var member: String
    var expected: String

    init(
      _ testDescription: String, _ change: EnvironmentChange, _ member: String, _ expected: String
    ) {
      self.testDescription = testDescription
      self.change = change
      self.member = member
      self.expected = expected
    }
  }

  private static let extent = "numbers from 0 to 1000000"

  private static let rows = [
    Row("no scale", EnvironmentChange(scale: 0), "scale", "a number above 0, up to 1000000000"),
    Row(
      "a scale that is NaN", EnvironmentChange(scale: .nan), "scale",
      "a number above 0, up to 1000000000"),
    Row("a negative size", EnvironmentChange(size: Size(width: -1, height: 1)), "size", extent),
    Row(
      "a size that is NaN", EnvironmentChange(size: Size(width: 1, height: .nan)), "size", extent),
    Row("a vast size", EnvironmentChange(size: Size(width: 1e9, height: 1)), "size", extent),
    Row(
      "a negative inset",
      EnvironmentChange(safeArea: Insets(top: -1, left: 0, bottom: 0, right: 0)), "safeArea", extent
    ),
    Row(
      "an infinite origin", EnvironmentChange(windowOrigin: Point(x: 0, y: .infinity)),
      "windowOrigin", "numbers from -1000000 to 1000000"),
    Row(
      "a thirteenth month",
      EnvironmentChange(date: CalendarDate(year: 2026, month: 13, day: 1)), "date",
      "a date of the form YYYY-MM-DD"),
    Row(
      "a negative line", EnvironmentChange(fonts: font(lineHeight: -3)), "fonts",
      """
      a change with which there are 256 fonts or less, with 16384 advances or less in all, each from 0 to \
      1000000000
      """),
    Row(
      "a long text", EnvironmentChange(strings: text(of: 32_768)), "strings",
      "a change with 1024 strings or less, of 32768 bytes or less in all"),
  ]

  private static func font(lineHeight: Double) -> FontBook {
    var fonts = FontBook()
    fonts["Mono"] = FontMetrics(lineHeight: lineHeight)
    return fonts
  }

  private static func text(of length: Int) -> StringTable {
    var strings = StringTable()
    strings["a"] = .text(String(repeating: "x", count: length))
    return strings
  }

  @Test("An environment beyond the limits is refused, at opening and as a change", arguments: rows)
  func environment(_ row: Row) throws {
    var environment = Environment()
    environment.apply(row.change)
    let error = #expect(throws: MemberError.self) {
      try LiveScene(GlideCard.self, environment: environment)
    }
    #expect(error?.message == "'environment.\(row.member)': expected \(row.expected)")

    let live = try LiveScene(GlideCard.self)
    try live.start(at: 0)
    let before = live.saved
    let refusal = #expect(throws: EventError.self) {
      try live.send(.environment(row.change), at: 1)
    }
    #expect(refusal?.message == "'environment.\(row.member)' must be \(row.expected)")
    #expect(live.saved == before)
  }

  @Test("A number of a configuration beyond the limits is refused")
  func configuration() {
    var configuration = GlideCard.Configuration()
    configuration.heights.open = 1e10
    let error = #expect(throws: MemberError.self) {
      try LiveScene<GlideCard>(configuration: configuration)
    }
    #expect(
      error?.message == "'heights.open': expected a number from -1000000000 to 1000000000")
  }

  @Test("At the limits, a recording and a saved state are read")
  func limits() throws {
    var environment = Environment()
    environment.size = Size(width: 1e6, height: 1e6)
    environment.safeArea = Insets(top: 1e6, left: 0, bottom: 1e6, right: 0)
    environment.scale = 1e9
    environment.windowOrigin = Point(x: -1e6, y: 1e6)
    var configuration = GlideCard.Configuration()
    configuration.heights.open = 1e9
    let live = try LiveScene<GlideCard>(configuration: configuration, environment: environment)
    let recorder = try live.record()
    try live.send(.tap(Tap(on: "trigger")), at: 1)
    #expect(throws: Never.self) { try RecordedTrace(recorder.trace, of: GlideCard.self) }
    #expect(try LiveScene<GlideCard>(restoring: live.saved).saved == live.saved)
  }

  @Test("A scene with a header that is longer than a line is not recorded")
  func longHeader() throws {
    var configuration = Onboarding.Configuration()
    configuration.pages[0].title = String(repeating: "x", count: InputLimits.lineLength)
    let live = try LiveScene<Onboarding>(configuration: configuration)
    let error = #expect(throws: RecordingError.self) { try live.record() }
    #expect(error?.message == "state: expected 1048576 bytes or less")
  }
}
