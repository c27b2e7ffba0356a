import FlowEngine

/// A message of JSON-RPC 2.0, as it comes.
enum Message {
  /// A request, which is answered.
  case request(id: String, method: String, parameters: JSONValue?)
  /// A notification, which is not.
  case notification
  /// The notification that the answer to a request is not wanted any more.
  case cancellation(of: String)
  /// The answer to something that was never asked, which is dropped.
  case answer
  /// Anything else, with its id if there is one.
  case fault(id: String, ProtocolError)

  /// The id of what has none.
  static let noID = "null"

  /// Reads a message.
  ///
  /// - Parameter line: The line that it is of, in which the number of an id stands as it is given back.
  init(_ json: JSONValue, of line: [UInt8]) {
    guard case .object = json.content else {
      self = .fault(id: Self.noID, .request("expected a request, an object"))
      return
    }
    let id = json["id"].flatMap { Self.id($0, of: line) }
    let shown = id ?? Self.noID
    guard id != nil || json["id"] == nil else {
      self = .fault(id: shown, .request("'id' must be a string or a number"))
      return
    }
    guard case .string("2.0")? = json["jsonrpc"]?.content else {
      self = .fault(id: shown, .request("'jsonrpc' must be \"2.0\""))
      return
    }
    guard let method = json["method"] else {
      let isAnswer = json["result"] != nil || json["error"] != nil
      self = isAnswer ? .answer : .fault(id: shown, .request("a request needs 'method'"))
      return
    }
    guard case .string(let name) = method.content else {
      self = .fault(id: shown, .request("'method' must be a string"))
      return
    }
    guard let id else {
      let cancelled = name == "notifications/cancelled" ? json["params"]?["requestId"] : nil
      self =
        cancelled.flatMap { Self.id($0, of: line) }.map { .cancellation(of: $0) } ?? .notification
      return
    }
    switch json["params"]?.content {
    case nil, .object?: self = .request(id: id, method: name, parameters: json["params"])
    default: self = .fault(id: id, .parameters("'params' must be an object"))
    }
  }

  /// An id as an answer repeats it; `nil` for a value that cannot be an id.
  private static func id(_ value: JSONValue, of line: [UInt8]) -> String? {
    switch value.content {
    case .string(let text): JSONText.string(text)
    case .number: number(at: value.offset, of: line)
    default: nil
    }
  }

  /// A number as it is written: one of more than 53 bits would come back as another one.
  private static func number(at offset: Int, of line: [UInt8]) -> String {
    let digits = line[offset...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The answer with a result.
  static func result(_ result: String, to id: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(result)}"
  }

  /// The answer with an error.
  static func error(_ error: ProtocolError, to id: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":{\"code\":\(error.code),\"message\":"
      + JSONText.string(error.message) + "}}"
  }
}
