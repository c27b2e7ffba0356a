import FlowEngine
import FlowNavigation
import Scenes

/// Tabs for tests: a menu, a stack, and a code that is entered.
struct RoomPages: TabPages {
  enum Page: String, MemberChoice { case home, shop, code }

  enum Effect: SceneEffect {
    case entered(String)

    var type: String { "entered" }
    var carriesSecret: Bool { true }

    func write(to members: inout MemberWriter) {
      if case .entered(let code) = self { members.member("code", code) }
    }
  }

  static let name = "rooms"
  static let first = Page.home

  private(set) var home: Child<Menu>?
  private(set) var shop: Child<Stack<ShopPages>>?
  private(set) var code: Child<VerificationCode>?

  mutating func list(_ pages: inout TabPass<Self>) {
    pages.page(.home, "home", &home)
    pages.page(.shop, "shop", &shop)
    pages.page(.code, "code", &code)
  }

  mutating func pagesDidChange(
    _ tabs: inout TabRequests<Page>, _ context: inout Tabs<Self>.Context
  ) {
    if home?.take(where: { $0 == .chosen }) != nil { tabs.select(.shop) }
    if case .entered(let digits)? = shop?.take(where: { _ in true }) {
      context.send(.entered(digits))
      tabs.select(.home)
    }
  }

  static func title(of page: Page) -> String {
    switch page {
    case .home: "Home"
    case .shop: "Shop"
    case .code: "Code"
    }
  }

  static func image(of page: Page) -> String? { page == .home ? "house" : nil }
}
