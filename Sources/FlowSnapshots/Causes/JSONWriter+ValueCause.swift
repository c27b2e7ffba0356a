import FlowEngine

extension JSONWriter {
  /// Writes what led to a value.
  package mutating func cause(_ cause: ValueCause) {
    beginObject()
    member("node", cause.node)
    member("member", cause.member)
    member("value", cause.value)
    member("t", fine: cause.time)
    key("step")
    beginObject()
    member("t", fine: cause.step.time)
    member("cause", cause.step.cause)
    if let event = cause.step.event { member("event", event) }
    if let line = cause.step.line {
      member("trace", cause.trace)
      member("line", line)
    }
    member("state", cause.step.state)
    member("effects", cause.step.effects)
    endObject()
    if let motion = cause.motion {
      key("animation")
      beginObject()
      member("property", motion.property)
      member("from", motion.from)
      member("to", motion.to)
      member("timing", motion.timing)
      member("duration", fine: motion.duration)
      member("begin", fine: motion.begin)
      if let end = motion.end {
        member("end", fine: end)
        if motion.duration > 0 {
          member("progress", fine: min(1, (cause.time - motion.begin) / motion.duration))
        }
      }
      endObject()
    }
    member("state", cause.state)
    key("rules")
    beginArray()
    for rule in cause.rules {
      beginObject()
      member("number", rule.number)
      if let page = cause.page { member("page", page) }
      member("line", rule.line)
      member("text", rule.text)
      endObject()
    }
    endArray()
    if let source = cause.source {
      key("layout")
      beginObject()
      member("file", source.path)
      member("line", source.line)
      endObject()
    }
    member("text", cause.lines)
    endObject()
  }
}
