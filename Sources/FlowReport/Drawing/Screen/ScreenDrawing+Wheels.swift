import FlowEngine

extension ScreenDrawing {
  /// Draws the wheels of a picker, each turned to its selected row.
  mutating func drawWheels(of node: DrawnNode, _ rect: Rect, in place: Place) {
    guard !node.rows.isEmpty, rect.height > 0 else { return }
    if node.background == nil {
      fill(Outline(rect, radius: 0), with: look.ground.filling(), in: place)
    }
    let height = min(32, rect.height / 5)
    let width = min(120, rect.width / Double(node.rows.count))
    let left = rect.midX - width * Double(node.rows.count) / 2
    fill(
      Outline(
        Rect(
          x: left, y: rect.midY - height / 2, width: width * Double(node.rows.count), height: height
        ),
        radius: 7),
      with: look.text.filling(opacity: 0.08), in: place)
    for (column, rows) in node.rows.prefix(8).enumerated() {
      let selected = column < node.selectedRows.count ? node.selectedRows[column] : 0
      for distance in -3...3 {
        guard rows.indices.contains(selected + distance) else { continue }
        // A wheel is seen from the front: rows are lower and closer towards its ends.
        let away = Double(abs(distance))
        let y = rect.midY + Double(distance) * height * (1 - 0.05 * away)
        guard abs(y - rect.midY) + height / 2 < rect.height / 2 else { continue }
        let font = DrawnFont(name: "System", size: 21 - 2 * away)
        let text = rows[selected + distance]
        let wide = min(width - 8, font.width(of: text))
        guard let origin = place.plane.translation, wide > 0 else { continue }
        svg.element(
          "text",
          [
            ("x", (origin.x + left + width * (Double(column) + 0.5) - wide / 2).drawn),
            ("y", (origin.y + y + font.size * 0.35).drawn),
          ] + Self.attributes(of: font, width: wide)
            + look.text.filling(opacity: 1 - 0.26 * away),
          text: text)
      }
    }
  }
}
