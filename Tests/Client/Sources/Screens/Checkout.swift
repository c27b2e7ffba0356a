import FlowEngine

/// A pay button that waits for its host, and gives up after a time.
public struct Checkout: Scene {
  /// What the client sets up.
  public struct Configuration: SceneConfiguration {
    /// How long an answer is waited for, in seconds.
    public var patience = 10.0

    /// Ten seconds.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("patience", &patience, "how long an answer is waited for, in seconds")
    }
  }

  /// What the button is doing.
  public enum State: String, CaseIterable, Sendable {
    case ready, paying, paid
  }

  /// What is asked of the host.
  public struct Pay: SceneEffect {
    var attempt: Int

    /// Makes the effect of an attempt, counted from 1.
    public init(attempt: Int) {
      self.attempt = attempt
    }

    /// The effect's `type` in a frame.
    public var type: String { "pay" }

    /// Its type and its member.
    public static let descriptions = [EffectDescription("pay", .member("id", String.self))]

    /// Writes the `id` under which it is answered.
    public func write(to members: inout MemberWriter) {
      members.member("id", "pay-\(attempt)")
    }
  }
  /// What is asked of the host.
  public typealias Effect = Pay

  /// What the screen sends itself.
  public enum Completion: String, Sendable {
    /// No answer has come in time.
    case timedOut
  }

  /// The one node.
  public enum Part: String, ScenePart {
    case pay

    /// A button.
    public var kind: Node.Kind { .button }
  }

  /// The scene's name in the header of a trace.
  public static let name = "checkout"
  /// What the screen is.
  public static let summary = "A pay button that waits for its host."
  /// `reset`: as if nothing had been paid.
  public static let commands: [SceneInput] = ["reset"]

  /// What the button is doing.
  public private(set) var state = State.ready
  var attempt = 0

  /// Opens ready to pay.
  public init(_ context: inout Context) {}

  /// Lists the state.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("attempt", &attempt)
    var name = state.rawValue
    members.kept("doing", &name)
    state = State(rawValue: name) ?? .ready
  }

  /// Pays at a tap, and takes the host's answer.
  public mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .tap(let tap):
      guard tap.target == Part.pay.id, state == .ready else { return }
      attempt += 1
      state = .paying
      context.send(Pay(attempt: attempt))
      context.schedule(.timedOut, after: context.configuration.patience)
    case .response(let response):
      guard state == .paying, response.id == "pay-\(attempt)" else { return }
      context.cancel(.timedOut)
      state = response.outcome == .success ? .paid : .ready
    case .command: state = .ready
    default: break
    }
  }

  /// No answer has come in time.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {
    if state == .paying { state = .ready }
  }

  /// Puts the button at the bottom.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let size = environment.size
    nodes.append(
      Part.pay, frame: Rect(x: 16, y: size.height - 83, width: max(0, size.width - 32), height: 49)
    ) { button in
      button.text = state == .paid ? "Paid" : "Pay"
      button.enabled = state == .ready
      button.interactive = true
      button.accessibilityLabel = "Pay"
      button.accessibilityTraits = .button
    }
  }
}
