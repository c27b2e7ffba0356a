import FlowEngine
import FlowSnapshots

/// What a client can call.
protocol Tool {
  /// The name by which it is called.
  static var name: String { get }
  /// What it does, in a sentence or two, for the caller.
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
