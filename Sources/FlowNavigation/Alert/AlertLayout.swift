import FlowEngine

extension Alert {
  /// Lays out the scene below and, if an alert is up, the dim and the alert.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.below, frame: environment.window)
    nodes.append(base, in: Part.below.id, isInert: alert != nil)
    if alert == nil { return }
    nodes.append(Part.dim, frame: environment.window) { dim in
      dim.background = environment.color(AlertMetrics.dim)
      dim.alpha = AlertMetrics.dimAlpha
    }
    nodes.transition(.alpha(0))
    let geometry = AlertGeometry(environment, content, keyboard: keyboard)
    nodes.append(Part.alert, frame: geometry.alert) { alert in
      alert.background = environment.color(AlertMetrics.alert)
      alert.cornerRadius = AlertMetrics.cornerRadius
      alert.clipsToBounds = true
    }
    nodes.transition(
      .asymmetric(
        insertion: .alpha(0).combined(with: .scale(AlertMetrics.scale)), removal: .alpha(0)))
    append(
      .title, content.title, AlertMetrics.titleFont, geometry.title, environment, into: &nodes)
    if !content.message.isEmpty {
      append(
        .message, content.message, AlertMetrics.messageFont, geometry.message, environment,
        into: &nodes)
    }
    // In the order in which they are seen, which is that of the focus.
    for place in geometry.order.indices {
      append(
        content.buttons[geometry.order[place]], geometry.button(at: place), environment,
        into: &nodes)
    }
  }

  private func append(
    _ part: Part, _ text: String, _ font: SceneFont, _ frame: Rect, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    nodes.append(part, frame: frame) { label in
      label.text = text
      label.font = environment.font(font)
      label.textColor = environment.color(AlertMetrics.ink)
      label.textAlignment = .center
      label.accessibilityLabel = text
      label.accessibilityTraits = part == .title ? .header : .staticText
    }
  }

  /// The node of a button.
  static func id(_ button: AlertButton<Pages.Answer>) -> NodeID {
    NodeID("button-" + button.answer.rawValue)
  }

  private func append(
    _ button: AlertButton<Pages.Answer>, _ frame: Rect, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    let isBold = button.role == .cancel
    nodes.append(Part.button, id: Self.id(button), frame: frame) { node in
      node.text = button.title
      node.font = environment.font(isBold ? AlertMetrics.titleFont : AlertMetrics.buttonFont)
      node.textColor = environment.color(
        button.role == .destructive ? AlertMetrics.destructive : AlertMetrics.tint)
      node.textAlignment = .center
      node.interactive = true
      node.accessibilityLabel = button.title
      node.accessibilityTraits = .button
    }
  }
}

extension Alert {
  /// The colours of an alert and those that the pages add, by name.
  public static var palette: [SceneColor] {
    [
      AlertMetrics.dim, AlertMetrics.alert, AlertMetrics.ink, AlertMetrics.tint,
      AlertMetrics.destructive,
    ] + Pages.palette
  }
}
