import FlowEngine

/// The screens of a `Stack`, each a scene that is there while it is on the stack.
///
/// A value with an optional child for each page.
public protocol StackPages: NavigationPages {
  /// The names of the pages; the raw values are those in paths, commands and the state.
  associatedtype Page: MemberChoice & Equatable
  /// The page that lies at the bottom, and is never popped.
  static var root: Page { get }

  /// Lists the pages, each once.
  mutating func list(_ pages: inout StackPass<Self>)

  /// Looks at pages that have taken part in a step; nothing by default.
  ///
  /// Here effects of pages are taken, with `Child.take`, pages are pushed and popped, and effects of the stack's
  /// own are requested.
  mutating func pagesDidChange(
    _ stack: inout StackRequests<Page>, _ context: inout Stack<Self>.Context)

  /// What is spoken when a page has come to the top; empty for nothing, the default.
  static func title(of page: Page) -> String
  /// The same in the environment's language; `title(of:)` by default.
  static func title(of page: Page, in environment: Environment) -> String
}

extension StackPages {
  /// Nothing by default.
  public mutating func pagesDidChange(
    _ stack: inout StackRequests<Page>, _ context: inout Stack<Self>.Context
  ) {}

  /// Nothing by default.
  public static func title(of page: Page) -> String { "" }

  /// As in all languages.
  public static func title(of page: Page, in environment: Environment) -> String {
    title(of: page)
  }
}

/// What pages ask of their stack, in the order in which it is done.
public struct StackRequests<Page: Equatable & Sendable>: Sendable {
  enum Request: Sendable {
    case push(Page)
    case pop
    case popToRoot
    case open([Page])
  }

  var requests: [Request] = []

  /// Puts a page on top; nothing happens if it is on the stack.
  public mutating func push(_ page: Page) { requests.append(.push(page)) }

  /// Takes the top page away; nothing happens to the root.
  public mutating func pop() { requests.append(.pop) }

  /// Makes these the pages above the root, at once.
  public mutating func open(_ path: [Page]) { requests.append(.open(path)) }

  /// Pops all pages but the root.
  public mutating func popToRoot() { requests.append(.popToRoot) }
}

/// A pass over the pages of a stack.
public typealias StackPass<Pages: StackPages> = PagePass<Stack<Pages>>
