import FlowEngine
import FlowNavigation

/// A sheet for tests, in which a page is replaced by one that holds pages itself.
struct DeskPages: SheetPages {
  enum Page: String, MemberChoice { case base, note, shop }

  static let name = "desk"
  static let root = Page.base

  private(set) var base: Child<Keypad>?
  private(set) var note: Child<Keypad>?
  private(set) var shop: Child<Stack<DrawerPages>>?

  mutating func list(_ pages: inout SheetPass<Self>) {
    pages.page(.base, "base", &base)
    pages.page(.note, "note", &note)
    pages.page(.shop, "shop", &shop)
  }
}

/// Pages that are pushed in a sheet.
struct DrawerPages: StackPages {
  enum Page: String, MemberChoice { case first, second }

  static let name = "drawer"
  static let root = Page.first

  private(set) var first: Child<Keypad>?
  private(set) var second: Child<Keypad>?

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.first, "first", &first)
    pages.page(.second, "second", &second)
  }

  static func title(of page: Page) -> String { page.rawValue }
}

/// A page of three buttons.
struct Keypad: Scene {
  enum Part: String, ScenePart {
    case key = "key-<name>"
    var kind: Node.Kind { .button }
  }

  static let name = "keypad"

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for (index, name) in ["a", "b", "c"].enumerated() {
      let frame = Rect(x: 0, y: 60 * Double(index), width: environment.size.width, height: 60)
      nodes.append(Part.key, id: NodeID("key-\(name)"), frame: frame) { key in
        key.text = name
        key.interactive = true
        key.accessibilityLabel = name
        key.accessibilityTraits = .button
      }
    }
  }
}
