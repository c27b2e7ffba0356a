import FlowEngine

/// A heart with the number of likes beside it.
///
/// A tap likes at once and asks the host to save it; if that fails, the like is taken back.
struct LikeButton: Scene {
  /// The nodes, in drawing order.
  enum Part: String, ScenePart {
    case button, halo, heart, count

    var kind: Node.Kind { self == .button ? .button : self == .count ? .label : .shape }
    var parent: Part? { self == .button ? nil : .button }
  }

  enum State: String, CaseIterable, Sendable { case idle, saving }

  static let name = "like-button"
  static let summary = "A heart that is tapped, with the number of likes."
  /// What a host may call: `setCount`, whose `value` is the new number of likes.
  static let commands = [SceneInput("setCount", .number)]

  private(set) var isLiked = false
  /// How many likes there are, the user's among them.
  private(set) var count: Int
  /// How many times the host has been asked to save.
  private(set) var request = 0
  private(set) var isSaving = false
  /// Whether the halo of a new like is on its way out.
  private(set) var showsHalo = false

  /// Opens with the client's number of likes.
  init(_ context: inout Context) { count = context.configuration.count }

  var state: State { isSaving ? .saving : .idle }

  /// Lists the state: what frames show, and what is only kept.
  mutating func visit(_ members: inout StateMembers) {
    members.shown("liked", &isLiked)
    members.shown("count", &count, in: Metrics.counts)
    members.kept("request", &request, in: Metrics.counts)
    members.kept("isSaving", &isSaving)
    members.kept("showsHalo", &showsHalo)
  }
}

extension LikeButton {
  /// What a client sets up before the button is shown.
  struct Configuration: SceneConfiguration {
    /// How many likes there are at first.
    var count = 0
    /// Width and height of the heart, in points.
    var side = 44.0

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("count", &count, "how many likes there are at first")
      members.member("side", &side, "width and height of the heart, in points")
    }

    func validate() throws(MemberError) {
      guard Metrics.counts.contains(count) else {
        throw MemberError("expected 0 to 1000000000", of: "count")
      }
      guard side > 0 else { throw MemberError("expected a length above 0", of: "side") }
    }
  }

  /// Every number of the screen, with its source (all from our designer).
  enum Metrics {
    /// Distance between the heart and the number, in points.
    static let gap = 8.0
    static let likedScale = 1.2
    static let bounce = Timing.spring(duration: 0.5, dampingRatio: 0.5)
    static let spread = Timing.curve(.easeOut, duration: 0.4)
    /// How many likes there can be.
    static let counts = 0...1_000_000_000
    static let font = Node.Font("System", size: 17)
    static let (red, gray) = (Color(0xE0245E), Color(0x8899A6))
  }

  /// Asks the host to save whether the user likes it; the answer is a `response` to the `id`.
  struct Effect: SceneEffect {
    var request: Int
    var liked: Bool

    var type: String { "save" }
    var id: String { "save-\(request)" }

    func write(to members: inout MemberWriter) {
      members.member("id", id)
      members.member("liked", liked)
    }
  }

  /// What the button sends itself when an animation has ended.
  enum Completion: String, Sendable { case haloFaded }

  /// Puts the nodes into `nodes`, each where it is to end up.
  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let side = configuration.side
    let text = environment.size(of: "\(count)", in: Metrics.font)
    let size = Size(width: side + Metrics.gap + text.width, height: side)
    let isMirrored = environment.layoutDirection == .rightToLeft

    let button = Rect(center: environment.window.center, size: size)
    nodes.append(Part.button, frame: button) { node in
      node.enabled = !isSaving
      node.interactive = true
      node.accessibilityLabel = "Like"
      node.accessibilityValue = "\(count)"
      node.accessibilityTraits = isLiked ? [.button, .selected] : .button
      if isSaving { node.accessibilityTraits.insert(.notEnabled) }
    }
    let box = Rect(x: isMirrored ? size.width - side : 0, y: 0, width: side, height: side)
    if showsHalo {
      nodes.append(Part.halo, frame: box.insetBy(dx: -side / 2, dy: -side / 2)) { halo in
        halo.alpha = 0
        halo.cornerRadius = side
        halo.borderWidth = 2
        halo.borderColor = Metrics.red
      }
    }
    nodes.append(Part.heart, frame: box) { heart in
      let scale = isLiked ? Metrics.likedScale : 1
      heart.transform = Transform(scale: Point(x: scale, y: scale))
      heart.background = isLiked ? Metrics.red : Metrics.gray
    }
    let place = Point(x: isMirrored ? 0 : side + Metrics.gap, y: (side - text.height) / 2)
    nodes.append(Part.count, frame: Rect(origin: place, size: text)) { node in
      node.text = "\(count)"
      node.font = Metrics.font
    }
  }
}

extension LikeButton {
  /// Likes at a tap, and takes the host's answers and calls.
  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap):
      guard tap.target == Part.button.id, !isSaving else { return }
      toggle(&context)
      isSaving = true
      request += 1
      context.send(Effect(request: request, liked: isLiked))
    case .response(let response):
      guard isSaving, response.id == Effect(request: request, liked: isLiked).id else { return }
      isSaving = false
      guard response.outcome == .failure else { return }
      toggle(&context)
      context.announce("Your like could not be saved")
    case .command(let command):
      guard case .number(let number) = command.value, let count = Int(exactly: number),
        Metrics.counts.contains(count)
      else { throw .invalidMember("value", expected: "a whole number from 0 to 1000000000") }
      self.count = count
    default: break
    }
  }

  /// The halo is gone.
  mutating func complete(_ completion: Completion, _ context: inout Context) { showsHalo = false }

  /// Likes, with a new halo or with the one that still fades, or takes a like back.
  private mutating func toggle(_ context: inout Context) {
    isLiked.toggle()
    // The host may have set the number to 0, or to the most there can be, in the meantime.
    count = min(max(0, count + (isLiked ? 1 : -1)), Metrics.counts.upperBound)
    context.animate(Transaction(Metrics.bounce, of: Part.heart.id))
    let presented = context.presented
    guard isLiked, let start = presented[Part.halo] ?? presented[Part.heart] else { return }
    showsHalo = true
    var spread = Transaction(Metrics.spread, of: Part.halo.id, completion: Completion.haloFaded)
    spread.starts.append(.init(Part.halo.id, .frame, from: AnimatableValue(start.frame)))
    spread.starts.append(.init(Part.halo.id, .alpha, from: AnimatableValue(start.alpha)))
    context.animate(spread)
  }
}
