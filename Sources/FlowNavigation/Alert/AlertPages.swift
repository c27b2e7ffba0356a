import FlowEngine

/// What lies under an `Alert`, and the alerts that come up over it.
public protocol AlertPages: NavigationPages {
  /// The scene that lies under the alerts.
  associatedtype Base: Scene
  /// The names of the alerts; the raw values are those in commands, effects and the state.
  associatedtype Name: MemberChoice & Equatable
  /// What the buttons answer; the raw values are those in commands, effects and the state.
  associatedtype Answer: MemberChoice & Equatable

  /// The configuration of the scene below.
  static func configuration(of configuration: Configuration) -> Base.Configuration

  /// What an alert says when it comes up.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - base: The scene below, as it is then; what is a secret of it must not be said.
  ///   - environment: The environment, for texts in its language.
  static func content(
    of alert: Name, over base: Base, in environment: Environment
  ) -> AlertContent<Answer>

  /// Looks at the scene below when it has taken part in a step; nothing by default.
  mutating func baseDidChange(
    _ base: inout Child<Base>, _ alerts: inout AlertRequests<Name>,
    _ context: inout Alert<Self>.Context)

  /// An alert has been answered; nothing by default. The effect `answered` is requested in any case.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - answer: What its button answers.
  ///   - base: The scene below, which may be sent events.
  ///   - alerts: Further alerts may be asked for.
  ///   - context: The context of the alerts' scene.
  mutating func didAnswer(
    _ alert: Name, with answer: Answer, _ base: inout Child<Base>,
    _ alerts: inout AlertRequests<Name>, _ context: inout Alert<Self>.Context)
}

extension AlertPages {
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
    _ alert: Name, with answer: Answer, _ base: inout Child<Base>,
    _ alerts: inout AlertRequests<Name>, _ context: inout Alert<Self>.Context
  ) {}
}

/// The alerts that are asked for, in order.
public struct AlertRequests<Name: Equatable & Sendable>: Sendable {
  var requests: [Name] = []

  /// Brings up an alert; one that is up is answered first.
  public mutating func present(_ alert: Name) { requests.append(alert) }
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
