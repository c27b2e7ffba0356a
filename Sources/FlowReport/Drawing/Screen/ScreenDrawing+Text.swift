import FlowEngine

extension ScreenDrawing {
  /// How much wider than its place a text may be to be squeezed into it; a wider one is cut off.
  private static let squeeze = 1.35

  /// A line of text, and how wide it is to be.
  private struct Line {
    var text: String
    var width: Double
  }

  /// Draws the text of a node, or what stands in its place.
  mutating func drawText(of node: DrawnNode, _ rect: Rect, in place: Place) {
    let shown = node.isSecure ? String(repeating: "•", count: node.text.utf16.count) : node.text
    let isHint = shown.isEmpty && !node.placeholder.isEmpty
    let text = isHint ? node.placeholder : shown
    guard !text.isEmpty || node.caret != nil else { return }
    let box = Self.textBox(of: node, rect)
    guard box.width > 0, box.height > 0 else { return }
    let lines = Self.lines(of: text, in: box, node)
    let height = node.font.size * 1.2
    let isFromTop = node.kind == "field" && rect.height > node.font.size * 4
    let top =
      isFromTop ? box.minY + 4 : box.midY - height * Double(max(1, lines.count)) / 2
    let selected = isHint ? nil : extent(of: node.selectedRange, node, in: shown, lines, box)
    if let selected {
      let lit = Rect(x: selected.x, y: top, width: selected.width, height: height)
      fill(
        Outline(lit, radius: 2), with: (node.tintColor ?? .tint).filling(opacity: 0.3), in: place)
    }
    for (index, line) in lines.enumerated() {
      let middle = top + height * (Double(index) + 0.5)
      let x = start(of: line, node, in: box)
      draw(
        line, at: Point(x: x, y: middle), font: node.font, Self.color(of: node, isHint: isHint),
        in: place)
    }
    if let marked = extent(of: node.markedRange, node, in: shown, lines, box) {
      let line = Rect(x: marked.x, y: top + height - 1, width: marked.width, height: 1)
      fill(Outline(line, radius: 0), with: Self.color(of: node, isHint: false), in: place)
    }
    if let caret = node.caret, selected == nil {
      let line = lines.first ?? Line(text: "", width: 0)
      let typed =
        isHint ? "" : String(decoding: Array(shown.utf16.prefix(max(0, caret))), as: UTF16.self)
      let x =
        start(of: isHint ? Line(text: "", width: 0) : line, node, in: box)
        + min(line.width, node.font.width(of: typed))
      fill(
        Outline(
          Rect(
            x: x, y: top + height / 2 - node.font.size * 0.6, width: 2, height: node.font.size * 1.2
          ),
          radius: 1),
        with: (node.tintColor ?? .tint).filling(), in: place)
    }
  }

  /// Where a range of a text on one line stands; `nil` where there is none.
  private func extent(
    of range: [Int]?, _ node: DrawnNode, in text: String, _ lines: [Line], _ box: Rect
  ) -> (x: Double, width: Double)? {
    guard let range, range.count == 2, lines.count == 1, let line = lines.first else { return nil }
    let units = Array(text.utf16)
    func width(upTo place: Int) -> Double {
      let before = String(decoding: units.prefix(max(0, place)), as: UTF16.self)
      return min(line.width, node.font.width(of: before))
    }
    let (start, end) = (width(upTo: range[0]), width(upTo: range[0] + range[1]))
    return (self.start(of: line, node, in: box) + start, end - start)
  }

  private static func color(
    of node: DrawnNode, isHint: Bool
  ) -> [SVGWriter.Attribute] {
    let color = node.textColor ?? .black
    guard isHint else { return color.filling() }
    return node.placeholderColor?.filling() ?? color.filling(opacity: 0.5)
  }

  /// Where text may stand. A field with a ground of its own keeps it off its round ends.
  static func textBox(of node: DrawnNode, _ rect: Rect) -> Rect {
    var inset = node.contentInset ?? [0, 0, 0, 0]
    if node.kind == "field", node.background != nil, node.contentInset == nil {
      inset = [0, node.cornerRadius, 0, node.cornerRadius]
    }
    return Rect(
      x: rect.minX + inset[1], y: rect.minY + inset[0],
      width: max(0, rect.width - inset[1] - inset[3]),
      height: max(0, rect.height - inset[0] - inset[2]))
  }

