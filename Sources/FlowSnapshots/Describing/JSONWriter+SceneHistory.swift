import FlowEngine

extension JSONWriter {
  /// Writes the versions of a scene, with what changed from each to the next.
  package mutating func history(_ history: SceneHistory) {
    beginObject()
    member("name", history.scene)
    member("version", history.steps.version)
    key("history")
    beginArray()
    for (place, step) in history.steps.list.enumerated() {
      beginObject()
      member("version", place + 2)
      member("summary", step.summary)
      member("changes", step.changes.map { $0.text })
      if let refusal = step.refusal { member("refused", refusal) }
      endObject()
    }
    endArray()
    key("children")
    beginArray()
    for row in history.rows {
      beginObject()
      member("path", row.path)
      member("name", row.scene)
      member("version", row.version)
      endObject()
    }
    endArray()
    endObject()
  }
}
