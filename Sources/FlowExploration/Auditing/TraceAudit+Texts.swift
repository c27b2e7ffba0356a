import FlowEngine

extension TraceAudit {
  mutating func checkStrings(_ frame: ExploredFrame, _ variant: AuditVariant) {
    for node in frame.nodes where !(known[node.id]?.isPicture ?? false) {
      for text in [
        Self.ownText(of: node), node.placeholder, node.accessibilityLabel, node.accessibilityValue,
      ] {
        guard let text, !isListed(text, frame) else { continue }
        add(
          .string, node.id, "'\(text.shown())' is in no list", frame.time, frame.index, variant,
          part: known[node.id]?.part ?? node.id.name)
      }
    }
  }

  /// The text of a node without what an input method composes in it, which joins words that were entered.
  private static func ownText(of node: Node) -> String? {
    guard let text = node.text, let marked = node.markedRange else { return node.text }
    var own = EditableText(text)
    own.replace(marked, with: "\n")
    return own.text
  }

  /// Whether a text is accented, but for what has been given or entered.
  func isListed(_ text: String, _ frame: ExploredFrame) -> Bool {
    var rest = ""
    var depth = 0
    for character in text {
      switch character {
      case "[": depth += 1
      case "]": depth -= 1
      default: if depth <= 0 { rest.append(character) }
      }
    }
    let words = rest.split { !$0.isLetter }
    // One letter again and again stands for digits.
    guard let first = words.first?.first, words.contains(where: { $0.contains { $0 != first } })
    else { return true }
    let shown = ([frame.publicTexts] + frame.secrets).joined(separator: "\n").lowercased()
    return words.allSatisfy { word in
      let word = word.lowercased()
      return given.contains(word) || shown.contains(word) || enteredText.contains(word)
    }
  }

  /// Remembers texts of fields, each without what it was as it was typed: a scene may show them when they
  /// have left their field.
  mutating func remember(_ texts: inout [String]) {
    var isNew = false
    for text in texts.flatMap({ $0.lowercased().split(separator: "\n") }) {
      guard !entered.contains(where: { $0.contains(text) }) else { continue }
      entered.removeAll { text.contains($0) }
      entered.append(String(text))
      var bytes = entered.reduce(0) { $0 + $1.utf8.count }
      while entered.count > ExplorationLimits.enteredTexts || bytes > ExplorationLimits.enteredBytes
      {
        bytes -= entered.removeFirst().utf8.count
      }
      isNew = true
    }
    if isNew { enteredText = entered.joined(separator: "\n") }
    texts = []
  }

  /// The members of a header or a state, and of events, that have texts which are shown.
  private static let givingMembers = [
    "configuration", "strings", "replacement", "text", "message", "value",
  ]

  /// Gathers the texts and colours that configuration and events give.
  ///
  /// Names, such as those of targets and phases, do not count: they may have the letters of a text.
  mutating func collectGiven() {
    for line in variants.trace.text.split(separator: "\n") {
      let bytes = Array(line.utf8)
      bytes.withUnsafeBufferPointer { bytes in
        guard let json = try? JSONValue(parsing: bytes) else { return }
        collectMembers(of: json)
        if let state = json["state"] { collectSaved(state) }
      }
    }
  }

  /// Gathers what a saved state has, without what is in flight.
  private mutating func collectSaved(_ json: JSONValue) {
    collectMembers(of: json)
    if let members = json["state"] { collectState(members) }
  }

  private mutating func collectState(_ json: JSONValue) {
    switch json.content {
    case .array(let elements): for element in elements { collectState(element) }
    case .object where json.isSavedChild: collectSaved(json)
    case .object(let members): for member in members { collectState(member.value) }
    default: collect(json)
    }
  }

  private mutating func collectMembers(of json: JSONValue) {
    for name in Self.givingMembers {
      if let value = json[name] ?? json["environment"]?[name] { collect(value) }
    }
  }

  private mutating func collect(_ json: JSONValue) {
    switch json.content {
    case .string(let text):
      given += "\n" + text.lowercased()
      if let color = Self.color(text) { configured.insert(color) }
    case .array(let elements): for element in elements { collect(element) }
    case .object(let members): for member in members { collect(member.value) }
    default: break
    }
  }

  /// A colour as configurations have it, `#RRGGBB` or `#RRGGBBAA`; `nil` for another text.
  private static func color(_ text: String) -> UInt32? {
    guard text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return text.utf8.count == 7 ? value << 8 | 0xFF : value
  }
}
