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

/// Where an alert and its parts are.
struct AlertGeometry {
  /// The alert, in the window.
  let alert: Rect
  /// The texts, in the alert.
  let (title, message): (Rect, Rect)
  /// The places of the buttons in the content, in the order in which they are seen: cancel leads where two are
  /// side by side, and is last in a column.
  let order: [Int]
  private let isSideBySide: Bool
  private let isMirrored: Bool
  /// The tops of the buttons in the alert, and the end of the last one.
  private let edges: [Double]

  init<Answer: MemberChoice>(
    _ environment: Environment, _ content: AlertContent<Answer>, keyboard: Double
  ) {
    isMirrored = environment.layoutDirection == .rightToLeft
    let width = min(AlertMetrics.width, environment.size.width)
    let room = max(0, width - 2 * AlertMetrics.margin)
    func height(_ text: String, _ font: SceneFont) -> Double {
      if text.isEmpty { return 0 }
      let font = environment.font(font)
      if !environment.hasDefaultText {
        return environment.size(of: text, in: font, width: room).height
      }
      let size = environment.size(of: text, in: font)
      if size.width <= room || room <= 0 { return size.height }
      // Lines end between words: each but the last has some room left.
      return size.height * (size.width * AlertMetrics.ragged / room).rounded(.up)
    }
    title = Rect(
      x: AlertMetrics.margin, y: AlertMetrics.top, width: room,
      height: height(content.title, AlertMetrics.titleFont))
    message = Rect(
      x: AlertMetrics.margin, y: title.maxY + (content.message.isEmpty ? 0 : AlertMetrics.gap),
      width: room, height: height(content.message, AlertMetrics.messageFont))
    // Two are side by side if both fit in their halves.
    let isSideBySide =
      content.buttons.count == 2
      && content.buttons.allSatisfy {
        environment.size(of: $0.title, in: environment.font(AlertMetrics.titleFont)).width
          <= width / 2 - AlertMetrics.buttonRoom
      }
    var order = Array(content.buttons.indices)
    if let cancel = content.buttons.firstIndex(where: { $0.role == .cancel }) {
      order.remove(at: cancel)
      order.insert(cancel, at: isSideBySide ? 0 : order.count)
    }
    (self.order, self.isSideBySide) = (order, isSideBySide)
    // A title that has become large has lines, and makes room for them.
    func height(ofButton place: Int) -> Double {
      if environment.hasDefaultText { return AlertMetrics.button }
      let title = height(content.buttons[order[place]].title, AlertMetrics.titleFont)
      return max(AlertMetrics.button, title + 2 * AlertMetrics.buttonMargin)
    }
    var edges = [message.maxY + AlertMetrics.top]
    if isSideBySide {
      edges.append(edges[0] + max(height(ofButton: 0), height(ofButton: 1)))
    } else {
      for place in order.indices { edges.append(edges[place] + height(ofButton: place)) }
    }
    self.edges = edges
    let whole = edges[edges.count - 1]
    let area = environment.size.height - keyboard
    alert = Rect(
      x: (environment.size.width - width) / 2, y: max(0, (area - whole) / 2), width: width,
      height: whole)
  }

  /// The frame of the button at a place of the order, in the alert.
  func button(at place: Int) -> Rect {
    let row = isSideBySide ? 0 : place
    let (top, height) = (edges[row], edges[row + 1] - edges[row])
    if !isSideBySide { return Rect(x: 0, y: top, width: alert.width, height: height) }
    let (column, width) = (isMirrored ? 1 - place : place, alert.width / 2)
    return Rect(x: Double(column) * width, y: top, width: width, height: height)
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
