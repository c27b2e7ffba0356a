import FlowEngine

/// A frame as a parent of the scene shows it.
enum NestedFrame {
  /// Where a scene is in others.
  struct Place: Sendable {
    /// The path before its ids.
    let path: String
    /// What stands before its state, behind the brace, and after it.
    let (before, after): (String, String)
    /// What stands first in its state.
    var key = ""

    /// A child in a child, that deep.
    static func child(depth: Int) -> Place {
      Place(
        path: Array(repeating: "child", count: depth).joined(separator: "/"),
        before: Array(repeating: #"{"name":"idle","child":"#, count: depth).joined(),
        after: String(repeating: "}", count: depth))
    }

    static let row = Place(
      path: "rows/only", before: #"{"name":"idle","rows":["#, after: "]}", key: #""key":"only","#)
  }

  /// The text of a frame, as it is at a place in others.
  static func text(of frame: String, at place: Place? = nil) -> String {
    var frame = frame
    guard let json = frame.withUTF8({ try? JSONValue(parsing: $0) }) else { return frame }
    var text = ""
    write(json, place, [], &text)
    return text
  }

  private static func write(
    _ json: JSONValue, _ place: Place?, _ path: [String], _ text: inout String
  ) {
    switch json.content {
    case .object(let members):
      let state = path == ["state"] ? place : nil
      if let state { text += state.before }
      text += "{" + (state?.key ?? "")
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += "\"\(member.name)\":"
        if let place, case .string(let value) = member.value.content, isID(member.name, in: path) {
          text += "\"\(place.path)/\(value)\""
        } else {
          write(member.value, place, path + [member.name], &text)
        }
        let isChilds = members.contains { $0.name == "from" }
        if let place, path == ["effects"], member.name == "type", !isChilds {
          text += ",\"from\":\"\(place.path)\""
        }
      }
      text += "}"
      if let state { text += state.after }
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        write(element, place, path, &text)
      }
      text += "]"
    default: text += json.text
    }
  }

  private static func isID(_ name: String, in path: [String]) -> Bool {
    switch path {
    case ["nodes"]: name == "id" || name == "parent"
    case ["animations"]: name == "node"
    case ["effects"]: name == "id" || name == "target" || name == "from"
    default: false
    }
  }
}