  private func start(of line: Line, _ node: DrawnNode, in box: Rect) -> Double {
    let other: DrawnNode.Alignment = isRightToLeft ? .right : .left
    switch node.alignment ?? (node.kind == "button" ? .center : other) {
    case .left: return box.minX
    case .center: return box.midX - line.width / 2
    case .right: return box.maxX - line.width
    }
  }

  /// Draws a line whose middle is at a point's height.
  private mutating func draw(
    _ line: Line, at point: Point, font: DrawnFont, _ color: [SVGWriter.Attribute], in place: Place
  ) {
    guard !line.text.allSatisfy({ $0 == " " }) else { return }
    let baseline = point.y + font.size * 0.35
    guard let origin = place.plane.translation else {
      return drawWords(of: line, at: Point(x: point.x, y: baseline), font: font, color, in: place)
    }
    svg.element(
      "text",
      [("x", (point.x + origin.x).drawn), ("y", (baseline + origin.y).drawn)]
        + Self.attributes(of: font, width: line.width) + color, text: line.text)
  }

  /// Draws a line that is seen in perspective, in which each word has a size of its own.
  private mutating func drawWords(
    of line: Line, at point: Point, font: DrawnFont, _ color: [SVGWriter.Attribute], in place: Place
  ) {
    let share = line.width / max(0.01, font.width(of: line.text))
    for word in line.text.split(separator: " ") {
      let x = point.x + font.width(of: line.text[..<word.startIndex]) * share
      let width = font.width(of: word) * share
      let middle = Point(x: x + width / 2, y: point.y - font.size * 0.35)
      svg.element(
        "text",
        [("x", x.drawn), ("y", point.y.drawn)] + Self.attributes(of: font, width: width)
          + [("transform", place.plane.matrixText(about: middle))] + color, text: String(word))
    }
  }

  /// The attributes of a text in a font, as wide as it is to be.
  static func attributes(of font: DrawnFont, width: Double) -> [SVGWriter.Attribute] {
    let classes = [font.family, font.isBold ? "bold" : "", font.isItalic ? "italic" : ""]
    return [
      ("class", classes.filter { !$0.isEmpty }.joined(separator: " ")),
      ("font-size", font.size.drawn), ("textLength", width.drawn),
      ("lengthAdjust", "spacingAndGlyphs"),
    ]
  }

  // MARK: Lines

  private static func lines(of text: String, in box: Rect, _ node: DrawnNode) -> [Line] {
    let size = node.font.size
    let isTall =
      node.kind != "button" && node.frame.height > size * (node.kind == "field" ? 4 : 2.2)
    guard isTall else {
      return [fitted(text.replacing("\n", with: " "), node, in: box)]
    }
    let count = max(1, Int(min(100, box.height / (size * 1.2))))
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard lines.count < count else { break }
      lines += wrapped(paragraph, node.font, width: box.width, limit: count - lines.count)
    }
    return lines.map { fitted($0, node, in: box) }
  }

  private static func wrapped(
    _ text: Substring, _ font: DrawnFont, width: Double, limit: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if !line.isEmpty, font.width(of: longer) > width {
        lines.append(line)
        guard lines.count < limit else { return lines }
        line = String(word)
      } else {
        line = longer
      }
    }
    return lines + [line]
  }

  /// A line as wide as the scene has measured it, and never wider than its place.
  private static func fitted(_ text: String, _ node: DrawnNode, in box: Rect) -> Line {
    let width = node.font.width(of: text)
    // A label that is about as wide as its text has been measured for it.
    let isMeasured =
      node.kind == "label" && node.font.advance == nil
      && (width * 0.75...width * Self.squeeze).contains(box.width)
    if isMeasured { return Line(text: text, width: box.width) }
    if width <= box.width { return Line(text: text, width: width) }
    let limit = node.font.advance == nil ? Self.squeeze : 1.02
    if width <= box.width * limit { return Line(text: text, width: box.width) }
    return cut(text, node.font, width: box.width)
  }

  private static func cut(_ text: String, _ font: DrawnFont, width: Double) -> Line {
    var rest = text[...]
    while !rest.isEmpty, font.width(of: rest + "…") > width { rest.removeLast() }
    let line = "\(rest)…"
    return Line(text: line, width: min(width, font.width(of: line)))
  }
}
