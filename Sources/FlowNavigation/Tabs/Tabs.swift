import FlowEngine

/// Screens side by side, of which a bar of buttons selects one.
///
/// A screen that is not selected keeps its state, and gets no events. Which one is selected is in the state,
/// and the saved state brings it back.
public struct Tabs<Pages: TabPages>: PageContainer {
  /// The tabs' names.
  public typealias Page = Pages.Page
  /// The configuration.
  public typealias Configuration = Pages.Configuration
  /// The screens' effects.
  public typealias Effect = Pages.Effect
  /// The nodes of the tabs' own.
  public typealias Part = TabPart

  /// The name that the screens give it.
  public static var name: String { Pages.name }
  /// The screens'.
  public static var summary: String { Pages.summary }
  /// The screens'.
  @inlinable public static var steps: VersionSteps { Pages.steps }
  /// `select` with a tab's name; `open` takes an array with it, and the names behind it for the screen.
  public static var commands: [SceneInput] {
    [
      SceneInput("select", .name(Page.allCases.map { $0.rawValue })),
      SceneInput("open", .type([String].self)),
    ]
  }

  /// The screens.
  @inlinable public var pages: Pages { held }
  @usableFromInline var held = Pages()
  /// The tab whose screen is seen.
  public internal(set) var selected = Pages.first
  /// The screens that have seen the keyboard.
  var keyboard = KeyboardMemory<Page>()
  /// The nodes of each tab, in their order.
  let tabs = TabNodes<Page>.all(Pages.self)

  /// Opens the screen of the first tab.
  public init(_ context: inout Context) { open(Pages.first, &context) }

  /// Lists the state.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("selected", &selected)
    members.kept("keyboard", &keyboard)
    members.group("own") { held.visit(&$0) }
  }

  /// Lists the screens.
  @inlinable public mutating func list(_ pages: inout PagePass<Self>) { held.list(&pages) }

  /// Lists the screens to the engine; those that are not selected get no events.
  @inlinable public mutating func visitChildren(_ children: inout ChildVisitor) {
    visit(&children, receiver: selected)
  }

  /// The selected screen.
  @inlinable public var touchedChild: String? { selected.rawValue }

  /// Checks that the selected screen is there.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    guard isThere(selected) else {
      throw MemberError("expected a tab whose screen is there", of: "selected")
    }
  }
}

/// The nodes of tabs.
public enum TabPart: String, ScenePart {
  /// The node in which the screen of a name is mounted.
  case page = "page-<name>"
  /// The bar.
  case bar
  /// The button of a tab in it.
  case tab = "tab-<name>"

  /// Its kind of view.
  public var kind: Node.Kind { self == .tab ? .button : .view }
  /// The node it is in.
  public var parent: TabPart? { self == .tab ? .bar : nil }
}

/// The numbers of a tab bar's look. docs/navigation.md has their sources.
enum TabMetrics {
  /// The height of the bar above the inset at the window's bottom, in points.
  static let height = 49.0
  /// The same in a window of a compact height, in points.
  static let compactHeight = 32.0

  /// As on the platform it does not scale.
  static var font: SceneFont { SceneFont("System-Medium", size: 10, upTo: .large) }
  static var place: SceneString {
    SceneString(
      "tabs.place", "%lld of %lld",
      comment: "Which button of a tab bar it is, and how many there are.")
  }

  static var bar: SceneColor { SceneColor("bar", 0xF9F9F9, dark: 0x161616) }
  static var tint: SceneColor {
    SceneColor("tint", 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
  }
  static var unselected: SceneColor {
    SceneColor("unselected", 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
  }
}

/// The ids of a tab's nodes and its image; made once.
struct TabNodes<Page: Sendable>: Sendable {
  let name: Page
  let (page, tab): (NodeID, NodeID)
  let image: String?

  static func all<Pages: TabPages>(_ pages: Pages.Type) -> [TabNodes] where Pages.Page == Page {
    var all: [TabNodes] = []
    for page in Pages.Page.allCases {
      all.append(
        TabNodes(
          name: page, page: NodeID("page-" + page.rawValue), tab: NodeID("tab-" + page.rawValue),
          image: Pages.image(of: page)))
    }
    return all
  }
}
