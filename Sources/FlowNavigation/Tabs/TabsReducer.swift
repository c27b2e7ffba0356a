import FlowEngine

extension Tabs {
  /// Takes commands and taps on the bar.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command(let command) where command.name.bytes == "open":
      try open(try command.value(), &context)
    case .command(let command): select(try command.value(), &context)
    case .tap(let tap): self.tap(tap.target, &context)
    case .keyboard(let change): keyboard.note(change, seenBy: selected)
    default: break
    }
  }

  /// Does what screens ask for.
  public mutating func childrenDidChange(_ context: inout Context) {
    var tabs = TabRequests<Page>()
    held.pagesDidChange(&tabs, &context)
    for page in tabs.requests { select(page, &context) }
  }

  private mutating func tap(_ target: NodeID?, _ context: inout Context) {
    guard let page = tabs.first(where: { $0.tab == target })?.name else { return }
    if page != selected { return select(page, &context) }
    // A stack goes back to its root; a screen that knows no such command stays as it is.
    try? send(.command(Command("popToRoot")), to: page, &context)
  }

  /// Shows the screen of a tab; the one that was seen loses the focus and its finger.
  mutating func select(_ page: Page, _ context: inout Context) {
    guard page != selected else { return }
    show(page, &context)
    announce(&context)
  }

  private mutating func show(_ page: Page, _ context: inout Context) {
    takeFocus(from: selected, &context)
    if !isThere(page) { open(page, &context) }
    selected = page
    // A change of the keyboard is never refused.
    if let event = keyboard.missed(by: page) { try? send(event, to: page, &context) }
  }

  /// Selects the tab that is named first, and hands the other names to its screen, at once.
  private mutating func open(_ link: [String], _ context: inout Context) throws(EventError) {
    let before = self
    var page = Pages.first
    if let name = link.first {
      guard let named = Page(named: name) else {
        throw .unknownName("tab", name, among: Page.names, at: "0")
      }
      page = named
    }
    if page != selected { show(page, &context) }
    do throws(EventError) {
      try follow(Array(link.dropFirst()), in: page, &context)
    } catch {
      self = before
      throw error
    }
    if before.selected != page { announce(&context) }
  }

  private func announce(_ context: inout Context) {
    let title = Pages.title(of: selected, in: context.environment)
    if !title.isEmpty { context.announce(title) }
  }
}
