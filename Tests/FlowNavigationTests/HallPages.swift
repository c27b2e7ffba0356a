import FlowEngine
import FlowNavigation

/// Tabs for tests, in which there are tabs, and an alert.
struct HallPages: TabPages {
  enum Page: String, MemberChoice { case rooms, ask }

  static let name = "hall"
  static let first = Page.rooms

  private(set) var rooms: Child<Tabs<RoomPages>>?
  private(set) var ask: Child<Alert<AskPages>>?

  mutating func list(_ pages: inout TabPass<Self>) {
    pages.page(.rooms, "rooms", &rooms)
    pages.page(.ask, "ask", &ask)
  }

  static func title(of page: Page) -> String { page.rawValue }
}
