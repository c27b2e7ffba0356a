import FlowEngine

/// What an alert says, and the buttons that answer it.
public struct AlertContent<Answer: MemberChoice & Equatable>: StateGroup, Equatable {
  /// What it is about, in a few words.
  public var title: String
  /// What there is to know; empty for nothing.
  public var message: String
  /// The buttons, 1 to 3, each with another answer.
  public var buttons: [AlertButton<Answer>]

  /// Creates an empty content.
  public init() { (title, message, buttons) = ("", "", []) }

  /// Creates a content.
  ///
  /// - Parameters:
  ///   - title: What it is about, in a few words.
  ///   - message: What there is to know; empty for nothing.
  ///   - buttons: The buttons, 1 to 3, each with another answer; those that are too many are left out.
  public init(_ title: String, message: String = "", buttons: [AlertButton<Answer>]) {
    self.title = title
    self.message = message
    self.buttons = []
    for button in buttons where self.buttons.count < 3 && self.button(button.answer) == nil {
      self.buttons.append(button)
    }
  }

  /// The button with an answer.
  func button(_ answer: Answer) -> AlertButton<Answer>? { buttons.first { $0.answer == answer } }

  /// Lists the members.
  public mutating func visit(_ members: inout StateMembers) {
    members.kept("title", &title)
    members.kept("message", &message)
    members.kept("buttons", &buttons)
  }
}

/// A button of an alert.
public struct AlertButton<Answer: MemberChoice & Equatable>: Equatable {
  /// What it answers.
  public var answer: Answer
  /// The button's text.
  public var title: String
  /// What it does.
  public var role: AlertButtonRole

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - answer: What it answers.
  ///   - title: Its text.
  ///   - role: What it does.
  public init(_ answer: Answer, title: String, role: AlertButtonRole = .default) {
    self.answer = answer
    self.title = title
    self.role = role
  }
}

/// What a button of an alert does.
public enum AlertButtonRole: String, MemberChoice {
  /// It goes on.
  case `default`
  /// It leaves everything as it is; it answers the escape gesture, too.
  case cancel
  /// It destroys something.
  case destructive
}

extension AlertButton: MemberValue {
  /// The members of a button that is about to be restored, which has no answer yet.
  private struct Members: StateGroup {
    var answer: Answer?
    var title = ""
    var role = AlertButtonRole.default

    mutating func visit(_ members: inout StateMembers) {
      members.kept("answer", &answer)
      members.kept("title", &title)
      members.kept("role", &role)
    }
  }

  /// The form expected in JSON: an object.
  public static var expectation: String { "an object" }

  /// Reads a button.
  ///
  /// - Throws: `MemberError` for anything but an object with an `answer`, and for a member that is unknown or of another
  ///   type, with its path.
  public init(json: JSONValue) throws(MemberError) {
    let members = try Members(json: json)
    guard let answer = members.answer else {
      throw MemberError("expected \(Answer.expectation)", at: json.offset).within("answer")
    }
    self.init(answer, title: members.title, role: members.role)
  }

  /// Writes the members.
  public func write(to json: inout ValueWriter) {
    Members(answer: answer, title: title, role: role).write(to: &json)
  }
}
