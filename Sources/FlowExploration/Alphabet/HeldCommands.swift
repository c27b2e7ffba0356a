import FlowEngine

/// The commands that are worth trying for the scenes that a scene holds, by what they list.
struct HeldCommands: Sendable {
  /// Those of one held scene, or of all with keys in one place.
  private struct Row: Sendable {
    /// The path; what varies is in angle brackets.
    let path: String
    /// Commands without a target.
    let plain: [Command]
    /// The names of those that take a text, which is a field's.
    let texts: [String]
  }

  private let rows: [Row]

  init(_ children: [SceneParts.HeldScene]) {
    rows = children.map { child in
      let texts = child.commands.filter { $0.value == .text }
      let plain = child.commands.filter { $0.value != .text && $0.targets.isEmpty }
      return Row(
        path: child.path,
        plain: plain.flatMap { input in
          input.samples.map { Command(input.name, value: $0) }
        }, texts: texts.map { $0.name })
    }
  }

  /// The commands for the scenes that are there.
  ///
  /// - Parameters:
  ///   - fields: The ids of the fields that are there.
  ///   - isLean: Whether only those come that need no field.
  func commands(
    for children: [ExploredFrame.Child], fields: [NodeID], isLean: Bool
  ) -> [Command] {
    var commands: [Command] = []
    for child in children {
      guard let row = rows.first(where: { $0.path.bytes == child.family.bytes }) else { continue }
      commands += row.plain.map {
        Command($0.name, target: NodeID(child.path), value: $0.value)
      }
      guard !isLean, let field = fields.first(where: { $0.name.isBehind(child.path) }) else {
        continue
      }
      commands += row.texts.map { Command($0, target: field, value: .string("7")) }
    }
    return commands
  }
}
