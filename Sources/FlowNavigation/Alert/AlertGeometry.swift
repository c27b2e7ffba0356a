import FlowEngine

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
