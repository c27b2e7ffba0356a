import FlowEngine

/// The screens of a `Stack`, each a scene that is there while it is on the stack.
///
/// A value with an optional child for each page.
public protocol StackPages: Sendable {
  /// The names of the pages; the raw values are those in paths, commands and the state.
  associatedtype Page: MemberChoice & Equatable
  /// The stack's configuration; it has a group for each page that needs one.
  associatedtype Configuration: SceneConfiguration = NoConfiguration
  /// What the stack asks of whoever holds it.
  associatedtype Effect: SceneEffect = Never

  /// The name of the stack as a scene.
  static var name: String { get }
  /// One sentence that says what the stack is.
  static var summary: String { get }
  /// The page that lies at the bottom, and is never popped.
  static var root: Page { get }

  /// Creates the pages, of which none is there.
  init()

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
}

extension StackPages {
  /// Empty by default.
  public static var summary: String { "" }

  /// Nothing by default.
  public mutating func pagesDidChange(
    _ stack: inout StackRequests<Page>, _ context: inout Stack<Self>.Context
  ) {}

  /// Nothing by default.
  public static func title(of page: Page) -> String { "" }
}

/// What pages ask of their stack, in the order in which it is done.
public struct StackRequests<Page: Equatable & Sendable>: Sendable {
  enum Request: Sendable {
    case push(Page)
    case pop
    case open([Page])
  }

  var requests: [Request] = []

  /// Puts a page on top; nothing happens if it is on the stack.
  public mutating func push(_ page: Page) { requests.append(.push(page)) }

  /// Takes the top page away; nothing happens to the root.
  public mutating func pop() { requests.append(.pop) }

  /// Makes these the pages above the root, at once.
  public mutating func open(_ path: [Page]) { requests.append(.open(path)) }
}

/// A pass over the pages of a stack, which lists each with its name and its child.
public struct StackPass<Pages: StackPages>: ~Copyable {
  enum Task {
    /// Lists the children to the engine; those that are covered get no events.
    case visit(UnsafeMutablePointer<ChildVisitor>, top: Pages.Page)
    case open(Pages.Page, UnsafeMutablePointer<Stack<Pages>.Context>)
    case close(Pages.Page)
    case mount(Pages.Page, NodeID, UnsafeMutablePointer<NodeBuilder>)
    case send(Pages.Page, Event, UnsafeMutablePointer<Stack<Pages>.Context>)
    case find(Pages.Page)
  }

  let task: Task
  /// Whether the page that is looked for is there.
  var isThere = false

  init(_ task: Task) { self.task = task }

  /// Lists a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - name: Its raw value.
  ///   - child: The scene, while it is on the stack.
  ///   - configuration: The configuration with which it is opened.
  public mutating func page<S: Scene>(
    _ page: Pages.Page, _ name: StaticString, _ child: inout Child<S>?,
    _ configuration: (Pages.Configuration) -> S.Configuration = { _ in S.Configuration() }
  ) {
    switch task {
    case .visit(let children, let top):
      if page == top {
        children.pointee.visit(name, &child)
      } else {
        children.pointee.withoutEvents { $0.visit(name, &child) }
      }
    case .open(page, let context):
      child = Child(S.self, configuration(context.pointee.configuration), &context.pointee)
    case .close(page): child = nil
    case .mount(page, let node, let nodes):
      if let child { nodes.pointee.append(child, in: node) }
    case .send(page, let event, let context): try? child?.send(event, &context.pointee)
    case .find(page): isThere = child != nil
    default: break
    }
  }
}
