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

  /// Appends the host, the dim and the card with its content to `nodes`.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    if configuration.host { appendHost(environment, into: &nodes) }
    if isRemoved { return }
    nodes.append(Part.dim, frame: environment.window) { dim in
      dim.alpha = dimAlpha
      dim.background = Metrics.dim
      dim.interactive = true
      dim.accessibilityLabel = "Dismiss"
      dim.accessibilityTraits = .button
    }
    appendCard(environment, configuration, into: &nodes)
  }

  private func appendHost(_ environment: Environment, into nodes: inout NodeBuilder) {
    nodes.append(Part.host, frame: environment.window) { host in
      host.background = Metrics.host
    }
    let side = Metrics.trigger.side
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x =
      isMirrored ? Metrics.trigger.margin : environment.size.width - Metrics.trigger.margin - side
    nodes.append(
      Part.trigger, frame: Rect(x: x, y: environment.safeArea.top, width: side, height: side)
    ) { trigger in
      trigger.text = Metrics.triggerTitle
      trigger.textColor = Metrics.triggerColor
      trigger.font = Metrics.triggerFont
      trigger.interactive = true
      trigger.accessibilityLabel = "Show card"
      trigger.accessibilityTraits = .button
    }
  }

  private func appendCard(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let width = environment.size.width
    let limit = max(0, environment.size.height - environment.safeArea.top)
    let height = max(0, limit - offset)
    let hasGrabber = configuration.indicator
    nodes.append(
      Part.card,
      frame: Rect(x: 0, y: environment.safeArea.top + offset, width: width, height: height)
    ) { node in
      node.cornerRadius = cornerRadius
      node.background = Metrics.card
      node.interactive = true
      node.accessibilityLabel = "Card"
      node.accessibilityValue = target.rawValue
      if !hasGrabber { node.accessibilityTraits = .adjustable }
    }
    if configuration.content.scrolls {
      let content = Size(width: width, height: configuration.content.height)
      nodes.append(
        Part.scroll,
        frame: Rect(
          x: 0, y: Metrics.listTop, width: width, height: max(0, height - Metrics.listTop))
      ) { scroll in
        scroll.enabled = target == .open
        scroll.background = Metrics.card
        scroll.contentOffset = listOffset
        scroll.contentSize = content
        scroll.clipsToBounds = true
        scroll.interactive = true
        scroll.accessibilityLabel = "Card content"
      }
    }
    guard hasGrabber else { return }
    var frame = Metrics.grabber
    frame.origin.x = (width - frame.width) / 2
    nodes.append(Part.grabber, frame: frame) { grabber in
      grabber.cornerRadius = Metrics.grabberRadius
      grabber.background = Metrics.grabberColor
      grabber.interactive = true
      grabber.accessibilityLabel = "Card grabber"
      grabber.accessibilityValue = target.rawValue
      grabber.accessibilityTraits = .adjustable
    }
  }
}
