import FlowEngine

/// A frame as a parent of the scene shows it.
enum NestedFrame {
  /// The text of a frame, with a path before its ids and its state that deep in others.
  static func text(of frame: String, _ path: String? = nil, _ depth: Int = 0) -> String {
    var frame = frame
    guard let json = frame.withUTF8({ try? JSONValue(parsing: $0) }) else { return frame }
    var text = ""
    write(json, path, depth, [], &text)
    return text
  }

  private static func write(
    _ json: JSONValue, _ path: String?, _ depth: Int, _ place: [String], _ text: inout String
  ) {
    switch json.content {
    case .object(let members):
      let isState = place == ["state"] && depth > 0
      if isState {
        for _ in 0..<depth { text += #"{"name":"idle","child":"# }
      }
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += "\"\(member.name)\":"
        if let path, case .string(let value) = member.value.content,
          isID(member.name, in: place)
        {
          text += "\"\(path)/\(value)\""
        } else {
          write(member.value, path, depth, place + [member.name], &text)
        }
        if let path, place == ["effects"], member.name == "type" { text += ",\"from\":\"\(path)\"" }
      }
      text += "}"
      if isState { text += String(repeating: "}", count: depth) }
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        write(element, path, depth, place, &text)
      }
      text += "]"
    default: text += json.text
    }
  }

  private static func isID(_ name: String, in place: [String]) -> Bool {
    switch place {
    case ["nodes"]: name == "id" || name == "parent"
    case ["animations"]: name == "node"
    case ["effects"]: name == "id" || name == "target"
    default: false
    }
  }
}
