import FlowEngine
import FlowNavigation

/// A list for tests that its host scrolls, or else a finger: along both axes.
struct News: Scene {
  enum Part: String, ScenePart {
    case list

    var kind: Node.Kind { .scroll }
    var gestures: GestureSet { [.tap, .scroll] }
  }

  static let name = "news"

  private(set) var offset = Point.zero

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("offset", &offset) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .scroll(let scroll) = event { offset = scroll.offset }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let size = environment.size
    nodes.append(Part.list, frame: environment.window) { list in
      list.contentSize = Size(width: 2 * size.width, height: 2 * size.height)
      list.contentOffset = offset
      list.accessibilityLabel = "News"
    }
  }
}

/// A sheet for tests with a list that scrolls.
struct NewsSheets: SheetPages {
  enum Page: String, MemberChoice { case root, news }

  static let name = "news-sheet"
  static let root = Page.root

  private(set) var root: Child<News>?
  private(set) var news: Child<News>?

  mutating func list(_ pages: inout SheetPass<Self>) {
    pages.page(.root, "root", &root)
    pages.page(.news, "news", &news)
  }

  static func detents(of page: Page) -> [SheetDetent] { [.medium, .large] }
}

/// A stack for tests of lists that scroll.
struct NewsStack: StackPages {
  enum Page: String, MemberChoice { case first, second }

  static let name = "news-stack"
  static let root = Page.first

  private(set) var first: Child<News>?
  private(set) var second: Child<News>?

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.first, "first", &first)
    pages.page(.second, "second", &second)
  }
}
