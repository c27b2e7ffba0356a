import FlowEngine
import FlowSnapshots

/// The nodes of a frame that are seen, with what a screen reader says of them.
struct ReadableTree {
  /// The visible nodes, in order of reading.
  private(set) var items: [ToolAnswer.Item] = []
  /// The ids of the others.
  private(set) var unseen: [String] = []

  init(_ frame: FrameRecord) {
    let outline = frame.outline
    for placed in frame.placedNodes {
      let node = placed.value
      func text(_ name: StaticString) -> String? {
        outline.member(name, of: node).flatMap { outline.string($0) }
      }
      guard placed.isSeen else {
        unseen.append(placed.id ?? "")
        continue
      }
      add(
        placed.id ?? "", text("kind") ?? "", placed.depth,
        box: [placed.x, placed.y] + placed.frame.dropFirst(2),
        text: text("text"), label: text("accessibilityLabel"), value: text("accessibilityValue"),
        placeholder: text("placeholder"),
        traits: outline.member("accessibilityTraits", of: node).map { outline.elements(of: $0) }?
          .compactMap { outline.string($0) } ?? [],
        isFocused: outline.member("focused", of: node) != nil,
        isEnabled: outline.member("enabled", of: node) == nil)
    }
  }

  private mutating func add(
    _ id: String, _ kind: String, _ depth: Int, box: [Double],
    text: String?, label: String?, value: String?, placeholder: String?, traits: [String],
    isFocused: Bool, isEnabled: Bool
  ) {
    let frame = JSONText.numbers(box)
    var object = JSONObject()
    object.add("id", id)
    object.add("kind", kind)
    object.add("depth", depth)
    object.add("frame", json: frame)
    object.add("text", unlessEmpty: text)
    object.add("accessibilityLabel", unlessEmpty: label)
    object.add("accessibilityValue", unlessEmpty: value)
    object.add("placeholder", unlessEmpty: placeholder)
    object.add("traits", unlessEmpty: traits)
    if isFocused { object.add("focused", true) }
    if !isEnabled { object.add("enabled", false) }
    var line = String(repeating: "  ", count: min(depth, 20))
    for word in [id, " ", kind, " ", frame] { line += word }
    func say(_ text: String?, after start: String, end: String = "") {
      guard let text, !text.isEmpty else { return }
      line += start
      line += text
      line += end
    }
    say(text, after: " “", end: "”")
    say(label, after: " ")
    say(value, after: " = ")
    say(placeholder, after: " = ")
    if !traits.isEmpty { line += " [\(traits.joined(separator: ", "))]" }
    if isFocused { line += ", has the focus" }
    if !isEnabled { line += ", disabled" }
    items.append(ToolAnswer.Item(json: object.text, words: line))
  }
}
