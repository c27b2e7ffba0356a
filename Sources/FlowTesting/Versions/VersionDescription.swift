import FlowEngine

/// What recordings and saved states of a scene contain by name: its members, parts and inputs.
///
/// A description is committed for each version, `Fixtures/versions/<scene>/<version>.json`; `VersionAudit`
/// compares it with the scene.
public struct VersionDescription: Sendable {
  /// The kinds of names, in the order in which they are written.
  enum Section: String, CaseIterable {
    case configuration, state, parts, commands, responses, completions, children, strings

    /// What steps say of it.
    var subject: VersionChange.Subject {
      switch self {
      case .configuration: .configuration
      case .state: .member
      case .parts: .part
      case .commands: .command
      case .responses: .response
      case .completions: .completion
      case .children: .child
      case .strings: .string
      }
    }
  }

  /// A name, with what is known of it.
  typealias Row = (name: String, text: String)

  /// The name of the scene.
  public let scene: String
  /// The version.
  public let version: Int
  private var sections: [Section: [Row]] = [:]

  /// Describes a scene as it is.
  public init<S: Scene>(of scene: S.Type) {
    self.scene = S.name
    version = S.version
    var rows: [ConfigurationRow] = []
    S.Configuration().describe("", "", into: &rows)
    sections[.configuration] = rows.map {
      ($0.path, "\($0.expectation); \($0.defaultValue) by default")
    }
    sections[.state] = S.savedRows.map { ($0.path, $0.expectation) }
    sections[.parts] = S.Part.allCases.map { part in
      (part.rawValue, part.kind.rawValue + (part.isSecret ? ", secret" : ""))
    }
    sections[.commands] = S.inputs.map(Self.row)
    sections[.responses] = S.responses.map(Self.row)
    sections[.completions] = Self.completions(of: S.Completion.self).map { ($0, "") }
    sections[.strings] = S.strings.map { ("\($0.key)", "") }
    sections[.children] = S.history.children.map { ($0.path, $0.history.scene) }
  }

  private static func row(_ input: SceneInput) -> Row {
    let targets = input.targets.map { $0.name }.joined(separator: ", ")
    return (
      targets.isEmpty ? input.name : "\(input.name) for \(targets)", input.value?.expectation ?? ""
    )
  }

  /// Whether the completions of a scene can be listed.
  static func listsCompletions<S: Scene>(of scene: S.Type) -> Bool {
    S.Completion.self is any CaseIterable.Type
  }

  private static func completions<C: RawRepresentable<String>>(of type: C.Type) -> [String] {
    func names<All: CaseIterable>(_ type: All.Type) -> [String] {
      type.allCases.compactMap { ($0 as? any RawRepresentable<String>)?.rawValue }
    }
    guard let type = type as? any CaseIterable.Type else { return [] }
    return names(type)
  }

  /// Reads a description; `nil` for an invalid text.
  public init?(_ text: String) {
    guard let json = try? JSONValue(parsing: text),
      case .string(let scene)? = json["scene"]?.content,
      case .number(let version)? = json["version"]?.content
    else { return nil }
    self.scene = scene
    self.version = Int(version)
    for section in Section.allCases {
      guard case .object(let members)? = json[section.rawValue]?.content else { return nil }
      sections[section] = members.map { member in
        guard case .string(let text) = member.value.content else { return (member.name, "") }
        return (member.name, text)
      }
    }
  }

  /// The rows of a section.
  subscript(section: Section) -> [Row] { sections[section] ?? [] }

  /// The description without the groups of the configuration that have some names.
  func leavingOut(groups: [String]) -> VersionDescription {
    var description = self
    description.sections[.configuration]?.removeAll { row in
      groups.contains { row.name.hasPrefix($0 + ".") }
    }
    return description
  }

  /// The description as JSON, a name a line.
  public var text: String {
    func quoted(_ text: String) -> String { ValueWriter.text(of: text) }
    var lines = ["{", "  \"scene\": \(quoted(scene)),", "  \"version\": \(version),"]
    for section in Section.allCases {
      let end = section == Section.allCases.last ? "" : ","
      let rows = self[section]
      guard !rows.isEmpty else {
        lines.append("  \"\(section.rawValue)\": {}\(end)")
        continue
      }
      lines.append("  \"\(section.rawValue)\": {")
      for (place, row) in rows.enumerated() {
        let comma = place == rows.count - 1 ? "" : ","
        lines.append("    \(quoted(row.name)): \(quoted(row.text))\(comma)")
      }
      lines.append("  }\(end)")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}
