import FlowEngine

/// The screens of `Tabs`, one for each button of the bar, in the order of their names.
///
/// A value with an optional child for each. The scene of a tab opens when the tab is first selected.
public protocol TabPages: NavigationPages {
  /// The names of the tabs; the raw values are those in paths, commands and the state.
  associatedtype Page: MemberChoice & Equatable
  /// The tab that is selected first.
  static var first: Page { get }

  /// Lists the screens, each once.
  mutating func list(_ pages: inout TabPass<Self>)

  /// Looks at screens that have taken part in a step; nothing by default.
  ///
  /// Here effects of screens are taken, with `Child.take`, tabs are selected, and effects of the tabs' own are
  /// requested.
  mutating func pagesDidChange(
    _ tabs: inout TabRequests<Page>, _ context: inout Tabs<Self>.Context)

  /// The text of a tab's button, which is spoken when the tab has been selected; the tab's name by default.
  static func title(of page: Page) -> String
  /// The same in the environment's language; `title(of:)` by default.
  static func title(of page: Page, in environment: Environment) -> String

  /// The image of a tab's button; none by default.
  static func image(of page: Page) -> String?
}

extension TabPages {
  /// Nothing by default.
  public mutating func pagesDidChange(
    _ tabs: inout TabRequests<Page>, _ context: inout Tabs<Self>.Context
  ) {}

  /// The tab's name by default.
  public static func title(of page: Page) -> String { page.rawValue }

  /// As in all languages.
  public static func title(of page: Page, in environment: Environment) -> String {
    title(of: page)
  }

  /// None by default.
  public static func image(of page: Page) -> String? { nil }
}

/// What screens ask of their tabs, in the order in which it is done.
public struct TabRequests<Page: Equatable & Sendable>: Sendable {
  var requests: [Page] = []

  /// Selects a tab; nothing happens if it is selected.
  public mutating func select(_ page: Page) { requests.append(page) }
}

/// A pass over the screens of tabs.
public typealias TabPass<Pages: TabPages> = PagePass<Tabs<Pages>>
