import FlowEngine
import FlowNavigation

/// Tabs for tests, in which an alert lies over a stack.
struct AskedTabs: TabPages {
  enum Page: String, MemberChoice { case plain, asked }

  static let name = "asked-tabs"
  static let first = Page.plain

  private(set) var plain: Child<Stack<ShopPages>>?
  private(set) var asked: Child<Alert<AskedPages>>?

  mutating func list(_ pages: inout TabPass<Self>) {
    pages.page(.plain, "plain", &plain)
    pages.page(.asked, "asked", &asked)
  }
}

/// An alert over a stack.
struct AskedPages: AlertPages {
  enum Name: String, MemberChoice { case ok }
  enum Answer: String, MemberChoice { case ok }

  static let name = "asked"

  static func content(
    of alert: Name, over base: Stack<ShopPages>, in environment: Environment
  ) -> AlertContent<Answer> {
    AlertContent("Well?", buttons: [AlertButton(.ok, title: "OK")])
  }
}
