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
      dim.background = AlertMetrics.dim
      dim.alpha = AlertMetrics.dimAlpha
    }
    nodes.transition(.alpha(0))
    let geometry = AlertGeometry(environment, content, keyboard: keyboard)
    nodes.append(Part.alert, frame: geometry.alert) { alert in
      alert.background = AlertMetrics.alert
      alert.cornerRadius = AlertMetrics.cornerRadius
      alert.clipsToBounds = true
    }
    nodes.transition(
      .asymmetric(
        insertion: .alpha(0).combined(with: .scale(AlertMetrics.scale)), removal: .alpha(0)))
    append(.title, content.title, AlertMetrics.titleFont, geometry.title, into: &nodes)
    if !content.message.isEmpty {
      append(.message, content.message, AlertMetrics.messageFont, geometry.message, into: &nodes)
    }
    for index in content.buttons.indices {
      append(content.buttons[index], geometry.frame(ofButton: index), into: &nodes)
    }
  }

  private func append(
    _ part: Part, _ text: String, _ font: Node.Font, _ frame: Rect, into nodes: inout NodeBuilder
  ) {
    nodes.append(part, frame: frame) { label in
      label.text = text
      label.font = font
      label.textColor = AlertMetrics.ink
      label.textAlignment = .center
      label.accessibilityLabel = text
      label.accessibilityTraits = part == .title ? .header : .staticText
    }
  }

  private func append(_ button: AlertButton, _ frame: Rect, into nodes: inout NodeBuilder) {
    let isBold = button.role == .cancel
    nodes.append(Part.button, id: AlertGeometry.id(button), frame: frame) { node in
      node.text = button.title
      node.font = isBold ? AlertMetrics.titleFont : AlertMetrics.buttonFont
      node.textColor =
        button.role == .destructive ? AlertMetrics.destructive : AlertMetrics.tint
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
  private let content: AlertContent
  private let isSideBySide: Bool
  private let isMirrored: Bool

  init(_ environment: Environment, _ content: AlertContent, keyboard: Double) {
    self.content = content
    isMirrored = environment.layoutDirection == .rightToLeft
    let width = min(AlertMetrics.width, environment.size.width)
    let room = max(0, width - 2 * AlertMetrics.margin)
    func height(_ text: String, _ font: Node.Font) -> Double {
      if text.isEmpty { return 0 }
      let size = environment.size(of: text, in: font)
      return size.height * max(1, (room > 0 ? size.width / room : 1).rounded(.up))
    }
    title = Rect(
      x: AlertMetrics.margin, y: AlertMetrics.top, width: room,
      height: height(content.title, AlertMetrics.titleFont))
    message = Rect(
      x: AlertMetrics.margin, y: title.maxY + (content.message.isEmpty ? 0 : 4), width: room,
      height: height(content.message, AlertMetrics.messageFont))
    // Two stand side by side if both fit in their halves.
    isSideBySide =
      content.buttons.count == 2
      && content.buttons.allSatisfy {
        environment.size(of: $0.title, in: AlertMetrics.titleFont).width <= width / 2 - 16
      }
    let rows = isSideBySide ? 1 : content.buttons.count
    let whole = message.maxY + AlertMetrics.top + Double(rows) * AlertMetrics.button
    let area = environment.size.height - keyboard
    alert = Rect(
      x: (environment.size.width - width) / 2, y: max(0, (area - whole) / 2), width: width,
      height: whole)
  }

  /// The node of a button.
  static func id(_ button: AlertButton) -> NodeID { NodeID("button-" + button.name) }

  /// The frame of a button in the alert: cancel leads where two stand side by side, and is last otherwise.
  func frame(ofButton index: Int) -> Rect {
    let count = content.buttons.count
    let top = message.maxY + AlertMetrics.top
    var place = index
    if let cancel = content.buttons.firstIndex(where: { $0.role == .cancel }) {
      let end = isSideBySide ? 0 : count - 1
      if index == cancel {
        place = end
      } else if isSideBySide {
        place = index < cancel ? index + 1 : index
      } else {
        place = index > cancel ? index - 1 : index
      }
    }
    if isSideBySide {
      let column = isMirrored ? 1 - place : place
      let width = alert.width / 2
      return Rect(x: Double(column) * width, y: top, width: width, height: AlertMetrics.button)
    }
    return Rect(
      x: 0, y: top + Double(place) * AlertMetrics.button, width: alert.width,
      height: AlertMetrics.button)
  }
}
