import FlowEngine
import FlowNavigation

/// An alert for tests over a shelf, which keeps what it is about.
struct ShelfPages: AlertPages {
  enum Name: String, MemberChoice { case remove }
  enum Answer: String, MemberChoice { case remove, keep }

  static let name = "shelf-alerts"
  static var strings: [SceneString] { [title, remove, keep] }
  static var palette: [SceneColor] {
    [SceneColor("shelf", 0x123456), SceneColor("tint", 0x654321)]
  }

  private(set) var key = ""

  mutating func visit(_ members: inout StateMembers) { members.shown("key", &key) }

  static func content(
    of alert: Name, over base: Shelf, in environment: Environment
  ) -> AlertContent<Answer> {
    AlertContent(
      environment.text(title),
      buttons: [
        AlertButton(.remove, title: environment.text(remove), role: .destructive),
        AlertButton(.keep, title: environment.text(keep), role: .cancel),
      ])
  }

  mutating func baseDidChange(
    _ base: inout Child<Shelf>, _ alerts: inout AlertRequests<Name>,
    _ context: inout Alert<Self>.Context
  ) {
    guard case .chosen(let item)? = base.take(where: { _ in true }) else { return }
    key = item
    alerts.present(.remove)
  }

  mutating func didAnswer(
    _ alert: Name, with answer: Answer, _ base: inout Child<Shelf>,
    _ alerts: inout AlertRequests<Name>, _ context: inout Alert<Self>.Context
  ) {
    if answer == .remove {
      try? base.send(.command(Command("remove", value: .string(key))), &context)
    }
    key = ""
  }

  private static var title: SceneString {
    SceneString("shelf.title", "Remove it?", comment: "Title of the alert.")
  }
  private static var remove: SceneString {
    SceneString("shelf.remove", "Remove", comment: "Button of the alert.")
  }
  private static var keep: SceneString {
    SceneString("shelf.keep", "Keep", comment: "Button of the alert.")
  }
}

/// A screen of a few items, which says which one has been tapped.
struct Shelf: Scene {
  enum Part: String, ScenePart {
    case item = "item-<name>"
    var kind: Node.Kind { .button }
  }

  enum Effect: SceneEffect, Equatable {
    case chosen(String)
    var type: String { "chosen" }
    func write(to members: inout MemberWriter) {
      if case .chosen(let item) = self { members.member("item", item) }
    }
  }

  static let name = "shelf"
  static var commands: [SceneInput] { [SceneInput("remove", .name(["a", "b", "c"]))] }

  private(set) var items = ["a", "b", "c"]

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("items", &items) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap):
      if let item = items.first(where: { tap.target == Self.id($0) }) {
        context.send(.chosen(item))
      }
    case .command(let command):
      let item: String = try command.value()
      items.removeAll { $0 == item }
    default: break
    }
  }

  private static func id(_ item: String) -> NodeID { NodeID("item-" + item) }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for (index, item) in items.enumerated() {
      let frame = Rect(x: 0, y: 100 + 60 * Double(index), width: 300, height: 50)
      nodes.append(Part.item, id: Self.id(item), frame: frame) { button in
        button.text = item
        button.interactive = true
        button.accessibilityLabel = item
        button.accessibilityTraits = .button
      }
    }
  }
}

enum CountedPage: String, MemberChoice { case first, second }

extension SceneString {
  fileprivate static var first: SceneString {
    SceneString("counted.first", "First", comment: "Title of a screen.")
  }
}

/// A stack for tests that counts the taps on its pages, and keeps the last one.
struct CountedStack: StackPages {
  typealias Page = CountedPage
  static let name = "counted-stack"
  static let root = Page.first
  static var strings: [SceneString] { [.first] }
  private(set) var first: Child<Shelf>?
  private(set) var second: Child<Shelf>?
  var taps = Taps()

  mutating func visit(_ members: inout StateMembers) { taps.visit(&members) }

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.first, "first", &first)
    pages.page(.second, "second", &second)
  }

  mutating func pagesDidChange(
    _ stack: inout StackRequests<Page>, _ context: inout Stack<Self>.Context
  ) {
    taps.note(&first)
  }

  static func title(of page: Page, in environment: Environment) -> String {
    environment.text(.first)
  }
}

/// A sheet that does so.
struct CountedSheet: SheetPages {
  typealias Page = CountedPage
  static let name = "counted-sheet"
  static let root = Page.first
  static var strings: [SceneString] { [.first] }
  private(set) var first: Child<Shelf>?
  private(set) var second: Child<Shelf>?
  var taps = Taps()

  mutating func visit(_ members: inout StateMembers) { taps.visit(&members) }

  mutating func list(_ pages: inout SheetPass<Self>) {
    pages.page(.first, "first", &first)
    pages.page(.second, "second", &second)
  }

  mutating func pagesDidChange(
    _ sheet: inout SheetRequests<Page>, _ context: inout Sheet<Self>.Context
  ) {
    taps.note(&first)
  }

  static func title(of page: Page, in environment: Environment) -> String {
    environment.text(.first)
  }
}

/// Tabs that do so.
struct CountedTabs: TabPages {
  typealias Page = CountedPage
  static let name = "counted-tabs"
  static let first = Page.first
  static var strings: [SceneString] { [.first] }
  private(set) var first: Child<Shelf>?
  private(set) var second: Child<Shelf>?
  var taps = Taps()

  mutating func visit(_ members: inout StateMembers) { taps.visit(&members) }

  mutating func list(_ pages: inout TabPass<Self>) {
    pages.page(.first, "first", &first)
    pages.page(.second, "second", &second)
  }

  mutating func pagesDidChange(
    _ tabs: inout TabRequests<Page>, _ context: inout Tabs<Self>.Context
  ) {
    taps.note(&first)
  }

  static func title(of page: Page, in environment: Environment) -> String {
    environment.text(.first)
  }
}

/// How many taps there were, which frames do not show, and the last one.
struct Taps: Sendable {
  private(set) var count = 0
  private(set) var last: String?

  mutating func note(_ page: inout Child<Shelf>?) {
    guard case .chosen(let item)? = page?.take(where: { _ in true }) else { return }
    (count, last) = (count + 1, item)
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("count", &count, in: 0...1000)
    members.shown("last", &last)
  }
}
