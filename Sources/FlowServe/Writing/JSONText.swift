import FlowEngine

/// JSON as text, put together of parts that are JSON already.
enum JSONText {
  /// A text as a string.
  static func string(_ text: String) -> String {
    var json = JSONWriter(capacity: text.utf8.count + 16)
    json.string(text)
    return json.text
  }

  /// A time, in seconds.
  static func time(_ seconds: Double) -> String {
    var json = JSONWriter(capacity: 64)
    json.fineNumber(seconds)
    return json.text
  }

  /// A number, to the bit.
  static func number(_ number: Double) -> String {
    var json = JSONWriter(capacity: 64)
    json.exactNumber(number)
    return json.text
  }

  /// The members of an object that is known to be one, each as JSON.
  static func members(of object: String) -> [(name: String, json: String)] {
    guard case .object(let members)? = value(object)?.content else { return [] }
    return members.map { ($0.name, $0.value.text) }
  }

  /// The value of a text; `nil` for what is not JSON.
  static func value(_ text: String) -> JSONValue? {
    do throws(JSONError) { return try JSONValue(parsing: text) } catch { return nil }
  }

  /// An array of numbers, as times are written.
  static func numbers(_ numbers: [Double]) -> String {
    var json = JSONWriter(capacity: 16 + 24 * numbers.count)
    json.beginArray()
    for number in numbers { json.fineNumber(number) }
    json.endArray()
    return json.text
  }

  /// An array.
  static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  /// An array of strings.
  static func strings(_ texts: [String]) -> String { array(texts.map { string($0) }) }
}

/// An object that is being written.
struct JSONObject {
  private var members = ""

  /// The object.
  var text: String { "{\(members)}" }

  /// Adds a member whose value is JSON.
  mutating func add(_ name: String, json: String) {
    members += members.isEmpty ? "\"" : ",\""
    members += name
    members += "\":"
    members += json
  }

  mutating func add(_ name: String, _ text: String) { add(name, json: JSONText.string(text)) }
  mutating func add(_ name: String, _ number: Int) { add(name, json: String(number)) }
  mutating func add(_ name: String, _ flag: Bool) { add(name, json: flag ? "true" : "false") }

  /// Adds a member with a text, unless there is none.
  mutating func add(_ name: String, unlessEmpty text: String?) {
    if let text, !text.isEmpty { add(name, text) }
  }

  /// Adds a member with texts, unless there are none.
  mutating func add(_ name: String, unlessEmpty texts: [String]) {
    if !texts.isEmpty { add(name, json: JSONText.strings(texts)) }
  }
}
