import FlowEngine

/// The keyboard over a screen, which frames do not have: only its frame is known, from the events.
struct DrawnKeyboard {
  /// How the keyboard looks on a light or a dark screen.
  struct Look {
    let ground: DrawnColor
    let key: DrawnColor
    let otherKey: DrawnColor
    let text: DrawnColor

    /// `nil` only if a literal is no colour.
    private init?(_ ground: String, _ key: String, _ otherKey: String, _ text: DrawnColor) {
      guard let ground = DrawnColor(ground), let key = DrawnColor(key),
        let otherKey = DrawnColor(otherKey)
      else { return nil }
      self.ground = ground
      self.key = key
      self.otherKey = otherKey
      self.text = text
    }

    private init() {
      (ground, key, otherKey, text) = (.white, .white, .white, .black)
    }

    static let light = Look("#D1D4DB", "#FFFFFF", "#ABB1BD", .black) ?? Look()
    static let dark = Look("#2B2B2E", "#6C6C70", "#47474B", .white) ?? Look()
  }

  /// A key in a row.
  private struct Key {
    var text: String
    /// How many times as wide as a letter.
    var share = 1.0
    var isOther = false
  }

  /// Where it is, in the window's coordinates.
  let frame: Rect
  /// The top of the place at which it is to rest.
  let restingTop: Double
  /// The room below the keys, for the home indicator.
  let bottomInset: Double
  /// The type that the field with the focus asks for.
  let type: String
  /// What the key that ends a line says.
  let returnKey: String
  /// Whether wheels stand in the place of keys.
  let hasWheels: Bool
  /// The colours.
  let look: Look

  /// Whether a root node stands in front of the keyboard: wheels, and what rides on its top.
  func isBehind(_ node: DrawnNode) -> Bool {
    guard !node.isHidden, node.alpha >= 0.01 else { return false }
    if node.kind == "picker" { return true }
    // What rides on the keyboard may be there before it.
    return node.frame.height <= 120 && node.frame.minY >= min(frame.minY, restingTop) - 1
  }

  /// Draws the keys below what rides on the keyboard's top.
  func draw(under accessories: [DrawnNode], in size: Size, to svg: inout SVGWriter) {
    let ends = accessories.filter { $0.kind != "picker" && $0.frame.minY < frame.minY + 60 }
      .map { $0.frame.maxY }
    let top = max(frame.minY, ends.max() ?? frame.minY)
    let bottom = min(frame.maxY, size.height + frame.height)
    guard bottom - top > 20, top < size.height, frame.width > 20 else { return }
    let keys = hasWheels ? "" : self.keys(width: frame.width, height: bottom - top)
    let ground =
      "<rect width=\"\(frame.width.drawn)\" height=\"\((bottom - top).drawn)\" "
      + "fill=\"\(look.ground.text)\"/>"
    let id = svg.define("g", [], id: "k", ground + keys)
    svg.element(
      "use", [("href", "#\(id)"), ("x", frame.minX.drawn), ("y", top.drawn)])
  }

  // MARK: Keys

  private var rows: [[Key]] {
    func keys(_ text: String) -> [Key] { text.map { Key(text: String($0)) } }
    if let beside = EmbeddedDrawings.pads[type] {
      let last = [Key(text: beside, isOther: true), Key(text: "0"), Key(text: "⌫", isOther: true)]
      return EmbeddedDrawings.pad.map(keys) + [last]
    }
    let hasSigns = type == "numbersAndPunctuation"
    var rows = (hasSigns ? EmbeddedDrawings.signs : EmbeddedDrawings.letters).map(keys)
    if rows.count > 2 {
      let shift = Key(text: hasSigns ? "#+=" : "⇧", share: 1.4, isOther: true)
      rows[2] = [shift] + rows[2] + [Key(text: "⌫", share: 1.4, isOther: true)]
    }
    let beside = EmbeddedDrawings.besideSpace[type] ?? []
    let last =
      [Key(text: hasSigns ? "ABC" : "123", share: 2.2, isOther: true)]
      + [Key(text: "space", share: 5.2 - Double(beside.count))]
      + beside.map { Key(text: $0) }
      + [Key(text: returnKey == "default" ? "return" : returnKey, share: 2.4, isOther: true)]
    return rows + [last]
  }

  /// The keys in a rectangle, as elements: first what is under the texts, so that each kind shares its
  /// attributes.
  private func keys(width: Double, height: Double) -> String {
    let isPad = EmbeddedDrawings.pads[type] != nil
    let keys = placed(width: width, height: height)
    var svg = SVGWriter()
    for (isOther, color) in [(false, look.key), (true, look.otherKey)] {
      svg.begin("g", [("fill", color.text)])
      for (key, rect) in keys where key.isOther == isOther && !(isPad && isOther) {
        svg.element(
          "rect",
          [
            ("x", rect.minX.drawn), ("y", rect.minY.drawn), ("width", rect.width.drawn),
            ("height", rect.height.drawn), ("rx", "5"),
          ])
      }
      svg.end()
    }
    for size in [21.0, 15] {
      svg.begin(
        "g",
        [
          ("class", "sans"), ("font-size", size.drawn), ("text-anchor", "middle"),
          ("fill", look.text.text),
        ])
      for (key, rect) in keys where !key.text.isEmpty && (key.text.count > 1) == (size == 15) {
        let place = [("x", rect.midX.drawn), ("y", (rect.midY + size * 0.35).drawn)]
        svg.element("text", place.map { (name: $0.0, value: $0.1) }, text: key.text)
      }
      svg.end()
    }
    return svg.body
  }

  /// The keys, and where they are in a rectangle.
  private func placed(width: Double, height: Double) -> [(key: Key, rect: Rect)] {
    let rows = rows
    let isPad = EmbeddedDrawings.pads[type] != nil
    let gap = 6.0
    let room = height - bottomInset - 8
    let rowHeight = min(54, max(8, room / Double(rows.count) - gap))
    // Letters are as wide as in a row of ten.
    let unit = isPad ? (width - 8 - 2 * gap) / 3 : (width - 8 - 9 * gap) / 10
    var keys: [(key: Key, rect: Rect)] = []
    for (index, row) in rows.enumerated() {
      let wide = row.reduce(-gap) { $0 + $1.share * unit + gap }
      let squeeze = min(1, (width - 8) / wide)
      var x = (width - wide * squeeze) / 2
      let y = 8 + Double(index) * (rowHeight + gap)
      for key in row {
        let keyWidth = key.share * unit * squeeze
        keys.append((key, Rect(x: x, y: y, width: keyWidth, height: rowHeight)))
        x += keyWidth + gap * squeeze
      }
    }
    return keys
  }
}
