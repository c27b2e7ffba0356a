import FlowEngine
import FlowNavigation
import Scenes
import Testing

@Suite("Versions of navigation")
struct NavigationVersionTests {
  @Test("A renamed page of a stack is read by the steps of its pages")
  func stack() throws {
    var engine = try Engine(Stack<OlderPages>.self)
    try engine.send(.command(Command("push", value: .string("code"))), at: 1) { _ in }
    try engine.advance(to: 5) { _ in }
    let restored = try Engine(Stack<NewerPages>.self, restoring: engine.saved)
    #expect(restored.saved.contains(#""scene":"pages","version":2"#))
    #expect(restored.saved.contains(#""path":["menu","digits"]"#))
    #expect(!engine.saved.contains("version"))
  }

  @Test("Sheets, tabs and alerts have the versions that their screens list")
  func others() {
    #expect(Stack<OlderPages>.version == 1 && Stack<NewerPages>.version == 2)
    #expect(Sheet<NewerSheet>.version == 2)
    #expect(Tabs<NewerTabs>.version == 2)
    #expect(Alert<NewerAlert>.version == 2)
  }

  @Test(
    "A step adds the members that pages begin to list, and one removes those that they no longer list"
  )
  func ownMembers() throws {
    let none = try Engine(Alert<Notes<NoMembers>>.self)
    let added = try Engine(Alert<Notes<KeyAdded>>.self, restoring: none.saved)
    #expect(added.scene.pages.members.key == "b")
    #expect(added.saved.contains(#""own":{"key":"b"}"#))
    let one = try Engine(Alert<Notes<Key>>.self)
    #expect(throws: MemberError.self) {
      try Engine(Alert<Notes<Key>>.self, restoring: none.saved)
    }
    let removed = try Engine(Alert<Notes<KeyRemoved>>.self, restoring: one.saved)
    #expect(!removed.saved.contains(#""own""#))
  }
}

/// What pages list, and the steps to it.
private protocol NoteMembers: Sendable {
  static var steps: VersionSteps { get }
  init()
  mutating func visit(_ members: inout StateMembers)
}

extension NoteMembers {
  static var steps: VersionSteps { [] }
  mutating func visit(_ members: inout StateMembers) {}
}

private struct NoMembers: NoteMembers {}

private struct Key: NoteMembers {
  var key = "a"
  mutating func visit(_ members: inout StateMembers) { members.kept("key", &key) }
}

private struct KeyAdded: NoteMembers {
  static var steps: VersionSteps {
    [VersionStep("a key", [.added(member: "own.key", "b")])]
  }
  var key = "a"
  mutating func visit(_ members: inout StateMembers) { members.kept("key", &key) }
}

private struct KeyRemoved: NoteMembers {
  static var steps: VersionSteps { [VersionStep("no key", [.removed(.member, "own")])] }
}

private struct Notes<Members: NoteMembers>: AlertPages {
  enum Name: String, MemberChoice { case leave }
  enum Answer: String, MemberChoice { case stay }

  static var name: String { "notes" }
  static var steps: VersionSteps { Members.steps }

  private(set) var members = Members()

  mutating func visit(_ members: inout StateMembers) { self.members.visit(&members) }

  static func content(
    of alert: Name, over base: VerificationCode, in environment: Environment
  ) -> AlertContent<Answer> {
    AlertContent("Leave?", buttons: [AlertButton(.stay, title: "Stay")])
  }
}

private struct OlderPages: StackPages {
  enum Page: String, MemberChoice { case menu, code }

  static let name = "pages"
  static let root = Page.menu

  private var menu: Child<Menu>?
  private var code: Child<VerificationCode>?

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.menu, "menu", &menu)
    pages.page(.code, "code", &code)
  }
}

/// The page `code` is `digits`.
private struct NewerPages: StackPages {
  enum Page: String, MemberChoice { case menu, digits }

  static let name = "pages"
  static let root = Page.menu
  static var steps: VersionSteps {
    [
      VersionStep(
        "the code has digits",
        [
          .renamed(.child, "code", to: "digits"),
          .renamed(value: "code", to: "digits", of: .member, "path[]"),
        ])
    ]
  }

  private var menu: Child<Menu>?
  private var digits: Child<VerificationCode>?

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.menu, "menu", &menu)
    pages.page(.digits, "digits", &digits)
  }
}

private struct NewerSheet: SheetPages {
  enum Page: String, MemberChoice { case menu, code }

  static let name = "newer-sheet"
  static let root = Page.menu
  static var steps: VersionSteps { [VersionStep("other heights")] }

  private var menu: Child<Menu>?
  private var code: Child<VerificationCode>?

  mutating func list(_ pages: inout SheetPass<Self>) {
    pages.page(.menu, "menu", &menu)
    pages.page(.code, "code", &code)
  }

  static func title(of page: Page) -> String { "Code" }
}

private struct NewerTabs: TabPages {
  enum Page: String, MemberChoice { case menu, code }

  static let name = "newer-tabs"
  static let first = Page.menu
  static var steps: VersionSteps { [VersionStep("another order")] }

  private var menu: Child<Menu>?
  private var code: Child<VerificationCode>?

  mutating func list(_ pages: inout TabPass<Self>) {
    pages.page(.menu, "menu", &menu)
    pages.page(.code, "code", &code)
  }

  static func title(of page: Page) -> String { page.rawValue }
}

private struct NewerAlert: AlertPages {
  enum Name: String, MemberChoice { case leave }
  enum Answer: String, MemberChoice { case stay }

  static let name = "newer-alert"
  static var steps: VersionSteps { [VersionStep("another text")] }

  static func content(
    of alert: Name, over base: VerificationCode, in environment: Environment
  ) -> AlertContent<Answer> {
    AlertContent("Leave?", buttons: [AlertButton(.stay, title: "Stay")])
  }
}
