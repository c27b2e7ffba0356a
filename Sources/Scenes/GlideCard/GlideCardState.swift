import FlowEngine

extension GlideCard {
  /// A place at which the card rests.
  public enum Position: String, CaseIterable, Equatable, Sendable {
    case closed, compressed, open
  }

  /// Who follows the finger; never both (rule 10).
  public enum Owner: String, CaseIterable, Equatable, Sendable {
    case card, list
  }

  /// What the card is in.
  public struct State: SceneState {
    /// What the machine is doing.
    public enum Name: String, CaseIterable, Sendable {
      case resting, dragging, settling, scrolling, removed
    }

    /// A finger that is down on the card.
    struct Gesture: Equatable, Sendable {
      /// Who follows it; `nil` until its direction is known.
      var owner: Owner?
      /// The card's offset when it became the owner, in points.
      var startOffset = 0.0
      /// The finger's translation at that moment, in points.
      var startTranslation = 0.0
      /// The finger's translation at the last sample, in points.
      var lastTranslation = 0.0

      /// Makes the card the owner: from here on it moves as the finger does.
      mutating func hold(at offset: Double) {
        owner = .card
        startOffset = offset
        startTranslation = lastTranslation
      }
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

    var gesture: Gesture?
    var isSettling = false
    var isRemoved = false

    init(offset: Double) {
      self.offset = offset
    }

    /// Who follows the finger, while one is down.
    public var owner: Owner? { gesture?.owner }

    /// What the machine is doing.
    public var name: Name {
      if isRemoved { return .removed }
      switch owner {
      case .card: return .dragging
      case .list: return .scrolling
      case nil: return isSettling ? .settling : .resting
      }
    }

    /// Writes `position`, `target` and, while a finger is down, `owner`.
    public func write(to json: inout JSONWriter) {
      json.member("position", position.rawValue)
      json.member("target", target.rawValue)
      if let owner { json.member("owner", owner.rawValue) }
    }
  }
}
