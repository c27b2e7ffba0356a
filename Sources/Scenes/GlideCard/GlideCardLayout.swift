import FlowEngine

extension GlideCard {
  /// The nodes of the screen, in drawing order.
  public enum Part: ScenePart {
    case host, trigger, dim, card, scroll, grabber

    /// The node's id.
    public var id: NodeID {
      switch self {
      case .host: "host"
      case .trigger: "trigger"
      case .dim: "dim"
      case .card: "card"
      case .scroll: "scroll"
      case .grabber: "grabber"
      }
    }

    /// What sort of view it is.
    public var kind: Node.Kind {
      switch self {
      case .host, .dim, .card, .grabber: .view
      case .trigger: .button
      case .scroll: .scroll
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

  /// Puts the host, the dim and the card with what is in it into `nodes`.
  public static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    let window = Rect(origin: .zero, size: environment.size)
    appendHost(environment, window, into: &nodes)
    if state.isRemoved { return }
    nodes.append(Part.dim, frame: window) { dim in
      dim.alpha = state.dimAlpha
      dim.background = Metrics.dim
      dim.interactive = true
      dim.accessibilityLabel = "Dismiss"
      dim.accessibilityTraits = .button
    }
    appendCard(state, environment, configuration, into: &nodes)
  }

  private static func appendHost(
    _ environment: Environment, _ window: Rect, into nodes: inout NodeList
  ) {
    nodes.append(Part.host, frame: window) { host in
      host.background = Metrics.host
    }
    let side = Metrics.trigger.side
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? Metrics.trigger.margin : window.width - Metrics.trigger.margin - side
    nodes.append(
      Part.trigger, frame: Rect(x: x, y: environment.safeArea.top, width: side, height: side)
    ) { trigger in
      trigger.interactive = true
      trigger.accessibilityLabel = "Show card"
      trigger.accessibilityTraits = .button
    }
  }

  private static func appendCard(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    let width = environment.size.width
    let limit = max(0, environment.size.height - environment.safeArea.top)
    let height = max(0, limit - state.offset)
    nodes.append(
      Part.card,
      frame: Rect(x: 0, y: environment.safeArea.top + state.offset, width: width, height: height)
    ) { card in
      card.cornerRadius = state.cornerRadius
      card.background = Metrics.card
      card.interactive = true
      card.accessibilityLabel = "Card"
      card.accessibilityValue = state.target.rawValue
    }
    if configuration.content.scrolls {
      nodes.append(
        Part.scroll,
        frame: Rect(
          x: 0, y: Metrics.listTop, width: width, height: max(0, height - Metrics.listTop))
      ) { scroll in
        scroll.enabled = state.target == .open
        scroll.background = Metrics.card
        scroll.contentOffset = state.listOffset
        scroll.contentSize = Size(width: width, height: configuration.content.height)
        scroll.interactive = true
        scroll.accessibilityLabel = "Card content"
      }
    }
    guard configuration.indicator else { return }
    var frame = Metrics.grabber
    frame.origin.x = (width - frame.width) / 2
    nodes.append(Part.grabber, frame: frame) { grabber in
      grabber.cornerRadius = Metrics.grabberRadius
      grabber.background = Metrics.grabberColor
      grabber.interactive = true
      grabber.accessibilityLabel = "Card grabber"
    }
  }
}
