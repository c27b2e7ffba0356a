import FlowEngine

/// A card that slides up from the bottom over a host screen: closed, compressed or open.
///
/// A trigger brings it up, a vertical pan moves it, a tap on the dimmed host closes it, and a list
/// in it shares the pan. Rules are numbered as in `docs/scenes/glide-card.md`.
public struct GlideCard: Scene {
  /// A place at which the card rests.
  public enum Position: String, MemberChoice {
    case closed, compressed, open
  }

  /// Who follows the finger; never both (rule 10).
  public enum Owner: String, MemberChoice {
    case card, list
  }

  /// The states of the card.
  public enum State: String, CaseIterable, Sendable {
    case resting, dragging, settling, scrolling, removed
  }

  /// The last position reached.
  public internal(set) var position = Position.closed
  /// The position the card is going to, or is at.
  public internal(set) var target = Position.closed
  /// Distance of the card's top from the safe area's top, in points.
  public internal(set) var offset: Double
  /// Opacity of the dim.
  public internal(set) var dimAlpha = 0.0
  /// Corner radius of the card, in points.
  public internal(set) var cornerRadius = 0.0
  /// The list's content offset, in points.
  public internal(set) var listOffset = Point.zero

  /// The finger that is down on the card, which shares it with the list.
  var gesture: PanelPan<Owner>?
  var isSettling = false
  var isRemoved = false

  /// Opens with the card closed.
  public init(_ context: inout Context) {
    offset = Geometry(context.environment, context.configuration).closed
  }

  /// Who follows the finger, while one is down.
  public var owner: Owner? { gesture?.owner }

  /// The state of the card.
  public var state: State {
    if isRemoved { return .removed }
    switch owner {
    case .card: return .dragging
    case .list: return .scrolling
    case nil: return isSettling ? .settling : .resting
    }
  }

  /// Lists the state; frames show the positions and, while a finger is down, who follows it.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("position", &position)
    members.shown("target", &target)
    if let owner { members.derived("owner", owner) }
    members.kept("offset", &offset)
    members.kept("dimAlpha", &dimAlpha, in: 0...Metrics.dimAlpha)
    members.kept("cornerRadius", &cornerRadius, in: 0...Metrics.cornerRadius)
    members.kept("listOffset", &listOffset)
    members.kept("gesture", &gesture)
    members.kept("isSettling", &isSettling)
    members.kept("isRemoved", &isRemoved)
  }

  /// Rejects a card where none of this configuration can be.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    guard context.configuration.segmented || position != .compressed && target != .compressed
    else {
      throw MemberError("expected 'compressed' of a segmented card only", of: "target")
    }
    guard gesture == nil || !isRemoved else {
      throw MemberError("expected null once the card is removed", of: "gesture")
    }
    guard !isSettling || owner != .card && !isRemoved else {
      throw MemberError("expected false of a card that is held or removed", of: "isSettling")
    }
    if isRemoved { return }
    let geometry = Geometry(context.environment, context.configuration)
    guard (0...geometry.limit).contains(offset) else {
      throw MemberError("expected a place inside the window", of: "offset")
    }
    if owner == .card { return }
    guard isSettling || position == target else {
      throw MemberError("expected 'target', where the card rests", of: "position")
    }
    guard offset == geometry.offset(of: target) else {
      throw MemberError("expected the place that belongs to 'target'", of: "offset")
    }
    guard dimAlpha == (target == .closed ? 0 : Metrics.dimAlpha) else {
      throw MemberError("expected the opacity that belongs to 'target'", of: "dimAlpha")
    }
  }
}

extension GlideCard {
  /// `glide-card`.
  public static var name: String { "glide-card" }
  /// One sentence about the screen.
  public static var summary: String {
    "A card that is dragged up from the bottom: closed, compressed or open, with a list in it."
  }
  /// The commands of a host.
  public static let commands: [SceneInput] = [
    SceneInput("show", .name(["compressed", "open"])), "dismiss", "escape", "increment",
    "decrement", "remove",
  ]
}
