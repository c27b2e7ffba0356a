import FlowEngine

/// Alerts over a scene, one at a time: a title, a message, and one to three buttons that answer.
///
/// While an alert is up, the scene below keeps its state and receives no touches; of commands, only `open`
/// reaches it. It is out of reach of assistive technologies. Which alert is up is in the state, and the saved
/// state brings it back.
public struct Alert<Pages: AlertPages>: ComposedScene {
  /// The configuration.
  public typealias Configuration = Pages.Configuration
  /// The answers, and the screens' effects.
  public typealias Effect = AlertEffect<Pages.Effect>
  /// The nodes of the alert's own.
  public typealias Part = AlertPart

  /// The name that the screens give it.
  public static var name: String { Pages.name }
  /// The screens'.
  public static var summary: String { Pages.summary }
  /// The screens'.
  @inlinable public static var steps: VersionSteps { Pages.steps }
  /// The pages'.
  public static var strings: [SceneString] { Pages.strings }
  /// `present` with an alert's name, `answer` with that of a button, `dismiss` without an answer, `escape`;
  /// `open` and `popToRoot` if the scene below takes them.
  public static var commands: [SceneInput] {
    [
      SceneInput("present", .name(Pages.Name.allCases.map { $0.rawValue })),
      SceneInput("answer", .name(Pages.Answer.allCases.map { $0.rawValue })), "dismiss", "escape",
    ]
      + Pages.Base.inputs.filter {
        $0.targets.isEmpty && ($0.name.bytes == "open" || $0.name.bytes == "popToRoot")
      }
  }

  /// What the screens keep besides the scene below.
  public internal(set) var pages = Pages()
  /// The scene below.
  @inlinable public var base: Child<Pages.Base> { held }
  @usableFromInline var held: Child<Pages.Base>
  /// The alert that is up.
  public internal(set) var alert: Pages.Name?
  /// What it says.
  public internal(set) var content = AlertContent<Pages.Answer>()
  /// The alerts that come up behind it.
  public internal(set) var waiting: [Pages.Name] = []
  /// How far the keyboard reaches into the window, in points.
  var keyboard = 0.0

  /// Opens the scene below.
  public init(_ context: inout Context) {
    held = Child(
      Pages.Base.self, Pages.configuration(of: context.configuration), &context)
  }

  /// Lists the state.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("alert", &alert)
    members.kept("content", &content)
    members.kept("waiting", &waiting)
    members.kept("keyboard", &keyboard, in: 0...SheetMetrics.farthest)
    members.group("own") { pages.visit(&$0) }
  }

  /// Lists the scene below, which its user cannot reach under an alert.
  @inlinable public mutating func visitChildren(_ children: inout ChildVisitor) {
    if alert == nil {
      children.visit("base", &held)
    } else {
      children.withoutInput { $0.visit("base", &held) }
    }
  }

  /// The scene below, while no alert is up.
  @inlinable public var touchedChild: String? { alert == nil ? "base" : nil }

  /// Checks that an alert that is up can be answered.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    guard alert != nil || waiting.isEmpty else {
      throw MemberError("expected no alert behind one that is not up", of: "waiting")
    }
    let answers = content.buttons.map { $0.answer }
    for index in answers.indices where answers[..<index].contains(answers[index]) {
      throw MemberError("expected buttons with an answer each", of: "content")
    }
    guard alert == nil ? answers.isEmpty : 1...3 ~= answers.count else {
      throw MemberError("expected 1 to 3 buttons, or none without an alert", of: "content")
    }
  }
}

/// The nodes of an alert.
public enum AlertPart: String, ScenePart {
  /// What lies below.
  case below
  /// What dims it.
  case dim
  /// The alert.
  case alert
  /// Its title.
  case title
  /// Its message.
  case message
  /// The button with an answer.
  case button = "button-<answer>"

  /// Its kind of view.
  public var kind: Node.Kind {
    switch self {
    case .below, .dim, .alert: .view
    case .title, .message: .label
    case .button: .button
    }
  }

  /// The node it is in.
  public var parent: AlertPart? {
    switch self {
    case .below, .dim, .alert: nil
    case .title, .message, .button: .alert
    }
  }
}

/// The numbers of an alert's look and movement. docs/navigation.md has their sources.
enum AlertMetrics {
  /// The width of an alert, in points.
  static let width = 270.0
  /// The radius of its corners, in points.
  static let cornerRadius = 14.0
  /// The height of a button, in points.
  static let button = 44.0
  /// The distance of the texts from the alert's edges, in points.
  static let (margin, top) = (16.0, 20.0)
  /// The opacity of the dim.
  static let dimAlpha = 0.2
  /// How an alert comes and goes. A fade this short is kept with reduced motion.
  static let appearance = Timing.curve(.easeOut, duration: 0.2)
  /// The scale from which it comes.
  static let scale = 1.2
  /// The distance of the message from the title, in points.
  static let gap = 4.0
  /// What the title of a button leaves free of its half, both sides together, in points.
  static let buttonRoom = 16.0
  /// By how much a text of several lines needs more of them than its width says.
  static let ragged = 1.1

  /// How far a button's edges are from its title, above and below, in points.
  static let buttonMargin = 11.0

  static var titleFont: SceneFont { SceneFont("System-Semibold", size: 17, upTo: .xxxLarge) }
  static var messageFont: SceneFont { SceneFont("System", size: 13, upTo: .xxxLarge) }
  static var buttonFont: SceneFont { SceneFont("System", size: 17, upTo: .xxxLarge) }

  static var dim: SceneColor { SceneColor("dim", 0x000000) }
  static var alert: SceneColor { SceneColor("alert", 0xF2F2F2, dark: 0x1E1E1E) }
  static var ink: SceneColor { SceneColor("ink", 0x000000, dark: 0xFFFFFF) }
  static var tint: SceneColor {
    SceneColor("tint", 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
  }
  static var destructive: SceneColor {
    SceneColor("destructive", 0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
  }
}
