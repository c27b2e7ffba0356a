extension JSONValue {
  /// The value as exact canonical JSON.
  package var text: String {
    var json = JSONWriter(capacity: 64)
    write(to: &json)
    return json.text
  }

  /// Writes the value, exactly.
  package func write(to json: inout JSONWriter) {
    switch content {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .number(let value): json.exactNumber(value)
    case .string(let value): json.string(value)
    case .array(let elements):
      json.beginArray()
      for element in elements { element.write(to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject()
      for member in members {
        json.key(member.name)
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }
}
