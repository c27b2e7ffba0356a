import FlowEngine
import FlowNavigation
import Scenes

/// A sheet for tests with a screen that has a bar over the keyboard.
struct CardPages: SheetPages {
  enum Page: String, MemberChoice { case base, card }

  static let name = "cards"
  static let root = Page.base

  private(set) var base: Child<Keypad>?
  private(set) var card: Child<CardInput>?

  mutating func list(_ pages: inout SheetPass<Self>) {
    pages.page(.base, "base", &base)
    pages.page(.card, "card", &card)
  }

  static func detents(of page: Page) -> [SheetDetent] { [.medium, .large] }
}
