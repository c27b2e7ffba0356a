import FlowEngine
import FlowSnapshots

/// What a client can call.
protocol Tool {
  /// The name by which it is called.
  static var name: String { get }
  /// What it does, in a sentence or two, for who chooses among tools.
  static var summary: String { get }
  /// The arguments, besides `skip` and `limit` of a tool that lists something.
  static var arguments: [Argument] { get }
  /// The members of the result that are always there.
  static var result: [Argument] { get }
  /// The member of the result that is a list, of which a long one comes in parts.
  static var list: String? { get }

  /// Answers a call.
  ///
  /// - Throws: `ToolError` for arguments, files or events at fault.
  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer
}

extension Tool {
  static var list: String? { nil }
}

/// What tools work with.
struct Workshop {
  /// The scenes.
  let scenes: SceneList
  /// A worker that makes no progress for so long is stopped, in seconds.
  let patience: Double
  /// The requests that come; `nil` where somebody else reads them.
  var inbox: Inbox?
  /// The folder whose files may be read.
  let folder = ServedFolder()
  /// The sessions.
  var sessions = SessionTable()
}

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

extension Tool {
  /// All arguments.
  static var allArguments: [Argument] { arguments + (list == nil ? [] : [.skip, .limit]) }

  /// The tool as lists of tools have it.
  static var description: String {
    var members = result
    if let list {
      members.append(Argument(list, .objects, required: true, "the list, or a part of it"))
      members.append(
        Argument("rest", .object, "what is left of the list: 'skip' to go on with, and how many"))
    }
    var object = JSONObject()
    object.add("name", name)
    object.add("description", summary)
    object.add("inputSchema", json: Argument.schema(of: allArguments, isClosed: true))
    object.add("outputSchema", json: Argument.schema(of: members, isClosed: false))
    object.add("annotations", json: "{\"readOnlyHint\":true,\"openWorldHint\":false}")
    return object.text
  }
}
