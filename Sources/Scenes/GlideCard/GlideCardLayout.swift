import FlowEngine

extension GlideCard {
  /// Appends the host, the dim and the card with its content to `nodes`.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    if environment.hasDefaultLook {
      layout(in: DefaultLook(), environment, configuration, into: &nodes)
    } else {
      layout(in: environment, environment, configuration, into: &nodes)
    }
  }

  private func layout(
    in look: some Look, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    if configuration.host { appendHost(in: look, environment, into: &nodes) }
    if isRemoved { return }
    nodes.append(Part.dim, frame: environment.window) {
      [color = look.color(Palette.dim), label = look.text(Strings.dismiss)] dim in
      dim.alpha = dimAlpha
      dim.background = color
      dim.interactive = true
      dim.accessibilityLabel = label
      dim.accessibilityTraits = .button
    }
    appendCard(in: look, environment, configuration, into: &nodes)
  }

  private func appendHost(
    in look: some Look, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.host, frame: environment.window) {
      [color = look.color(Palette.host)] host in
      host.background = color
    }
    var size = Size(width: Metrics.trigger.side, height: Metrics.trigger.side)
    if !look.isDefaultLook { size = triggerSize(atLeast: size, in: environment) }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x =
      isMirrored
      ? Metrics.trigger.margin : environment.size.width - Metrics.trigger.margin - size.width
    nodes.append(
      Part.trigger, frame: Rect(origin: Point(x: x, y: environment.safeArea.top), size: size)
    ) {
      [
        title = look.text(Strings.show), color = look.color(Palette.trigger),
        font = look.font(Metrics.triggerFont), label = look.text(Strings.showCard)
      ] trigger in
      trigger.text = title
      trigger.textColor = color
      trigger.font = font
      trigger.interactive = true
      trigger.accessibilityLabel = label
      trigger.accessibilityTraits = .button
    }
  }

  /// The size of a trigger in which the title has room.
  private func triggerSize(atLeast size: Size, in environment: Environment) -> Size {
    if environment.hasDefaultSettings { return size }
    let title = environment.size(
      of: environment.text(Strings.show), in: environment.font(Metrics.triggerFont),
      width: environment.size.width - 2 * Metrics.trigger.margin)
    return Size(width: max(size.width, title.width), height: max(size.height, title.height))
  }

  private func appendCard(
    in look: some Look, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    let width = environment.size.width
    let limit = max(0, environment.size.height - environment.safeArea.top)
    let height = max(0, limit - offset)
    let hasGrabber = configuration.indicator
    let color = look.color(Palette.card)
    let position = target.text(in: look)
    nodes.append(
      Part.card,
      frame: Rect(x: 0, y: environment.safeArea.top + offset, width: width, height: height)
    ) { [label = look.text(Strings.card)] node in
      node.cornerRadius = cornerRadius
      node.background = color
      node.interactive = true
      node.accessibilityLabel = label
      node.accessibilityValue = position
      if !hasGrabber { node.accessibilityTraits = .adjustable }
    }
    if configuration.content.scrolls {
      let content = Size(width: width, height: configuration.content.height)
      nodes.append(
        Part.scroll,
        frame: Rect(
          x: 0, y: Metrics.listTop, width: width, height: max(0, height - Metrics.listTop))
      ) { [label = look.text(Strings.content)] scroll in
        scroll.enabled = target == .open
        scroll.background = color
        scroll.contentOffset = listOffset
        scroll.contentSize = content
        scroll.clipsToBounds = true
        scroll.interactive = true
        scroll.accessibilityLabel = label
      }
    }
    guard hasGrabber else { return }
    var frame = Metrics.grabber
    frame.origin.x = (width - frame.width) / 2
    nodes.append(Part.grabber, frame: frame) {
      [color = look.color(Palette.grabber), label = look.text(Strings.grabber)] grabber in
      grabber.cornerRadius = Metrics.grabberRadius
      grabber.background = color
      grabber.interactive = true
      grabber.accessibilityLabel = label
      grabber.accessibilityValue = position
      grabber.accessibilityTraits = .adjustable
    }
  }
}

extension GlideCard.Position {
  /// What a screen reader says of it.
  fileprivate func text(in look: some Look) -> String {
    switch self {
    case .closed: look.text(GlideCard.Strings.closed)
    case .compressed: look.text(GlideCard.Strings.compressed)
    case .open: look.text(GlideCard.Strings.open)
    }
  }
}
