import FlowEngine

/// An argument of a tool, or a member of its result.
struct Argument {
  /// The kinds of value.
  enum Kind {
    case text, number, count, flag, object, texts, objects
    /// One of some texts.
    case choice([String])
  }

  let name: String
  let kind: Kind
  let isRequired: Bool
  let summary: String

  init(_ name: String, _ kind: Kind, required: Bool = false, _ summary: String) {
    self.name = name
    self.kind = kind
    isRequired = required
    self.summary = summary
  }

  static let session = Argument("session", .text, required: true, "the session, as 'open' named it")
  static let skip = Argument(
    "skip", .count, "how many of the list to leave out, as the part before has said")
  static let limit = Argument("limit", .count, "the most elements of the list to answer with")

  /// The schema of the value, in JSON Schema.
  fileprivate var schema: String {
    var object = JSONObject()
    switch kind {
    case .text: object.add("type", "string")
    case .number: object.add("type", "number")
    case .count:
      object.add("type", "integer")
      object.add("minimum", 0)
    case .flag: object.add("type", "boolean")
    case .object: object.add("type", "object")
    case .texts:
      object.add("type", "array")
      object.add("items", json: "{\"type\":\"string\"}")
    case .objects: object.add("type", "array")
    case .choice(let names):
      object.add("type", "string")
      object.add("enum", json: JSONText.strings(names))
    }
    object.add("description", summary)
    return object.text
  }

  /// The schema of an object with some members.
  static func schema(of members: [Argument], isClosed: Bool) -> String {
    var properties = JSONObject()
    for member in members { properties.add(member.name, json: member.schema) }
    var object = JSONObject()
    object.add("type", "object")
    object.add("properties", json: properties.text)
    object.add("required", unlessEmpty: members.filter(\.isRequired).map(\.name))
    if isClosed { object.add("additionalProperties", false) }
    return object.text
  }
}
