import FlowEngine
import FlowSnapshots

/// A server of the Model Context Protocol, over standard input and output: a message a line.
package struct FlowServer {
  /// The tools, in the order in which they are listed.
  static var tools: [any Tool.Type] {
    [
      ScenesTool.self, OpenTool.self, SendTool.self, AdvanceTool.self, FrameTool.self, WhyTool.self,
      DiffTool.self, RecordTool.self, ReplayTool.self, VerifyTool.self, ExplainTool.self,
      ExploreTool.self, ShrinkTool.self, PictureTool.self,
    ]
  }

  private static let instructions = """
    Screens as state machines, replayed exactly. 'open' a scene or a trace, 'send' events and 'advance' \
    time; 'frame' says what is on the screen, 'why' what led to a value and by which rule. 'verify' and \
    'explain' compare traces with their goldens. Times are seconds, lengths points.
    """

  private var workshop: Workshop
  private let name: String
  private let version: String

  /// Creates a server for the working folder.
  ///
  /// - Parameters:
  ///   - scenes: The scenes.
  ///   - name: The name of the program.
  ///   - version: Its version.
  ///   - patience: A worker that makes no progress for so long is stopped, in seconds.
  package init(
    _ scenes: SceneList, name: String, version: String, patience: Double = ServeLimits.patience
  ) {
    workshop = Workshop(scenes: scenes, patience: patience)
    self.name = name
    self.version = version
  }

  /// Answers messages until standard input ends, or nobody reads the answers.
  ///
  /// - Throws: `FileError` if the input cannot be read, or an answer not written.
  package mutating func run() throws(FileError) {
    let inbox = Inbox()
    workshop.inbox = inbox
    do throws(FileError) {
      while let line = try inbox.next() {
        let answer: String?
        switch line {
        case .text(let bytes): answer = self.answer(to: bytes)
        case .tooLong:
          answer = Message.error(
            .parse("the line is longer than \(ServeLimits.request) bytes"), to: Message.noID)
        }
        guard let answer else { continue }
        try FileDescriptor.standardOutput.put(Array((answer + "\n").utf8))
      }
    } catch {
      guard error.isBrokenPipe else { throw error }
    }
  }

  /// The answer to a line; `nil` for one that has none.
  package mutating func answer(to line: [UInt8]) -> String? {
    let json: JSONValue
    do throws(JSONError) {
      json = try line.withUnsafeBufferPointer { (line) throws(JSONError) in
        try JSONValue(parsing: line)
      }
    } catch {
      return Message.error(
        .parse("column \(error.offset + 1): \(error.message)"), to: Message.noID)
    }
    guard case .array(let batch) = json.content else { return answer(to: json, of: line) }
    if batch.isEmpty {
      return Message.error(.request("a batch must not be empty"), to: Message.noID)
    }
    let answers = batch.compactMap { answer(to: $0, of: line) }
    let text = JSONText.array(answers)
    guard text.utf8.count <= ServeLimits.answer else {
      return Message.error(
        .request("the answers have more than \(ServeLimits.answer) bytes; ask one by one"),
        to: Message.noID)
    }
    return answers.isEmpty ? nil : text
  }

  private mutating func answer(to json: JSONValue, of line: [UInt8]) -> String? {
    switch Message(json, of: line) {
    case .notification, .cancellation, .answer: return nil
    case .fault(let id, let error): return Message.error(error, to: id)
    case .request(let id, let method, let parameters):
      workshop.inbox?.begin(id)
      let answer: String
      do throws(ProtocolError) {
        answer = Message.result(try result(of: method, parameters), to: id)
      } catch {
        answer = Message.error(error, to: id)
      }
      return workshop.inbox?.finish() ?? true ? answer : nil
    }
  }

  private mutating func result(
    of method: String, _ parameters: JSONValue?
  ) throws(ProtocolError) -> String {
    switch method {
    case "initialize": return try initialization(parameters)
    case "ping": return "{}"
    case "tools/list":
      return "{\"tools\":\(JSONText.array(Self.tools.map { $0.description }))}"
    case "tools/call": return try call(parameters)
    case "resources/list":
      return try resources.list(from: try Self.text("cursor", of: parameters))
    case "resources/templates/list": return "{\"resourceTemplates\":[]}"
    case "resources/read":
      guard let uri = try Self.text("uri", of: parameters) else {
        throw .parameters("'resources/read' needs 'uri', a string")
      }
      return try resources.read(uri)
    default:
      throw .method(
        Suggestion.unknown(
          "method", method,
          among: [
            "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read",
          ]))
    }
  }

  private var resources: Resources {
    Resources(scenes: workshop.scenes, folder: workshop.folder, sessions: workshop.sessions)
  }

  private func initialization(_ parameters: JSONValue?) throws(ProtocolError) -> String {
    guard let asked = try Self.text("protocolVersion", of: parameters) else {
      throw .parameters("'initialize' needs 'protocolVersion', a string")
    }
    var server = JSONObject()
    server.add("name", name)
    server.add("version", version)
    var result = JSONObject()
    result.add("protocolVersion", ProtocolVersion.agreed(on: asked))
    result.add("capabilities", json: "{\"tools\":{},\"resources\":{}}")
    result.add("serverInfo", json: server.text)
    result.add("instructions", Self.instructions)
    return result.text
  }

  private mutating func call(_ parameters: JSONValue?) throws(ProtocolError) -> String {
    guard let name = try Self.text("name", of: parameters) else {
      throw .parameters("'tools/call' needs 'name', a string")
    }
    guard let tool = Self.tools.first(where: { $0.name == name }) else {
      throw .parameters(Suggestion.unknown("tool", name, among: Self.tools.map { $0.name }))
    }
    do throws(ToolError) {
      let call = try ToolCall(parameters?["arguments"], of: tool)
      let answer = try tool.run(call, &workshop)
      return try answer.result(
        list: tool.list, skip: call.count(Argument.skip.name) ?? 0,
        limit: call.count(Argument.limit.name))
    } catch {
      return ToolAnswer.failure(error)
    }
  }

  /// A parameter that is a text; `nil` if it is not given.
  private static func text(
    _ name: String, of parameters: JSONValue?
  ) throws(ProtocolError) -> String? {
    switch parameters?[name]?.content {
    case nil: return nil
    case .string(let text): return text
    default: throw .parameters("'\(name)' must be a string")
    }
  }
}
