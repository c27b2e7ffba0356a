import FlowEngine

/// What lies under an `Alert`, and the alerts that come up over it.
public protocol AlertPages: Sendable {
  /// The scene that lies under the alerts.
  associatedtype Base: Scene
  /// The names of the alerts; the raw values are those in commands, effects and the state.
  associatedtype Name: MemberChoice & Equatable
  /// The configuration; it has a group for the scene below.
  associatedtype Configuration: SceneConfiguration = NoConfiguration
  /// What is asked of whoever holds the whole, besides the answers.
  associatedtype Effect: SceneEffect = Never

  /// The name of the whole as a scene.
  static var name: String { get }
  /// One sentence that says what it is.
  static var summary: String { get }

  /// Creates the value; the scene below is not in it.
  init()

  /// The configuration of the scene below.
  static func configuration(of configuration: Configuration) -> Base.Configuration

  /// What an alert says when it comes up.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - base: The scene below, as it is then; what is a secret of it must not be said.
  static func content(of alert: Name, over base: Base) -> AlertContent

  /// Looks at the scene below when it has taken part in a step; nothing by default.
  mutating func baseDidChange(
    _ base: inout Child<Base>, _ alerts: inout AlertRequests<Name>,
    _ context: inout Alert<Self>.Context)

  /// An alert has been answered; nothing by default. The effect `answered` is requested in any case.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - button: The name of the button.
  ///   - base: The scene below, which may be sent events.
  ///   - alerts: Further alerts may be asked for.
  mutating func didAnswer(
    _ alert: Name, with button: String, _ base: inout Child<Base>,
    _ alerts: inout AlertRequests<Name>, _ context: inout Alert<Self>.Context)
}

extension AlertPages {
  /// Empty by default.
  public static var summary: String { "" }

  /// The default by default.
  public static func configuration(of configuration: Configuration) -> Base.Configuration {
    Base.Configuration()
  }

  /// Nothing by default.
  public mutating func baseDidChange(
    _ base: inout Child<Base>, _ alerts: inout AlertRequests<Name>,
    _ context: inout Alert<Self>.Context
  ) {}

  /// Nothing by default.
  public mutating func didAnswer(
    _ alert: Name, with button: String, _ base: inout Child<Base>,
    _ alerts: inout AlertRequests<Name>, _ context: inout Alert<Self>.Context
  ) {}
}

/// The alerts that are asked for, in order.
public struct AlertRequests<Name: Equatable & Sendable>: Sendable {
  var requests: [Name] = []

  /// Brings up an alert; one that is up is answered first.
  public mutating func present(_ alert: Name) { requests.append(alert) }
}

/// What an alert says, and the buttons that answer it.
public struct AlertContent: StateGroup, Equatable {
  /// What it is about, in a few words.
  public var title: String
  /// What there is to know; empty for nothing.
  public var message: String
  /// The buttons, 1 to 3; of more, the first three.
  public var buttons: [AlertButton]

  /// Creates an empty content.
  public init() { self.init("", buttons: []) }

  /// Creates a content; without buttons it has one that says OK.
  public init(_ title: String, message: String = "", buttons: [AlertButton]) {
    self.title = title
    self.message = message
    self.buttons = Array(buttons.prefix(3))
    if buttons.isEmpty { self.buttons = [AlertButton("ok", title: "OK")] }
  }

  /// Lists the members.
  public mutating func visit(_ members: inout StateMembers) {
    members.kept("title", &title)
    members.kept("message", &message)
    members.kept("buttons", &buttons)
  }
}

/// A button of an alert.
public struct AlertButton: StateGroup, Equatable {
  /// What a button does.
  public enum Role: String, MemberChoice {
    /// It goes on.
    case `default`
    /// It leaves everything as it is; it answers the escape gesture, too.
    case cancel
    /// It destroys something.
    case destructive
  }

  /// The name of the answer.
  public var name: String
  /// The button's text.
  public var title: String
  /// What it does.
  public var role: Role

  /// Creates an empty button.
  public init() { self.init("", title: "") }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - name: The name of the answer; each button of an alert has another one.
  ///   - title: Its text.
  ///   - role: What it does.
  public init(_ name: String, title: String, role: Role = .default) {
    self.name = name
    self.title = title
    self.role = role
  }

  /// Lists the members.
  public mutating func visit(_ members: inout StateMembers) {
    members.kept("name", &name)
    members.kept("title", &title)
    members.kept("role", &role)
  }
}

/// What an alert asks of whoever holds it: its answers, and what its screens ask for.
public enum AlertEffect<Own: SceneEffect>: SceneEffect {
  /// An alert has been answered with a button.
  case answered(alert: String, button: String)
  /// An effect of the screens.
  case own(Own)

  /// `answered`, or that of the screens' effect.
  public var type: String {
    switch self {
    case .answered: "answered"
    case .own(let effect): effect.type
    }
  }

  /// Whether the screens' effect does.
  public var carriesSecret: Bool {
    if case .own(let effect) = self { effect.carriesSecret } else { false }
  }

  /// `answered`, and those of the screens.
  public static var descriptions: [EffectDescription] {
    [
      EffectDescription(
        "answered", .member("alert", String.self), .member("button", String.self))
    ] + Own.descriptions
  }

  /// Writes the members.
  public func write(to members: inout MemberWriter) {
    switch self {
    case .answered(let alert, let button):
      members.member("alert", alert)
      members.member("button", button)
    case .own(let effect): effect.write(to: &members)
    }
  }
}
