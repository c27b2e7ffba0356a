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
    members.kept("keyboard", &keyboard, in: 0...NavigationMetrics.farthest)
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
