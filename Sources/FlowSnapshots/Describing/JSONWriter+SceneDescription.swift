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
    members(of: scene.versions)
    rows("configuration", scene.configuration)
    objects("nodes", scene.nodes) { json, node in
      json.member("id", node.id)
      json.member("kind", node.kind)
      if let parent = node.parent { json.member("parent", parent) }
    }
    member("states", scene.states)
    if !scene.transitions.isEmpty {
      objects("transitions", scene.transitions) { json, transition in
        json.member("source", transition.source)
        json.member("trigger", transition.trigger)
        if let condition = transition.guard { json.member("guard", condition) }
        json.member("target", transition.target)
      }
    }
    exchange(scene.inputs, scene.responses, scene.effects)
    if !scene.children.isEmpty {
      objects("children", scene.children) { json, child in
        json.member("path", child.path)
        json.member("scene", child.scene)
        json.member("states", child.states)
        json.exchange(child.commands, child.responses, child.effects)
      }
    }
    endObject()
  }

  /// Writes what a host sends to a scene, and what the scene asks of it.
  private mutating func exchange(
    _ commands: [SceneInput], _ responses: [SceneInput], _ effects: [EffectDescription]
  ) {
    member("commands", commands.names)
    inputs("inputs", commands.filter { $0.value != nil })
    inputs("responses", responses.filter { $0.value != nil })
    objects("effects", effects) { json, effect in
      json.member("type", effect.type)
      json.objects("members", effect.members) { json, member in
        json.member("name", member.name)
        json.member("expected", member.expectation)
        if member.isOptional { json.member("optional", true) }
      }
    }
  }

  private mutating func rows(_ name: StaticString, _ rows: [ConfigurationRow]) {
    objects(name, rows) { json, row in
      json.member("path", row.path)
      json.member("expected", row.expectation)
      if row.isRequired {
        json.member("required", true)
      } else {
        json.member("default", row.defaultValue)
      }
      json.member("summary", row.summary)
    }
  }

  /// Writes the inputs that take a value, if there are any.
  private mutating func inputs(_ name: StaticString, _ inputs: [SceneInput]) {
    if inputs.isEmpty { return }
    objects(name, inputs) { json, input in
      json.member("name", input.name)
      if !input.targets.isEmpty { json.member("for", input.targets.map { $0.name }) }
      guard let value = input.value else { return }
      json.member("expected", value.expectation)
      if !value.rows.isEmpty { json.rows("members", value.rows) }
    }
  }

  /// Writes a member with an array of objects.
  private mutating func objects<Element>(
    _ name: StaticString, _ elements: [Element], _ addMembers: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements {
      beginObject()
      addMembers(&self, element)
      endObject()
    }
    endArray()
  }

  private mutating func nameAndSummary(of scene: SceneDescription) {
    member("name", scene.name)
    member("summary", scene.summary)
  }

  /// Writes a member with an array of texts.
  package mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { string(value) }
    endArray()
  }
}
