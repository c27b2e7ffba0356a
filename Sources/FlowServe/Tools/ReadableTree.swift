import FlowEngine
import FlowSnapshots

/// The nodes of a frame that are seen, with what a screen reader says of them.
struct ReadableTree {
  /// The visible nodes, in order of reading.
  private(set) var items: [ToolAnswer.Item] = []
  /// The ids of the others.
  private(set) var unseen: [String] = []

  /// A node that others may be in.
  private struct Place {
    var depth: Int
    var x: Double
    var y: Double
    var isSeen: Bool
  }

  init(_ frame: FrameRecord) {
    let outline = frame.outline
    var places: [String: Place] = [:]
    for node in outline.elements(of: frame.nodes) {
      func text(_ name: StaticString) -> String? {
        outline.member(name, of: node).flatMap { outline.string($0) }
      }
      func numbers(_ name: StaticString) -> [Double] {
        outline.member(name, of: node).map { outline.elements(of: $0) }?
          .compactMap { outline.number($0) } ?? []
      }
      let id = text("id") ?? ""
      let parent = text("parent").flatMap { places[$0] }
      let alpha = outline.member("alpha", of: node).flatMap { outline.number($0) } ?? 1
      let isHidden = outline.member("hidden", of: node) != nil
      let rect = numbers("frame")
      let offset = numbers("contentOffset")
      let (x, y) = (
        (parent?.x ?? 0) + (rect.first ?? 0), (parent?.y ?? 0) + (rect.dropFirst().first ?? 0)
      )
      let place = Place(
        depth: (parent?.depth ?? -1) + 1, x: x - (offset.first ?? 0),
        y: y - (offset.dropFirst().first ?? 0),
        isSeen: (parent?.isSeen ?? true) && !isHidden && alpha > 0)
      places[id] = place
      guard place.isSeen else {
        unseen.append(id)
        continue
      }
      add(
        id, text("kind") ?? "", place.depth,
        box: [x, y] + rect.dropFirst(2),
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
