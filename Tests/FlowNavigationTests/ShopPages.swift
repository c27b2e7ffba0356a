import FlowEngine
import FlowNavigation
import Scenes

/// Pages for tests: a menu, a code that leads on when it is right, and a card.
struct ShopPages: StackPages {
  enum Page: String, MemberChoice { case menu, code, card }

  struct Configuration: SceneConfiguration {
    var heights = GlideCard.Configuration()

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("card", &heights, "the card's")
    }
  }

  enum Effect: SceneEffect {
    case entered(String)

    var type: String { "entered" }
    var carriesSecret: Bool { true }

    func write(to members: inout MemberWriter) {
      if case .entered(let code) = self { members.member("code", code) }
    }
  }

  static let name = "shop"
  static let root = Page.menu

  private(set) var menu: Child<Menu>?
  private(set) var code: Child<VerificationCode>?
  private(set) var card: Child<GlideCard>?

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.menu, "menu", &menu)
    pages.page(.code, "code", &code)
    pages.page(.card, "card", &card) { $0.heights }
  }

  mutating func pagesDidChange(
    _ stack: inout StackRequests<Page>, _ context: inout Stack<Self>.Context
  ) {
    if menu?.take(where: { $0 == .chosen }) != nil { stack.push(.code) }
    if case .verify(_, let digits)? = code?.take(where: { $0.type == "verify" }) {
      context.send(.entered(digits))
      stack.push(.card)
    }
  }

  static func title(of page: Page) -> String { page == .code ? "Enter the code" : "" }
}

/// A page with a button, which counts the pans that it has got and the seconds that it has been open.
struct Menu: Scene {
  enum Part: String, ScenePart {
    case next
    var kind: Node.Kind { .button }
  }

  enum Completion: String, Sendable { case second }

  enum Effect: SceneEffect, Equatable {
    case chosen
    var type: String { "chosen" }
    func write(to members: inout MemberWriter) {}
  }

  static let name = "menu"
  private(set) var log = ""
  private(set) var seconds = 0

  init(_ context: inout Context) { context.schedule(.second, after: 1) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .tap: context.send(.chosen)
    case .pan(let pan): note(pan.phase == .cancelled ? "x" : pan.phase == .ended ? "e" : "p")
    case .keyboard: note("k")
    default: break
    }
  }

  private mutating func note(_ letter: String) { if log.utf8.count < 40 { log += letter } }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    seconds += 1
    if seconds < 3 { context.schedule(.second, after: 1) }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.next, frame: environment.window) { button in
      button.text = "\(seconds)"
      button.interactive = true
      button.accessibilityLabel = "Next"
      button.accessibilityTraits = .button
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("log", &log)
    members.shown("seconds", &seconds, in: 0...3)
  }
}
