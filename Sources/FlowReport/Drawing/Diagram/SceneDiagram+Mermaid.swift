extension SceneDiagram {
  /// How many triggers a transition names.
  static let triggerLimit = 3

  /// The triggers of a transition and their counts, in a few words.
  static func label(of transition: Transition) -> String {
    let limit = transition.isListed ? transition.triggers.count : triggerLimit
    let rest = transition.triggers.count - limit
    let names = transition.triggers.prefix(limit).map { trigger in
      trigger.count > 0 ? "\(trigger.name) ×\(trigger.count)" : trigger.name
    }
    return (transition.isUntaken ? "never " : "") + names.joined(separator: ", ")
      + (rest > 0 ? " +\(rest)" : "")
  }

  /// What no trace sends, in words; `nil` if there is nothing.
  var unsentText: String? {
    unsent.isEmpty ? nil : "no trace sends \(unsent.joined(separator: ", "))"
  }

  /// The diagram in Mermaid, as GitHub shows it.
  package var mermaid: String {
    var lines = ["stateDiagram-v2"]
    let ids = Dictionary(
      states.enumerated().map { ($1, Self.isPlain($1) ? $1 : "s\($0)") },
      uniquingKeysWith: { one, _ in one })
    for state in states {
      let id = ids[state] ?? ""
      lines.append(id == state ? id : "state \"\(Self.plain(state))\" as \(id)")
    }
    lines += starts.map { "[*] --> \(ids[$0] ?? "")" }
    lines += transitions.map {
      "\(ids[$0.from] ?? "") --> \(ids[$0.to] ?? ""): \(Self.plain(Self.label(of: $0)))"
    }
    if let unsentText, let first = states.first.flatMap({ ids[$0] }) {
      lines += ["note left of \(first)", "  \(Self.plain(unsentText))", "end note"]
    }
    if !unreached.isEmpty {
      lines.append("classDef unreached stroke-dasharray: 4 3, opacity: 0.6")
      lines += unreached.map { "class \(ids[$0] ?? "") unreached" }
    }
    return lines.enumerated().map { $0 == 0 ? $1 : "  \($1)" }.joined(separator: "\n") + "\n"
  }

  /// Whether a name can stand in Mermaid as it is.
  private static func isPlain(_ name: String) -> Bool {
    let words = [
      "state", "note", "end", "class", "classDef", "direction", "as", "default", "style",
    ]
    guard let first = name.utf8.first, !words.contains(name) else { return false }
    let isLetter = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 }
    return isLetter(first)
      && name.utf8.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") }
  }

  /// A text without what Mermaid takes for its own.
  private static func plain(_ text: String) -> String {
    String(
      text.map { character in
        character.isLetter || character.isNumber || " .,-_+()'×".contains(character)
          ? character : "_"
      })
  }
}
