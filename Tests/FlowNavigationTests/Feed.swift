import FlowEngine
import FlowNavigation
import Scenes

/// A list for tests, with a pager in its first row: both follow fingers by themselves.
///
/// Along the height a finger is the list's, along the width first it is the pager's.
struct Feed: ComposedScene {
  enum Part: String, ScenePart {
    case list, slot, row = "row-<number>"

    var kind: Node.Kind { self == .list ? .scroll : .view }
    var parent: Part? { self == .list ? nil : .list }
  }

  enum State: String, MemberChoice { case resting, following }

  enum Metrics {
    static let row = 120.0
    static let rows = 12
    static let content = row * Double(rows)
    static let settle = Timing.spring(duration: 0.4, dampingRatio: 1)
  }

  static let name = "feed"

  private(set) var state = State.resting
  /// How far the list is scrolled, or pulled beyond its ends.
  private(set) var pulled = 0.0
  private var start = 0.0
  private var last = 0.0
  /// Whether a finger is on the pager, and has not moved yet.
  private var isOnPager = false
  private(set) var pager: Child<Pager>

  init(_ context: inout Context) { pager = Child(Pager.self, NoConfiguration(), &context) }

  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("pager", &pager) }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("state", &state)
    members.kept("pulled", &pulled)
    members.kept("start", &start)
    members.kept("last", &last)
    members.kept("isOnPager", &isOnPager)
  }

  mutating func claims(_ event: Event, _ context: inout Context) -> Bool {
    guard case .pan(let pan) = event else { return false }
    defer { last = pan.translation.y }
    if pan.phase == .began {
      isOnPager = true
      if state == .following { rest(at: pulled, &context) }
    }
    guard isOnPager, pan.phase == .changed, pan.translation != .zero else { return false }
    isOnPager = false
    if pan.isVertical { take(from: last, &context) }
    return pan.isVertical
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .pan(let pan): follow(pan, &context)
    case .scroll(let scroll) where state == .resting: pulled = scroll.offset.y
    default: break
    }
  }

  private mutating func follow(_ pan: Pan, _ context: inout Context) {
    switch pan.phase {
    case .began:
      isOnPager = false
      // Another finger ends what the first one did, also one that hits nothing.
      if pan.target != nil {
        take(from: pan.translation.y, &context)
      } else if state == .following {
        rest(at: pulled, &context)
      }
    case .changed where state == .following: pulled = start - pan.translation.y
    case .ended where state == .following:
      pulled = start - pan.translation.y
      rest(at: pulled - pan.velocity.y * 0.2, &context)
    case .cancelled where state == .following: rest(at: pulled, &context)
    default: break
    }
  }

  /// Follows a finger from where the list is seen.
  private mutating func take(from translation: Double, _ context: inout Context) {
    if let list = context.presented[Part.list.id] {
      let limit = Self.limit(list.frame.height)
      pulled = Self.pulled(to: list.contentOffset.y, limit, list.frame.height)
      context.stopAnimations(of: Part.list.id)
    }
    state = .following
    start = pulled + translation
  }

  private mutating func rest(at offset: Double, _ context: inout Context) {
    state = .resting
    pulled = min(max(0, offset), Self.limit(context.environment.size.height))
    context.animate(Transaction(Metrics.settle, of: Part.list.id, properties: [.contentOffset]))
  }

  static func limit(_ height: Double) -> Double { max(0, Metrics.content - height) }

  /// Where a list is seen that is pulled.
  static func shown(at pulled: Double, _ limit: Double, _ size: Double) -> Double {
    if pulled < 0 { return -RubberBand.distance(pulledBy: -pulled, dimension: size) }
    return min(pulled, limit) + RubberBand.distance(pulledBy: pulled - limit, dimension: size)
  }

  /// How far a list is pulled that is seen at an offset.
  static func pulled(to shown: Double, _ limit: Double, _ size: Double) -> Double {
    if shown < 0 { return -RubberBand.pull(toReach: -shown, dimension: size) }
    return min(shown, limit) + RubberBand.pull(toReach: shown - limit, dimension: size)
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let size = environment.size
    nodes.append(Part.list, frame: environment.window) { list in
      list.contentSize = Size(width: size.width, height: Metrics.content)
      list.contentOffset.y = Self.shown(at: pulled, Self.limit(size.height), size.height)
      list.interactive = true
      list.accessibilityLabel = "Feed"
    }
    for number in 0..<Metrics.rows {
      let frame = Rect(
        x: 0, y: Double(number) * Metrics.row, width: size.width, height: Metrics.row)
      if number == 0 {
        nodes.append(Part.slot, frame: frame)
        nodes.append(pager, in: Part.slot)
      } else {
        nodes.append(Part.row, id: NodeID("row-\(number)"), frame: frame)
      }
    }
  }
}

