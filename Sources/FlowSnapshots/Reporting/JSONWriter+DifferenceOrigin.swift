import FlowEngine

extension JSONWriter {
  /// Writes where a difference begins.
  package mutating func origin(_ origin: DifferenceOrigin) {
    beginObject()
    member("t", fine: origin.time)
    member("cause", origin.isCompletion ? "completion" : "event")
    member("event", origin.event)
    if let line = origin.line { member("line", line) }
    key("values")
    beginArray()
    for value in origin.values {
      beginObject()
      member("node", value.node)
      member("member", value.member)
      member("text", value.text)
      if let rule = value.rule { member("rule", rule) }
      if let source = value.source { member("layout", "\(source.path):\(source.line)") }
      endObject()
    }
    endArray()
    if let page = origin.page { member("page", page) }
    key("rules")
    beginArray()
    for entry in origin.rules {
      let rule = entry.rule
      beginObject()
      member("number", rule.number)
      if entry.page != origin.page { member("page", entry.page) }
      member("line", rule.line)
      member("text", rule.shortText)
      endObject()
    }
    endArray()
    endObject()
  }
}
