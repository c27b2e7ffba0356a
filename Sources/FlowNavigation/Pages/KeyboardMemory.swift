import FlowEngine

/// Which pages have seen the keyboard come: one that is covered before it goes is told when it is shown again.
struct KeyboardMemory<Page: MemberChoice & Equatable>: StateGroup {
  /// Where the keyboard is, in screen coordinates, in points.
  private var frame = Rect.zero
  private var isShown = false
  /// The pages that have seen it come, and not go.
  private var pages: [Page] = []

  init() {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("frame", &frame)
    members.kept("isShown", &isShown)
    members.kept("pages", &pages)
  }

  /// Notes a change that one page has seen.
  mutating func note(_ change: KeyboardChange, seenBy page: Page) {
    frame = change.frame
    isShown = change.phase != .willHide
    forget(page)
    if isShown { pages.append(page) }
  }

  /// That the keyboard has gone, for a page that has not seen it; `nil` for any other page.
  ///
  /// A keyboard that is still there goes soon, since the page that had it has lost the focus.
  mutating func missed(by page: Page) -> Event? {
    guard !isShown, pages.contains(page) else { return nil }
    forget(page)
    return .keyboard(KeyboardChange(.willHide, frame: frame, duration: 0))
  }

  /// Forgets a page whose scene has ended.
  mutating func forget(_ page: Page) { pages.removeAll { $0 == page } }
}
