import FlowEngine

/// What the sheet of a screen is like: what its screens say of it once, and what is made of that.
struct SheetTraits: Sendable {
  let detents: [SheetDetent]
  let isModal: Bool
  let hasGrabber: Bool
  let (sheet, content, grabber): (NodeID, NodeID, NodeID)

  init<Pages: SheetPages>(of page: Pages.Page, _ pages: Pages.Type) {
    let detents = Pages.detents(of: page)
    self.detents = detents.isEmpty ? [.large] : detents
    isModal = Pages.isModal(page)
    hasGrabber = Pages.hasGrabber(page)
    let name = page.rawValue
    sheet = NodeID("sheet-" + name)
    content = NodeID("content-" + name)
    grabber = NodeID("grabber-" + name)
  }
}

extension SheetTraits {
  /// The place of the height with a name; `nil` if there is none.
  func place(of name: String) -> Int? { detents.firstIndex { $0.name.bytes == name.bytes } }
}
