import FlowEngine

/// A profile with a star, at version 4.
struct Profile: Scene {
  enum Part: String, ScenePart {
    case title, star
    var kind: Node.Kind { self == .star ? .button : .label }
  }

  static let name = "profile"
  static let summary = "Somebody's name, with a star."
  static let commands = ["star", "rename"]

  private var first = "Ada"
  private var last = "Lovelace"
  private var isStarred = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.shown("first", &first)
    members.shown("last", &last)
    members.shown("starred", &isStarred)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap): if tap.target == Part.star.id { toggle(&context) }
    case .command(let command):
      guard command.name == "rename" else { return toggle(&context) }
      let names = try command.value(as: [String].self)
      guard names.count == 2 else {
        throw .invalidMember("value", expected: "the first name and the last")
      }
      (first, last) = (names[0], names[1])
    default: break
    }
  }

  private mutating func toggle(_ context: inout Context) {
    isStarred.toggle()
    context.animate(Transaction(.curve(.easeOut, duration: 0.2), of: Part.star.id))
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.title, frame: Rect(x: 16, y: 60, width: 240, height: 44)) { title in
      title.text = "\(first) \(last)"
    }
    nodes.append(Part.star, frame: Rect(x: 272, y: 60, width: 44, height: 44)) { star in
      star.alpha = isStarred ? 1 : 0.3
      star.interactive = true
      star.accessibilityLabel = "Star"
    }
  }
}

extension Profile {
  static var steps: VersionSteps { [starred, split, unpinned] }
}

extension Profile {
  /// From version 1 to 2.
  private static let starred = VersionStep(
    "The heart is a star",
    [
      .renamed(.member, "liked", to: "starred"),
      .renamed(.part, "heart", to: "star"),
      .renamed(.command, "like", to: "star"),
    ])
}

extension Profile {
  /// From version 2 to 3.
  private static let split = VersionStep(
    "A first and a last name",
    [
      .state { (members) throws(MemberError) in
        let names = halves(of: try members.take("name", as: String.self))
        members.set("first", names[0])
        members.set("last", names[1])
      },
      .event { event in
        guard case .command(var command) = event, case .string(let name)? = command.value else {
          return [event]
        }
        command.value = .elements(halves(of: name))
        return [.command(command)]
      },
    ])

  /// What stands before the last space of a name, and what stands behind it.
  private static func halves(of name: String) -> [String] {
    let words = name.split(separator: " ")
    return [words.dropLast().joined(separator: " "), words.last.map(String.init) ?? ""]
  }
}

extension Profile {
  /// From version 3 to 4.
  private static let unpinned = VersionStep(
    "Profiles are not pinned any more",
    [
      .removed(.member, "pinned"),
      .removed(.part, "pin"),
      .refused(.command, "move", because: "a profile without a pin has no place"),
    ])
}
