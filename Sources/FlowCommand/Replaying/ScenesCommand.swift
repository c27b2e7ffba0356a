import FlowEngine
import FlowSnapshots

/// `flow scenes`: lists the scenes, or describes one.
enum ScenesCommand: Command {
  static let name = "scenes"
  static let summary = "Lists the scenes or, with NAME, shows one scene in detail."
  static let operands = Operands(text: "[NAME]", count: 0...1)
  static let options = [history, Option.json, strings]
  static let details = """
    '--strings' writes the texts that the scene, and those that it holds, show or say, each with a
    comment for translators, as Apple's Xcode has them. '--history' shows how recordings of earlier
    versions are read.
    """

  private static let strings = Option(
    "strings", "write the scene's texts as a String Catalog (.xcstrings)")

  private static let history = Option(
    "history", "show the versions of the scene, and what changed from each to the next")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    guard let name = arguments.operands.first else {
      for option in [history, strings] where arguments.has(option) {
        throw .usage("'\(option.spelling)' needs the name of a scene")
      }
      try list(scenes, asJSON: arguments.has(.json))
      return .success
    }
    guard let scene = scenes.description(of: name) else {
      throw .usage(Suggestion.unknown("scene", name, among: scenes.names))
    }
    if arguments.has(strings) {
      for option in [history, .json] where arguments.has(option) {
        throw .usage("'--strings' and '\(option.spelling)' cannot be given together")
      }
      try Console.show(text: StringCatalogText.text(of: scene.strings))
    } else if arguments.has(history) {
      guard let history = scenes.history(of: name) else { return .success }
      if arguments.has(.json) {
        try Console.show(json: { $0.history(history) })
      } else {
        try Console.show(text: text(of: history))
      }
    } else if arguments.has(.json) {
      try Console.show(json: { $0.description(of: scene) })
    } else {
      try Console.show(text: text(of: scene))
    }
    return .success
  }

  private static func list(
    _ scenes: SceneList, asJSON: Bool
  ) throws(CommandError) {
    guard asJSON else {
      return try Console.show(
        text: Table.rows(scenes.descriptions.map { [$0.name, $0.summary] }))
    }
    try Console.show(json: { json in
      json.beginArray()
      for scene in scenes.descriptions { json.summary(of: scene) }
      json.endArray()
    })
  }

  private static func text(of history: SceneHistory) -> String {
    var lines = ["\(history.scene): version \(history.steps.version)"]
    for (place, step) in history.steps.list.enumerated().reversed() {
      lines += ["", "version \(place + 2): \(step.summary)"]
      lines += step.changes.map { "  \($0.text)" }
      if let refusal = step.refusal { lines.append("  nothing older can be read: \(refusal)") }
    }
    let children = history.rows.map { [$0.path, "version \($0.version) of \($0.scene)"] }
    if !children.isEmpty { lines += ["", "children:", Table.rows(children)] }
    return lines.joined(separator: "\n") + (children.isEmpty ? "\n" : "")
  }

  /// The most characters of a default value that the table shows.
  private static let longestCell = 40

  private static func text(of effect: EffectDescription) -> String {
    let members = effect.members.map { $0.isOptional ? "\($0.name)?" : $0.name }
    return members.isEmpty ? effect.type : "\(effect.type) {\(members.joined(separator: ", "))}"
  }

  private static func text(ofDefault row: ConfigurationRow) -> String {
    row.isRequired ? "required" : row.defaultValue
  }

  private static func text(of scene: SceneDescription) -> String {
    let long = scene.configuration.filter { text(ofDefault: $0).count > longestCell }
    let configuration = scene.configuration.map {
      let value = text(ofDefault: $0)
      return [$0.path, value.count > longestCell ? "below" : value, $0.expectation, $0.summary]
    }
    let defaults = long.map { "default of \($0.path):\n  \($0.defaultValue)\n\n" }.joined()
    let nodes = scene.nodes.map { [$0.id, $0.kind, $0.parent.map { "in \($0)" } ?? ""] }
    return """
      \(scene.name): \(scene.summary)

      configuration (member, default, expected, meaning):
      \(Table.rows(configuration))
      \(defaults)nodes, back to front:
      \(Table.rows(nodes))
      states: \(scene.states.joined(separator: ", "))
      \(transitions(of: scene))\
      commands: \(scene.inputs.isEmpty ? "none" : scene.inputs.map(text).joined(separator: ", "))
      \(responses(of: scene))\
      effects: \(scene.effects.isEmpty ? "none" : scene.effects.map(text).joined(separator: ", "))
      \(children(of: scene))\
      \(members(of: scene))
      """
  }

  /// The transitions that a scene lists, as a table with its title; empty for a scene without a list.
  private static func transitions(of scene: SceneDescription) -> String {
    guard !scene.transitions.isEmpty else { return "" }
    let rows = scene.transitions.map {
      ["\($0.source) → \($0.target)", $0.trigger, $0.guard.map { "[\($0)]" } ?? ""]
    }
    return "\ntransitions (states, trigger, guard):\n" + Table.rows(rows) + "\n"
  }

  /// The scenes that a scene holds, each with what is sent to it and what it asks for by its path.
  private static func children(of scene: SceneDescription) -> String {
    guard !scene.children.isEmpty else { return "" }
    let rows = scene.children.map {
      [
        $0.path, $0.scene, $0.states.joined(separator: ", "),
        $0.commands.map(text).joined(separator: ", "), $0.effects.map(text).joined(separator: ", "),
      ]
    }
    return "\nchildren (path, scene, states, commands, effects):\n" + Table.rows(rows) + "\n"
  }

  private static func text(of input: SceneInput) -> String {
    let targets = input.targets.map { $0.name }.joined(separator: " or ")
    let name = targets.isEmpty ? input.name : "\(input.name) for \(targets)"
    guard let value = input.value, value != .any else { return name }
    return "\(name) (value: \(value.expectation))"
  }

  private static func responses(of scene: SceneDescription) -> String {
    let values = scene.responses.map(text).joined(separator: ", ")
    return values.isEmpty ? "" : "responses: \(values)\n"
  }

  /// The members of values, as a table with its title for each input; empty if there are none.
  private static func members(of scene: SceneDescription) -> String {
    var tables = ""
    for input in scene.inputs + scene.responses {
      guard let value = input.value, !value.rows.isEmpty else { continue }
      let rows = value.rows.map { [$0.path, text(ofDefault: $0), $0.expectation, $0.summary] }
      tables += "\nvalue of \(input.name) (member, default, expected, meaning):\n"
      tables += Table.rows(rows)
    }
    return tables
  }
}
