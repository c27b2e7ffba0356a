import FlowEngine

/// What an event is to people: what somebody does, or what happens to the screen.
struct EventWords: Equatable, Sendable {
  /// What happens, up to the name of what it happens to, such as `Tap on`.
  private let act: String
  /// The id of the node that it is on, if it is named.
  private let target: String?
  /// Where it is, if it says only that.
  private let location: Point?

  /// - Parameters:
  ///   - type: The event's type.
  ///   - target: The id of the node that it is for, if it says so.
  ///   - location: Where it is, in the window.
  ///   - string: A member that is a text.
  ///   - modifiers: The keys that are held meanwhile.
  ///   - selects: Whether a range is more than a caret.
  ///   - environment: The names of the members that change, and whether width and height are swapped.
  init(
    type: String, target: String?, location: Point?, string: (StaticString) -> String?,
    modifiers: [String], selects: Bool, environment: (members: [String], turns: Bool)
  ) {
    var named: String?
    let phase = string("phase")
    switch type {
    case "tap":
      act = "Tap on"
      named = target
    case "pan", "scroll":
      let noun = type == "pan" ? "drag" : "scroll"
      switch phase {
      case "began"?: act = "A \(noun) begins"
      case "ended"?: act = type == "pan" ? "Let go" : "The scroll ends"
      case "cancelled"?: act = "The \(noun) is cut short"
      default: act = type == "pan" ? "Drag" : "Scroll"
      }
    case "text":
      switch string("replacement")?.count ?? 0 {
      case 0: act = "Delete in"
      case 1: act = "Type in"
      default: act = "Enter text in"
      }
      named = target
    case "deleteBackward":
      act = "Delete in"
      named = target
    case "return": act = "Press Return"
    case "key":
      let key = string("key") ?? "a key"
      let name = key == " " ? "Space" : key == "Enter" ? "Return" : key
      let held = modifiers.map { Self.capitalized($0) + "-" }.joined()
      act = (phase == "up" ? "Let go of " : "Press ") + held + Self.capitalized(Self.plain(name))
    case "selection":
      act = selects ? "Select in" : "Put the caret in"
      named = target
    case "compose":
      switch phase {
      case "committed"?: act = "Enter text in"
      case "cancelled"?: act = "Give up the text in"
      default: act = "Compose in"
      }
      named = target
    case "undo":
      act = "Undo in"
      named = target
    case "redo":
      act = "Redo in"
      named = target
    case "focus":
      act = "Go to"
      named = target
    case "blur":
      act = "Leave"
      named = target
    case "select":
      act = "Choose in"
      named = target
    case "keyboard":
      switch phase {
      case "willShow"?: act = "The keyboard comes"
      case "willHide"?: act = "The keyboard goes"
      default: act = "The keyboard changes"
      }
    case "response":
      act = string("outcome") == "failure" ? "The answer is no" : "The answer is yes"
    case "command":
      act = "The app: \(Self.plain(string("name") ?? "a command"))"
    case "environment":
      if environment.turns {
        act = "The device turns"
      } else if environment.members.contains("size") {
        act = "The window changes"
      } else {
        act = "The settings change"
      }
    case "pointer":
      switch phase {
      case "down"?: act = "Touch"
      case "up"?: act = "Let go"
      case "hover"?: act = "Point at"
      case "cancel"?: act = "The touch is cut short"
      default: act = "Move the finger"
      }
    case "tick": act = "Time passes"
    default: act = Self.capitalized(Self.plain(type))
    }
    self.target = named
    let isOnNode =
      ["tap", "focus"].contains(type) || type == "pointer" && ["down", "hover"].contains(phase)
    self.location = isOnNode && target == nil ? location : nil
  }

  /// The words of what pointers have become, which a frame names and no trace has.
  ///
  /// - Parameters:
  ///   - name: The event's name in the frame, such as `pan.ended`.
  ///   - location: Where the pointer is, in the window.
  init(named name: String, at location: Point?) {
    let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
    self.init(
      type: parts.first ?? "", target: nil, location: location,
      string: { "\($0)" == "phase" ? parts.dropFirst().first : nil }, modifiers: [], selects: false,
      environment: ([], turns: false))
  }

  /// The words, with the name of the node.
  ///
  /// - Parameter nodes: What was to be seen.
  func text(on nodes: LabelledNodes?) -> String {
    let label = target.flatMap { nodes?.label(of: $0) } ?? location.flatMap { nodes?.label(at: $0) }
    if let label { return "\(act) “\(label)”" }
    if let target { return "\(act) the \(Self.plain(target))" }
    // Without a node it has no preposition, either.
    for word in [" in", " on", " to", " at"] where act.hasSuffix(word) {
      return String(act.dropLast(word.count))
    }
    return act
  }

  /// A name such as `expiry-button` or `realName` in words.
  static func plain(_ name: String) -> String {
    var words = ""
    var last: Character?
    for character in name {
      if character == "-" || character == "_" || character == "." {
        words += " "
      } else if character.isUppercase, let last, last.isLowercase || last.isNumber {
        words += " \(character.lowercased())"
      } else {
        words.append(character)
      }
      last = character
    }
    return words
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
