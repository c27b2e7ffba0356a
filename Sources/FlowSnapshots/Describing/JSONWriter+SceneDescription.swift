import FlowEngine

extension JSONWriter {
  /// Writes a scene's name and summary.
  package mutating func summary(of scene: SceneDescription) {
    beginObject()
    nameAndSummary(of: scene)
    endObject()
  }

  /// Writes the full description of a scene.
  package mutating func description(of scene: SceneDescription) {
    beginObject()
    nameAndSummary(of: scene)
    key("configuration")
    beginArray()
    for row in scene.configuration {
      beginObject()
      member("path", row.path)
      member("expected", row.expectation)
      member("default", row.defaultValue)
      member("summary", row.summary)
      endObject()
    }
    endArray()
    key("nodes")
    beginArray()
    for node in scene.nodes {
      beginObject()
      member("id", node.id)
      member("kind", node.kind)
      if let parent = node.parent { member("parent", parent) }
      endObject()
    }
    endArray()
    member("states", scene.states)
    member("commands", scene.commands)
    endObject()
  }

  private mutating func nameAndSummary(of scene: SceneDescription) {
    member("name", scene.name)
    member("summary", scene.summary)
  }

  /// Writes a member with an array of texts.
  mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { string(value) }
    endArray()
  }
}
