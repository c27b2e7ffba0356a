import FlowEngine

extension GlideCard {
  /// The nodes of the screen, in drawing order.
  public enum Part: String, ScenePart {
    case host, trigger, dim, card, scroll, grabber

    /// Its kind of view.
    public var kind: Node.Kind {
      switch self {
      case .host, .dim, .card, .grabber: .view
      case .trigger: .button
      case .scroll: .scroll
      }
    }

    /// The gestures: who follows a pan on the list is decided here (rule 10).
    public var gestures: GestureSet {
      switch self {
      case .card, .grabber: [.tap, .pan]
      case .scroll: [.tap, .pan, .scroll]
      case .host, .trigger, .dim: .tap
      }
    }

    /// The node it is in.
    public var parent: Part? {
      switch self {
      case .host, .dim, .card: nil
      case .trigger: .host
      case .scroll, .grabber: .card
      }
    }
  }
}
