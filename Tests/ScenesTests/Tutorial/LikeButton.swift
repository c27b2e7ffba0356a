import FlowEngine

/// A heart with the number of likes beside it.
///
/// A tap likes at once and asks the host to save it; if that fails, the like is taken back.
public enum LikeButton: Scene {
  /// The scene's name in the header of a trace.
  public static var name: String { "like-button" }
  /// What the screen is.
  public static var summary: String { "A heart that is tapped, with the number of likes." }
  /// What a host may call: `setCount`, whose `value` is the new number of likes.
  public static var commands: [String] { ["setCount"] }
}

extension LikeButton {
  /// Every number of the screen, with where it comes from.
  enum Metrics {
    /// Distance between the heart and the number, in points (our designer).
    static let gap = 8.0
    /// How much larger a liked heart is (our designer).
    static let likedScale = 1.2
    /// How the heart grows and shrinks (our designer).
    static let bounce = Timing.spring(duration: 0.5, dampingRatio: 0.5)
    /// How the halo spreads and fades (our designer).
    static let spread = Timing.curve(.easeOut, duration: 0.4)
    /// How many likes a screen can show.
    static let counts = 0...1_000_000_000
    /// The number's font (platform).
    static let font = Node.Font("System", size: 17)
    /// A heart that is liked, and its halo (our designer).
    static let red = Color(0xE0245E)
    /// A heart that is not (our designer).
    static let gray = Color(0x8899A6)
  }
}

extension LikeButton {
  /// What a client sets up before the button is shown.
  public struct Configuration: SceneConfiguration {
    /// How many likes there are at first.
    public var count = 0
    /// Width and height of the heart, in points.
    public var side = 44.0

    /// A button that nobody likes yet.
    public init() {}

    /// Names the members in the order in which they are written.
    public mutating func visit<Visitor: ConfigurationVisitor & ~Copyable>(
      _ visitor: inout Visitor
    ) throws(ConfigurationError) {
      try visitor.member("count", &count, "how many likes there are at first")
      try visitor.member("side", &side, "width and height of the heart, in points")
    }

    /// Rejects what cannot be shown.
    public func validate() throws(ConfigurationError) {
      guard Metrics.counts.contains(count) else {
        throw ConfigurationError("expected 0 to 1000000000", of: "count")
      }
      guard side.isFinite, side > 0 else {
        throw ConfigurationError("expected a finite length above 0", of: "side")
      }
    }
  }
}

extension LikeButton {
  /// What the button is in.
  public struct State: SceneState {
    /// What the machine is doing.
    public enum Name: String, CaseIterable, Sendable {
      case idle, saving
    }

    /// Whether the user likes it.
    public internal(set) var isLiked = false
    /// How many likes there are, the user's among them.
    public private(set) var count = 0

    /// How many times the host has been asked to save.
    var request = 0
    /// Whether its answer is still to come.
    var isSaving = false
    /// Whether the halo of a new like is on its way out.
    var showsHalo = false
    /// The number as a text, kept so that a layout builds none.
    private(set) var countText = ""

    init(count: Int) {
      setCount(count)
    }

    mutating func setCount(_ count: Int) {
      self.count = count
      countText = "\(count)"
    }

    /// What the machine is doing.
    public var name: Name { isSaving ? .saving : .idle }

    /// Writes the members that follow `name` in a frame.
    public func write(to json: inout JSONWriter) {
      json.member("liked", isLiked)
      json.member("count", count)
    }
  }
}

extension LikeButton {
  /// What the button asks of its host.
  public enum Effect: SceneEffect {
    /// Save whether the user likes it; the answer is a `response` to `id(of: request)`.
    case save(request: Int, liked: Bool)
    /// Let a screen reader say something.
    case announce(String)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .save: "save"
      case .announce: "announce"
      }
    }

    /// Writes the members that follow `type` in a frame.
    public func write(to json: inout JSONWriter) {
      switch self {
      case .save(let request, let liked):
        json.member("id", Self.id(of: request))
        json.member("liked", liked)
      case .announce(let text): json.member("text", text)
      }
    }

    /// The `id` under which a request is answered.
    static func id(of request: Int) -> String { "save-\(request)" }
  }

  /// What the button sends itself when an animation has ended.
  public enum Completion: Equatable, Sendable {
    /// The halo is gone.
    case haloFaded
  }
}

extension LikeButton {
  /// The nodes, in drawing order.
  public enum Part: ScenePart {
    case button, halo, heart, count

    /// The node's id.
    public var id: NodeID {
      switch self {
      case .button: "button"
      case .halo: "halo"
      case .heart: "heart"
      case .count: "count"
      }
    }

