import FlowEngine
import FlowTesting
import Scenes
import Testing

extension SceneRun<Onboarding> {
  /// Where the bar is seen.
  var bar: Rect { frame.nodes["bottom-bar"]?.frame ?? .zero }

  /// Room under the content of the page shown.
  var inset: Double { page?.contentInset.bottom ?? .nan }

  /// How far the page shown is scrolled.
  var offset: Double { page?.contentOffset.y ?? .nan }

  /// How much of the done circle is drawn.
  var strokeEnd: Double { frame.nodes["done-circle"]?.strokeEnd ?? .nan }

  /// The ids of the pages in the view tree, back to front.
  var pages: [String] {
    frame.nodes.map(\.id.name).filter { $0.hasPrefix("page-") }
  }

  /// The fields that have the keyboard.
  var focused: [NodeID] { frame.nodes.filter { $0.focused }.map(\.id) }

  private var page: Node? { frame.nodes[NodeID("page-\(scene.page)")] }

  /// Where a page is seen to begin; `nil` if it is not in the view tree.
  func x(_ page: Int) -> Double? { frame.nodes[NodeID("page-\(page)")]?.frame.minX }

  /// The types of the effects of the newest frames from `index` on.
  func effectTypes(from index: Int = 0) -> [String] {
    frames[index...].flatMap { $0.effects }.map(\.type)
  }

  mutating func tap(_ target: NodeID, at time: Double) throws {
    try send(.tap(Tap(on: target)), at: time)
  }

  mutating func type(
    _ text: String, in field: NodeID, range: TextRange? = nil, at time: Double
  ) throws {
    try send(.text(TextEdit(field, replacement: text, range: range)), at: time)
  }

  mutating func focus(_ field: NodeID, at time: Double) throws {
    try send(.focus(target: field), at: time)
  }

  mutating func setValue(_ field: NodeID, _ text: String, at time: Double) throws {
    try send(.command(Command("setValue", target: field, value: .string(text))), at: time)
  }

  /// A keyboard that ends at the window's bottom, or with the given height wherever that is.
  mutating func keyboard(
    _ phase: KeyboardChange.Phase = .willShow, top: Double, height: Double? = nil,
    duration: Double = 0.25, at time: Double
  ) throws {
    let size = engine.environment.size
    let frame = Rect(
      x: 0, y: top, width: size.width, height: height ?? max(size.height - top, 0))
    try send(.keyboard(KeyboardChange(phase, frame: frame, duration: duration)), at: time)
  }

  mutating func hideKeyboard(duration: Double = 0.25, at time: Double) throws {
    try keyboard(.willHide, top: engine.environment.size.height, duration: duration, at: time)
  }

  /// A run with all required fields filled in and a page at rest, by second 2.4.
  static func resting(
    on page: Int, configuration: Onboarding.Configuration = .init(),
    environment: Environment = .form(375, 667)
  ) throws -> SceneRun {
    var run = try SceneRun(configuration: configuration, environment: environment)
    for form in configuration.pages {
      for field in form.fields where field.required {
        try run.setValue(
          NodeID("field-\(field.id)"), field.kind == .date ? "1990-05-17" : "Ann Lee", at: 0)
      }
    }
    for left in 1..<6 where left < page { try run.tap("next-button", at: Double(left) / 2) }
    try run.settle()
    try #require(run.scene.page == page && run.scene.state == .page)
    return run
  }
}

extension Environment {
  /// A window without a safe area, or with one at its bottom.
  static func form(
    _ width: Double, _ height: Double, safeTop: Double = 0, safeBottom: Double = 0
  ) -> Environment {
    Environment(
      size: Size(width: width, height: height),
      safeArea: Insets(top: safeTop, left: 0, bottom: safeBottom, right: 0))
  }
}

extension Onboarding.Configuration {
  /// The default form, the fields of one page replaced.
  static func fields(_ fields: [Onboarding.FieldConfiguration], on page: Int) -> Self {
    var configuration = Self()
    configuration.pages[page - 1].fields = fields
    return configuration
  }

  /// The default form with a third page of fields at given heights in its content.
  static func tall(
    _ tops: [Double], height: Double = 44, contentHeight: Double? = nil
  ) -> Self {
    var configuration = fields(
      tops.enumerated().map { index, top in
        var field = Onboarding.FieldConfiguration("f\(index)", label: "Field")
        field.frame = Rect(x: 24, y: top, width: 327, height: height)
        return field
      }, on: 3)
    configuration.pages[2].contentHeight = contentHeight
    return configuration
  }

  /// Reads a configuration from JSON.
  init(text: String) throws {
    let bytes = Array(text.utf8)
    self = try bytes.withUnsafeBufferPointer { bytes in
      try Self(json: JSONValue(parsing: bytes))
    }
  }
}
