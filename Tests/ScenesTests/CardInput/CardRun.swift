import FlowEngine
import FlowTesting
import Scenes

extension SceneRun<CardInput> {
  /// Puts the strip at a position, in pages.
  mutating func scroll(
    _ phase: Scroll.Phase = .changed, to p: Double, velocity: Double = 0, at time: Double
  ) throws {
    let offset = Point(x: p * pageWidth, y: 0)
    let scroll = Scroll(
      "input-strip", offset: offset, velocity: Point(x: velocity, y: 0), phase: phase)
    try send(.scroll(scroll), at: time)
  }

  /// Drags the strip by a finger from where it is to a position and lets it go there.
  mutating func drag(
    from start: Double, to p: Double, velocity: Double = 0, at time: Double
  ) throws {
    try scroll(.began, to: start, at: time)
    try scroll(to: p, at: time + 0.1)
    try scroll(.ended, to: p, velocity: velocity, at: time + 0.1)
  }

  mutating func tap(_ target: NodeID, at time: Double) throws {
    try send(.tap(Tap(on: target)), at: time)
  }

  /// Types or pastes into the text field of an input.
  mutating func type(
    _ text: String, in field: CardInput.Field, _ range: TextRange? = nil, at time: Double
  ) throws {
    try send(
      .text(TextEdit(NodeID(field.rawValue + "-text"), replacement: text, range: range)), at: time)
  }

  mutating func delete(in field: CardInput.Field, at time: Double) throws {
    try send(.deleteBackward(target: NodeID(field.rawValue + "-text")), at: time)
  }

  mutating func enter(_ field: CardInput.Field, at time: Double) throws {
    try send(.returnKey(target: NodeID(field.rawValue + "-text")), at: time)
  }

  mutating func focus(_ field: CardInput.Field, at time: Double) throws {
    try send(.focus(target: NodeID(field.rawValue + "-text")), at: time)
  }

  mutating func select(_ component: Int, _ row: Int, at time: Double) throws {
    try send(.select(Selection("picker-expiry", component: component, row: row)), at: time)
  }

  mutating func setValue(_ field: CardInput.Field, _ value: String, at time: Double) throws {
    let command = Command("setValue", target: NodeID(field.rawValue), value: .string(value))
    try send(.command(command), at: time)
  }

  /// A screen with the design sizes of the worked examples, W = 352.
  static func design(
    width: Double = 352, environment: Environment = .design
  ) throws -> SceneRun {
    var configuration = CardInput.Configuration()
    configuration.width = width
    return try SceneRun(configuration: configuration, environment: environment)
  }

  /// A run at rest on a page whose input has the keyboard, at second 1.
  static func on(
    _ field: CardInput.Field, environment: Environment = .design
  ) throws -> SceneRun {
    var run = try design(environment: environment)
    try run.focus(field, at: 0)
    try run.settle()
    return run
  }

  var pageWidth: Double { (frame.nodes["card-input"]?.frame.width ?? .nan) + 8 }

  /// The strip's position, in pages, as seen.
  var position: Double { (frame.nodes["input-strip"]?.contentOffset.x ?? .nan) / pageWidth }

  var focusArea: Rect { frame.nodes["focus-area"]?.frame ?? .zero }

  /// The text in the field of an input.
  func text(_ field: CardInput.Field) -> String? {
    frame.nodes[NodeID(field.rawValue + "-text")]?.text
  }

  /// Whether an input shows its button to the next page.
  func showsNext(_ field: CardInput.Field) -> Bool {
    frame.nodes[NodeID(field.rawValue + "-next")]?.hidden == false
  }

  /// A frame as a trace's replay writes it.
  func json() -> String {
    var json = JSONWriter()
    json.frame(frame)
    return json.text
  }
}

extension Environment {
  /// Fonts that measure like the xib's labels (docs/scenes/card-input.md, worked examples): nw
  /// 287.5, nh 21, hc 117, hp 95.5, es 58.5, a 10.5, b 11.
  static let design: Environment = {
    var environment = Environment(date: CalendarDate(year: 2026, month: 6, day: 15))
    let cell = 287.5 / 19 / 21
    let letter = (95.5 / 11 - cell) / 11
    var advances = " X0123456789".unicodeScalars.map { FontMetrics.Advance($0, cell) }
    advances += "NAMESUR".unicodeScalars.map { FontMetrics.Advance($0, letter) }
    environment.fonts["OCRAStd"] = FontMetrics(
      defaultAdvance: 0.72, advances: advances, lineHeight: 1)
    let space = 0.25
    let capital = (117.0 / 8 - 19 * space) / 14
    let narrow = (58.5 / 8 - 4 * capital - 10 * space) / 4
    environment.fonts["CircularStd-Bold"] = FontMetrics(
      defaultAdvance: capital,
      advances: [.init(" ", space)] + "XP.T".unicodeScalars.map { .init($0, narrow) },
      lineHeight: 10.5 / 8)
    return environment
  }()
}

extension CardInput.Field {
  /// The id of the input's text field.
  var textID: NodeID { NodeID(rawValue + "-text") }
}

extension FrameEffect<CardInput.Effect> {
  /// The text field of an input is to have the keyboard.
  static func focus(_ field: CardInput.Field) -> FrameEffect {
    .focus(NodeID(field.rawValue + "-text"))
  }
}