    /// What sort of view it is.
    public var kind: Node.Kind {
      switch self {
      case .button: .button
      case .halo, .heart: .shape
      case .count: .label
      }
    }

    /// The node it is in.
    public var parent: Part? { self == .button ? nil : .button }
  }
}

extension LikeButton {
  /// Puts the nodes of a state into `nodes`, each where it is to end up.
  public static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    let side = configuration.side
    let text = environment.size(of: state.countText, in: Metrics.font)
    let width = side + Metrics.gap + text.width
    let isMirrored = environment.layoutDirection == .rightToLeft

    nodes.append(
      Part.button,
      frame: Rect(
        x: (environment.size.width - width) / 2, y: (environment.size.height - side) / 2,
        width: width, height: side)
    ) { button in
      button.enabled = !state.isSaving
      button.interactive = true
      button.accessibilityLabel = "Like"
      button.accessibilityValue = state.countText
      button.accessibilityTraits = state.isLiked ? [.button, .selected] : .button
      if state.isSaving { button.accessibilityTraits.insert(.notEnabled) }
    }

    let box = Rect(x: isMirrored ? width - side : 0, y: 0, width: side, height: side)
    if state.showsHalo {
      nodes.append(Part.halo, frame: box.insetBy(dx: -side / 2, dy: -side / 2)) { halo in
        halo.alpha = 0
        halo.cornerRadius = side
        halo.borderWidth = 2
        halo.borderColor = Metrics.red
      }
    }
    nodes.append(Part.heart, frame: box) { heart in
      let scale = state.isLiked ? Metrics.likedScale : 1
      heart.transform = Transform(scale: Point(x: scale, y: scale))
      heart.background = state.isLiked ? Metrics.red : Metrics.gray
    }

    nodes.append(
      Part.count,
      frame: Rect(
        x: isMirrored ? 0 : side + Metrics.gap, y: (side - text.height) / 2, width: text.width,
        height: text.height)
    ) { count in
      count.text = state.countText
      count.font = Metrics.font
    }
  }
}

extension LikeButton {
  /// The state that the button opens in.
  public static func start(_ context: inout SceneContext<LikeButton>) -> State {
    State(count: context.configuration.count)
  }

  /// Changes the state as the event demands.
  ///
  /// - Throws: `EventError` for a command or a value that there is not; nothing is changed then.
  public static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<LikeButton>
  ) throws(EventError) {
    switch event {
    case .tap(let tap):
      guard tap.target == Part.button.id, !state.isSaving else { return }
      toggle(&state, &context)
      state.isSaving = true
      state.request += 1
      context.send(.save(request: state.request, liked: state.isLiked))
    case .response(let response): answer(response, &state, &context)
    case .command(let command): try call(command, &state)
    case .pan, .scroll, .text, .deleteBackward, .returnKey, .focus, .blur, .select, .keyboard,
      .environment, .tick:
      break
    }
  }

  /// Changes the state at the end of an animation.
  public static func complete(
    _ state: inout State, _ completion: Completion, _ context: inout SceneContext<LikeButton>
  ) {
    switch completion {
    case .haloFaded: state.showsHalo = false
    }
  }
}

extension LikeButton {
  /// Likes, or takes a like back.
  private static func toggle(_ state: inout State, _ context: inout SceneContext<LikeButton>) {
    state.isLiked.toggle()
    // The host may have set the number to 0 in the meantime.
    state.setCount(max(0, state.count + (state.isLiked ? 1 : -1)))
    context.animate(Transaction(Metrics.bounce, of: Part.heart.id))
    guard state.isLiked, let heart = context.presented[Part.heart.id] else { return }
    state.showsHalo = true
    context.animate(
      Transaction(
        Metrics.spread, of: Part.halo.id, completion: .haloFaded,
        from: [
          .init(Part.halo.id, .frame, from: AnimatableValue(heart.frame)),
          .init(Part.halo.id, .alpha, from: AnimatableValue(1)),
        ]))
  }

  /// The host says whether it could save.
  private static func answer(
    _ response: Response, _ state: inout State, _ context: inout SceneContext<LikeButton>
  ) {
    guard state.isSaving, response.id == Effect.id(of: state.request) else { return }
    state.isSaving = false
    guard response.outcome == .failure else { return }
    toggle(&state, &context)
    context.send(.announce("Your like could not be saved"))
  }

  private static func call(_ command: Command, _ state: inout State) throws(EventError) {
    guard commands.contains(command.name) else {
      throw .unknownCommand(command.name, known: commands)
    }
    guard case .number(let number) = command.value, let count = Int(exactly: number),
      Metrics.counts.contains(count)
    else {
      throw .invalidMember("value", expected: "a whole number from 0 to 1000000000")
    }
    state.setCount(count)
  }
}
