import FlowEngine

/// A scene that holds others as pages by name, such as a `Stack`; each is there, or not.
public protocol PageContainer: ComposedScene {
  /// The names of the pages; the raw values are those in paths, commands and the state.
  associatedtype Page: MemberChoice & Equatable

  /// Lists the pages, each once.
  mutating func list(_ pages: inout PagePass<Self>)
}

/// What any container does with its pages.
extension PageContainer {
  /// Lists the pages to the engine; only one of them gets all events.
  ///
  /// - Parameters:
  ///   - receiver: The page that gets all events.
  ///   - areSeen: Whether the others are seen, and get the responses to their effects; else they get no events.
  @inlinable mutating func visit(
    _ children: inout ChildVisitor, receiver: Page, areSeen: Bool = false
  ) {
    withUnsafeMutablePointer(to: &children) {
      var pass = PagePass<Self>(.visit($0, receiver: receiver, areSeen: areSeen))
      list(&pass)
    }
  }

  /// Opens the scene of a page.
  @inlinable mutating func open(_ page: Page, _ context: inout Context) {
    withUnsafeMutablePointer(to: &context) {
      var pass = PagePass<Self>(.open(page, $0))
      list(&pass)
    }
  }

  /// Ends the scene of a page.
  @inlinable mutating func close(_ page: Page) {
    var pass = PagePass<Self>(.close(page))
    list(&pass)
  }

  /// Whether the scene of a page is there.
  @inlinable mutating func isThere(_ page: Page) -> Bool {
    var pass = PagePass<Self>(.find(page))
    list(&pass)
    return pass.isThere
  }

  /// Mounts a page in a node.
  ///
  /// - Parameter isInert: Whether it is out of reach.
  @inlinable func mount(
    _ page: Page, in id: NodeID, isInert: Bool = false, into nodes: inout NodeBuilder
  ) {
    var container = self
    withUnsafeMutablePointer(to: &nodes) {
      var pass = PagePass<Self>(.mount(page, id, isInert: isInert, $0))
      container.list(&pass)
    }
  }

  /// Tells a page of an event, its target by the page's own ids.
  ///
  /// - Throws: `EventError` for an event that the page rejects; it stays as it was.
  @inlinable mutating func send(
    _ event: Event, to page: Page, _ context: inout Context
  ) throws(EventError) {
    var error: EventError?
    withUnsafeMutablePointer(to: &context) {
      var pass = PagePass<Self>(.send(page, event, $0))
      list(&pass)
      error = pass.error
    }
    if let error { throw error }
  }

  /// Takes the focus from a page that is covered or goes.
  mutating func takeFocus(from page: Page, _ context: inout Context) {
    guard let target = context.presented.focused(behind: page.rawValue) else { return }
    // A blur is never refused.
    try? send(.blur(target: target), to: page, &context)
    context.blur()
  }

  /// Hands the rest of a deep link to a page, which takes it by its own command `open`.
  ///
  /// - Throws: `EventError` for names that the page does not take; it stays as it was.
  mutating func follow(
    _ link: [String], in page: Page, _ context: inout Context
  ) throws(EventError) {
    var pass = PagePass<Self>(.find(page))
    list(&pass)
    if pass.takesLinks {
      do throws(EventError) {
        try send(.command(Command("open", value: .elements(link))), to: page, &context)
      } catch {
        // The page counts the names from the first one behind its own.
        guard case .invalidValue(let fault) = error, let place = Int(fault.path) else {
          throw error
        }
        throw .invalidValue(MemberError(fault.reason, of: "\(place + 1)"))
      }
    } else if !link.isEmpty {
      throw .invalidValue(MemberError("expected no names behind '\(page.rawValue)'", of: "1"))
    }
  }
}
