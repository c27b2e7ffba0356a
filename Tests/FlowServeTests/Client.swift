import FlowEngine
import FlowServe
import FlowSnapshots
import Scenes
import TestSupport

/// A server in this process, and a client that reads its answers.
struct Client {
  static let scenes = SceneList(
    GlideCard.self, CardInput.self, VerificationCode.self, Onboarding.self, Endless.self,
    Tally.self)

  private var server: FlowServer

  init(patience: Double = ServeLimits.patience) {
    server = FlowServer(Client.scenes, name: "flow", version: "1", patience: patience)
  }

  /// The answer to a line; `nil` for none.
  mutating func text(_ line: String) -> String? { server.answer(to: Array(line.utf8)) }

  /// The answer to a line of any bytes.
  mutating func text(_ line: [UInt8]) -> String? { server.answer(to: line) }

  /// The answer to a line, which must be JSON.
  mutating func answer(_ line: String) throws -> JSONValue? {
    try text(line).map { try JSONValue(parsing: $0) }
  }

  /// The result of a call.
  mutating func call(_ name: String, _ arguments: String = "{}") throws -> JSONValue? {
    let line =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":""# + name
      + #"","arguments":"# + arguments + "}}"
    return try answer(line)?["result"]
  }

  /// The structured content of a call that succeeds.
  mutating func content(_ name: String, _ arguments: String = "{}") throws -> JSONValue? {
    try call(name, arguments)?["structuredContent"]
  }

  /// What a call that fails says.
  mutating func fault(_ name: String, _ arguments: String = "{}") throws -> String? {
    guard let result = try call(name, arguments), result["isError"]?.content == .bool(true),
      case .array(let blocks)? = result["content"]?.content
    else { return nil }
    return blocks.first?["text"]?.string
  }
}

extension JSONValue {
  /// A text; `nil` for another kind.
  var string: String? { if case .string(let text) = content { text } else { nil } }
  /// A number; `nil` for another kind.
  var number: Double? { if case .number(let number) = content { number } else { nil } }
  /// The elements of an array; empty for another kind.
  var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
  /// The texts of an array.
  var strings: [String] { elements.compactMap { $0.string } }
}
