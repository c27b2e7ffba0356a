import FlowEngine
import FlowNavigation

/// A page that takes all gestures, and keeps a log of their events: `p+` for a pan that begins, then `p.`,
/// `p-` for one that ends and `px` for one that is cancelled; so with `l`, `z` and `s`.
struct Touched: Scene {
  enum Part: String, ScenePart {
    case area, list

    var kind: Node.Kind { self == .list ? .scroll : .view }
    var gestures: GestureSet { self == .list ? .scroll : [.longPress, .pan, .pinch] }
  }

  static let name = "touched"
  private(set) var log = ""

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .pan(let pan): note("p", pan.phase)
    case .longPress(let press) where press.target == Part.area.id: note("l", press.phase)
    case .pinch(let pinch) where pinch.target == Part.area.id: note("z", pinch.phase)
    case .scroll(let scroll) where scroll.target == Part.list.id:
      log += scroll.phase == .began ? "s+" : scroll.phase == .changed ? "s." : "s-"
    default: break
    }
  }

  private mutating func note(_ letter: String, _ phase: Pan.Phase) {
    let mark =
      switch phase {
      case .began: "+"
      case .changed: "."
      case .ended: "-"
      case .cancelled: "x"
      }
    log += letter + mark
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let (top, below) = environment.window.divided(at: 400)
    nodes.append(Part.area, frame: top)
    nodes.append(Part.list, frame: below) { $0.contentSize = Size(width: 375, height: 5000) }
  }

  mutating func visit(_ members: inout StateMembers) { members.shown("log", &log) }
}

extension Rect {
  /// The parts above and below a height.
  fileprivate func divided(at height: Double) -> (Rect, Rect) {
    (
      Rect(x: minX, y: minY, width: width, height: height),
      Rect(x: minX, y: minY + height, width: width, height: self.height - height)
    )
  }
}

enum TouchedPage: String, MemberChoice { case a, b }

struct TouchedStack: StackPages {
  typealias Page = TouchedPage
  static let name = "touched-stack"
  static let root = Page.a
  private(set) var a: Child<Touched>?
  private(set) var b: Child<Touched>?

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.a, "a", &a)
    pages.page(.b, "b", &b)
  }
}

struct TouchedTabs: TabPages {
  typealias Page = TouchedPage
  static let name = "touched-tabs"
  static let first = Page.a
  private(set) var a: Child<Touched>?
  private(set) var b: Child<Touched>?

  mutating func list(_ pages: inout TabPass<Self>) {
    pages.page(.a, "a", &a)
    pages.page(.b, "b", &b)
  }

  static func title(of page: Page) -> String { page.rawValue }
}

struct TouchedSheet: SheetPages {
  typealias Page = TouchedPage
  static let name = "touched-sheet"
  static let root = Page.a
  private(set) var a: Child<Touched>?
  private(set) var b: Child<Touched>?

  mutating func list(_ pages: inout SheetPass<Self>) {
    pages.page(.a, "a", &a)
    pages.page(.b, "b", &b)
  }
}

struct TouchedAlert: AlertPages {
  typealias Base = Touched
  enum Name: String, MemberChoice { case b }
  enum Answer: String, MemberChoice { case ok }
  static let name = "touched-alert"

  static func content(
    of alert: Name, over base: Base, in environment: Environment
  ) -> AlertContent<Answer> {
    AlertContent("Title", buttons: [AlertButton(.ok, title: "OK")])
  }
}

/// A scene with two others side by side; by command it closes one and opens it anew, or takes a long press.
struct Pair: ComposedScene {
  enum Part: String, ScenePart { case left, right }

  static let name = "pair"
  static let commands = [SceneInput("reopen"), SceneInput("claim"), SceneInput("cover")]
  private(set) var left: Child<Touched>
  private(set) var right: Child<Touched>
  private(set) var claimsPresses = false
  private(set) var isCovered = false
  private(set) var log = ""

  init(_ context: inout Context) {
    left = Child(Touched.self, NoConfiguration(), &context)
    right = Child(Touched.self, NoConfiguration(), &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    if isCovered {
      children.withoutEvents { $0.visit("left", &left) }
    } else {
      children.visit("left", &left)
    }
    children.visit("right", &right)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .command(let command) where command.name == "reopen":
      left = Child(Touched.self, NoConfiguration(), &context)
    case .command(let command) where command.name == "claim": claimsPresses = true
    case .command: isCovered.toggle()
    case .longPress(let press): log += press.phase.rawValue + " "
    default: break
    }
  }

  mutating func claims(_ event: Event, _ context: inout Context) -> Bool {
    if case .longPress = event { return claimsPresses }
    return false
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    let half = environment.window.width / 2
    let size = Size(width: half, height: environment.window.height)
    nodes.append(Part.left, frame: Rect(origin: .zero, size: size))
    nodes.append(Part.right, frame: Rect(origin: Point(x: half, y: 0), size: size))
    nodes.append(left, in: Part.left.id)
    nodes.append(right, in: Part.right.id)
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("claimsPresses", &claimsPresses)
    members.kept("isCovered", &isCovered)
    members.kept("log", &log)
  }
}
