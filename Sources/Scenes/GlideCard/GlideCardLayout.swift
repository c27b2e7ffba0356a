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
      dim.background = environment.color(Palette.dim)
      dim.interactive = true
      dim.setLabel(Strings.dismiss, in: environment)
      dim.accessibilityTraits = .button
    }
    appendCard(environment, configuration, into: &nodes)
  }

  private func appendHost(_ environment: Environment, into nodes: inout NodeBuilder) {
    nodes.append(Part.host, frame: environment.window) { host in
      host.background = environment.color(Palette.host)
    }
    var size = Size(width: Metrics.trigger.side, height: Metrics.trigger.side)
    if !environment.hasDefaultSettings { size = triggerSize(atLeast: size, in: environment) }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x =
      isMirrored
      ? Metrics.trigger.margin : environment.size.width - Metrics.trigger.margin - size.width
    nodes.append(
      Part.trigger, frame: Rect(origin: Point(x: x, y: environment.safeArea.top), size: size)
    ) { trigger in
      trigger.setText(Strings.show, in: environment)
      trigger.textColor = environment.color(Palette.trigger)
      if environment.hasDefaultSettings {
        trigger.font = Metrics.triggerFont.font
      } else {
        trigger.font = environment.font(Metrics.triggerFont)
      }
      trigger.interactive = true
      trigger.setLabel(Strings.showCard, in: environment)
      trigger.accessibilityTraits = .button
    }
  }

  /// The size of a trigger in which the title has room.
  private func triggerSize(atLeast size: Size, in environment: Environment) -> Size {
    let title = environment.size(
      of: environment.text(Strings.show), in: environment.font(Metrics.triggerFont),
      width: environment.size.width - 2 * Metrics.trigger.margin)
    return Size(width: max(size.width, title.width), height: max(size.height, title.height))
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
      node.background = environment.color(Palette.card)
      node.interactive = true
      node.setLabel(Strings.card, in: environment)
      if environment.hasDefaultSettings {
        node.accessibilityValue = target.rawValue
      } else {
        node.accessibilityValue = target.text(in: environment)
      }
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
        scroll.background = environment.color(Palette.card)
        scroll.contentOffset = listOffset
        scroll.contentSize = content
        scroll.clipsToBounds = true
        scroll.interactive = true
        scroll.setLabel(Strings.content, in: environment)
      }
    }
    guard hasGrabber else { return }
    var frame = Metrics.grabber
    frame.origin.x = (width - frame.width) / 2
    nodes.append(Part.grabber, frame: frame) { grabber in
      grabber.cornerRadius = Metrics.grabberRadius
      grabber.background = environment.color(Palette.grabber)
      grabber.interactive = true
      grabber.setLabel(Strings.grabber, in: environment)
      if environment.hasDefaultSettings {
        grabber.accessibilityValue = target.rawValue
      } else {
        grabber.accessibilityValue = target.text(in: environment)
      }
      grabber.accessibilityTraits = .adjustable
    }
  }
}

extension GlideCard.Position {
  /// What a screen reader says of it.
  fileprivate func text(in environment: Environment) -> String {
    switch self {
    case .closed: environment.text(GlideCard.Strings.closed)
    case .compressed: environment.text(GlideCard.Strings.compressed)
    case .open: environment.text(GlideCard.Strings.open)
    }
  }
}

extension NodeWriter {
  // In two statements each, since a text of either would be retained.

  /// Sets the text to one of the scene's.
  @_transparent fileprivate mutating func setText(
    _ string: SceneString, in environment: Environment
  ) {
    #if arch(wasm32)
      text = environment.text(string)
    #else
      if environment.hasDefaultSettings {
        text = string.english
      } else {
        text = environment.text(string)
      }
    #endif
  }

  /// Sets what a screen reader says to one of the scene's texts.
  @_transparent fileprivate mutating func setLabel(
    _ string: SceneString, in environment: Environment
  ) {
    #if arch(wasm32)
      accessibilityLabel = environment.text(string)
    #else
      if environment.hasDefaultSettings {
        accessibilityLabel = string.english
      } else {
        accessibilityLabel = environment.text(string)
      }
    #endif
  }
}
