import FlowEngine
import FlowTesting
import Testing

/// A line that is no request, and the code of its error.
struct FaultRow: Sendable, CustomTestStringConvertible {
  var line: String
  var code: Double
  var id: String

  var testDescription: String { line }

  init(_ line: String, _ code: Double, id: String = "null") {
    self.line = line
    self.code = code
    self.id = id
  }

  static let all = [
    FaultRow("nonsense", -32700),
    FaultRow("{", -32700),
    FaultRow(#"{"jsonrpc":"2.0","jsonrpc":"2.0"}"#, -32700),
    FaultRow("1", -32600),
    FaultRow("[]", -32600),
    FaultRow("{}", -32600),
    FaultRow(#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600, id: "1"),
    FaultRow(#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    FaultRow(#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    FaultRow(#"{"jsonrpc":"2.0","id":"a","method":1}"#, -32600, id: #""a""#),
    FaultRow(#"{"jsonrpc":"2.0","id":2}"#, -32600, id: "2"),
    FaultRow(#"{"jsonrpc":"2.0","id":3,"method":"pong"}"#, -32601, id: "3"),
    FaultRow(#"{"jsonrpc":"2.0","id":4,"method":"ping","params":[]}"#, -32602, id: "4"),
    FaultRow(#"{"jsonrpc":"2.0","id":5,"method":"initialize"}"#, -32602, id: "5"),
    FaultRow(#"{"jsonrpc":"2.0","id":6,"method":"tools/call"}"#, -32602, id: "6"),
    FaultRow(
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"opne"}}"#, -32602, id: "7"),
    FaultRow(#"{"jsonrpc":"2.0","id":8,"method":"resources/read"}"#, -32602, id: "8"),
    FaultRow(
      #"{"jsonrpc":"2.0","id":9,"method":"resources/read","params":{"uri":"flow://x"}}"#, -32002,
      id: "9"),
    FaultRow(
      #"{"jsonrpc":"2.0","id":9,"method":"resources/list","params":{"cursor":"-1"}}"#, -32602,
      id: "9"),
  ]
}

@Suite("The protocol of flow serve")
struct ProtocolTests {
  private var client = Client()

  @Test(
    "A version that is known is agreed on, and the newest otherwise",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
      ("2031-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
  mutating func version(asked: String, agreed: String) throws {
    let result = try client.answer(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":""# + asked
        + #"","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}"#)?["result"]
    #expect(result?["protocolVersion"]?.string == agreed)
    #expect(result?["serverInfo"]?["name"]?.string == "flow")
    #expect(result?["capabilities"]?["tools"] != nil)
  }

  @Test("What is no request is an error by its code", arguments: FaultRow.all)
  mutating func faults(row: FaultRow) throws {
    let answer = try client.answer(row.line)
    #expect(answer?["error"]?["code"]?.number == row.code)
    #expect(answer?["id"]?.text == row.id)
    #expect(answer?["error"]?["message"]?.string?.isEmpty == false)
  }

  @Test(
    "An id comes back as it was written",
    arguments: [
      "1", "-0", "1.50", "1e3", "9007199254740993", "-123456789012345678901234567890", #""""#,
      #""a\u0000é""#,
    ])
  mutating func ids(id: String) {
    let ping = #"{"jsonrpc":"2.0","id": \#(id) ,"method":"ping"}"#
    let answer = #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#
    #expect(client.text(ping) == answer)
    #expect(client.text("[\(ping),\(ping)]") == "[\(answer),\(answer)]")
  }

  @Test("Notifications and answers have no answer, and a batch has those of its requests")
  mutating func silence() throws {
    #expect(client.text(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(client.text(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    #expect(client.text(#"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#) == nil)
    #expect(
      client.text(#"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"a"}]"#)
        == #"[{"jsonrpc":"2.0","id":1,"result":{}}]"#)
  }

  @Test("Every tool has a closed schema of its arguments")
  mutating func tools() throws {
    let tools = try client.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)?["result"]?[
      "tools"]?.elements
    #expect(
      tools?.compactMap { $0["name"]?.string } == [
        "scenes", "open", "send", "advance", "frame", "why", "diff", "record", "replay", "verify",
        "explain", "explore", "shrink", "picture",
      ])
    for tool in tools ?? [] {
      #expect(tool["inputSchema"]?["additionalProperties"]?.content == .bool(false))
      #expect(tool["outputSchema"]?["type"]?.string == "object")
      #expect(tool["description"]?.string?.isEmpty == false)
    }
  }

  @Test("Malformed lines are answered by errors, and change nothing for the next", arguments: 1...4)
  mutating func malformed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let good =
      Array(
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"send","arguments":"#.utf8)
      + Array(#"{"session":"s1","event":{"t":0.5,"type":"tap","target":"trigger"}}}}"#.utf8)
    _ = try client.call("open", #"{"scene":"glide-card"}"#)
    for _ in 0..<500 {
      var line = good
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<max(1, line.count), using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: line.removeSubrange(place..<min(line.count, place + 5))
        case 1: line.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        default: line = Array(line[..<place])
        }
      }
      guard let text = client.text(line) else { continue }
      let answer = try JSONValue(parsing: text)
      #expect(answer["error"] != nil || answer["result"] != nil || !answer.elements.isEmpty)
    }
    #expect(
      client.text(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
  }
}
