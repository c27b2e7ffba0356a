import FlowEngine

/// The screens of a `Sheet`: one that lies under the sheets, and those that come up over it.
///
/// A value with an optional child for each.
public protocol SheetPages: NavigationPages {
  /// The names of the screens; the raw values are those in paths, commands and the state.
  associatedtype Page: MemberChoice & Equatable
  /// The screen that lies under the sheets, and is always there.
  static var root: Page { get }

  /// Lists the screens, each once.
  mutating func list(_ pages: inout SheetPass<Self>)

  /// Looks at screens that have taken part in a step; nothing by default.
  ///
  /// Here effects of screens are taken, with `Child.take`, sheets are presented and dismissed, and effects of
  /// the whole are requested.
  mutating func pagesDidChange(
    _ sheet: inout SheetRequests<Page>, _ context: inout Sheet<Self>.Context)

  /// What is spoken when a sheet has been presented, and the name of it for assistive technologies.
  static func title(of page: Page) -> String
  /// The same in the environment's language; `title(of:)` by default.
  static func title(of page: Page, in environment: Environment) -> String

  /// The heights at which a sheet rests, from low to high, at least one; `large` by default.
  static func detents(of page: Page) -> [SheetDetent]

  /// Whether a sheet can be dismissed by commands and requests only, not by its user; false by default.
  static func isModal(_ page: Page) -> Bool

  /// Whether a sheet has a grabber; by default, if it has several heights.
  static func hasGrabber(_ page: Page) -> Bool
}

extension SheetPages {
  /// Nothing by default.
  public mutating func pagesDidChange(
    _ sheet: inout SheetRequests<Page>, _ context: inout Sheet<Self>.Context
  ) {}

  /// `Sheet` by default.
  public static func title(of page: Page) -> String { "Sheet" }

  /// As in all languages.
  public static func title(of page: Page, in environment: Environment) -> String {
    title(of: page)
  }

  /// Large by default.
  public static func detents(of page: Page) -> [SheetDetent] { [.large] }

  /// False by default.
  public static func isModal(_ page: Page) -> Bool { false }

  /// By default, if it has several heights.
  public static func hasGrabber(_ page: Page) -> Bool { detents(of: page).count > 1 }
}

/// What screens ask of their sheet, in the order in which it is done.
public struct SheetRequests<Page: Equatable & Sendable>: Sendable {
  enum Request: Sendable {
    case present(Page, String?)
    case dismiss
    case select(String)
  }

  var requests: [Request] = []

  /// Brings up a sheet; one that is up goes down.
  ///
  /// - Parameters:
  ///   - page: The screen in it.
  ///   - detent: The name of the height at which it comes to rest; the lowest by default.
  public mutating func present(_ page: Page, at detent: String? = nil) {
    requests.append(.present(page, detent))
  }

  /// Sends the sheet down; nothing happens if none is up.
  public mutating func dismiss() { requests.append(.dismiss) }

  /// Moves the sheet to one of its heights, by name.
  public mutating func select(_ detent: String) { requests.append(.select(detent)) }
}

/// A pass over the screens of a sheet.
public typealias SheetPass<Pages: SheetPages> = PagePass<Sheet<Pages>>