/// Three pages side by side that follow a finger along the width.
struct Pager: Scene {
  enum Part: String, ScenePart {
    case pages
    var kind: Node.Kind { .view }
  }

  enum State: String, MemberChoice { case resting, following }

  static let name = "pager"
  private(set) var state = State.resting
  /// How far the pages are scrolled, or pulled beyond their ends.
  private(set) var pulled = 0.0
  private var start = 0.0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("state", &state)
    members.kept("pulled", &pulled)
    members.kept("start", &start)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .pan(let pan) = event else { return }
    switch pan.phase {
    case .began:
      if state == .following { rest(0, &context) }
      guard pan.target != nil else { return }
      start = .nan
      state = .following
      hold(pan, &context)
    case .changed where state == .following: pulled = start - pan.translation.x
    case .ended where state == .following:
      pulled = start - pan.translation.x
      rest(pan.velocity.x, &context)
    case .cancelled where state == .following: rest(0, &context)
    default: break
    }
  }

  private mutating func hold(_ pan: Pan, _ context: inout Context) {
    if let pages = context.presented[Part.pages.id] {
      let width = context.environment.size.width
      pulled = Feed.pulled(to: -pages.transform.translation.x, 2 * width, width)
      context.stopAnimations()
    }
    start = pulled + pan.translation.x
  }

  private mutating func rest(_ velocity: Double, _ context: inout Context) {
    state = .resting
    let width = context.environment.size.width
    let thrown = pulled - velocity * 0.2
    let page = width > 0 ? min(max(0, (thrown / width).rounded()), 2) : 0
    pulled = page * width
    context.animate(Transaction(Feed.Metrics.settle))
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let (width, height) = (environment.size.width, environment.size.height)
    nodes.append(Part.pages, frame: Rect(x: 0, y: 0, width: width, height: height)) { pages in
      pages.transform.translation.x = -Feed.shown(at: pulled, 2 * width, width)
      pages.interactive = true
      pages.accessibilityLabel = "Pages"
    }
  }
}

/// Sheets for tests over a menu: a feed with two heights, one with the large one only, and one that its user
/// cannot dismiss.
struct FeedPages: SheetPages {
  enum Page: String, MemberChoice { case menu, feed, tall, firm, code }

  enum Effect: SceneEffect {
    case entered(String)

    var type: String { "entered" }
    var carriesSecret: Bool { true }

    func write(to members: inout MemberWriter) {
      if case .entered(let code) = self { members.member("code", code) }
    }
  }

  static let name = "feeds"
  static let root = Page.menu

  private(set) var menu: Child<Menu>?
  private(set) var feed: Child<Feed>?
  private(set) var tall: Child<Feed>?
  private(set) var firm: Child<Feed>?
  private(set) var code: Child<VerificationCode>?

  mutating func list(_ pages: inout SheetPass<Self>) {
    pages.page(.menu, "menu", &menu)
    pages.page(.feed, "feed", &feed)
    pages.page(.tall, "tall", &tall)
    pages.page(.firm, "firm", &firm)
    pages.page(.code, "code", &code)
  }

  mutating func pagesDidChange(
    _ sheet: inout SheetRequests<Page>, _ context: inout Sheet<Self>.Context
  ) {
    if menu?.take(where: { $0 == .chosen }) != nil { sheet.present(.feed) }
    if case .verify(_, let digits)? = code?.take(where: { $0.type == "verify" }) {
      context.send(.entered(digits))
      sheet.dismiss()
    }
  }

  static func title(of page: Page) -> String { page == .code ? "Enter the code" : "Feed" }

  static func detents(of page: Page) -> [SheetDetent] {
    switch page {
    case .menu, .tall: [.large]
    case .feed: [.medium, .large]
    case .firm: [.height(200, name: "peek"), .fraction(0.75, name: "most")]
    case .code: [.medium]
    }
  }

  static func isModal(_ page: Page) -> Bool { page == .firm }
}
