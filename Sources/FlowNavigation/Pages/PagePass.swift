import FlowEngine

/// A pass over the pages of a container, which lists each with its name and its child.
///
/// It is inlinable, as is what containers do with it at each event: otherwise the code would not be specialized for
/// a client's pages.
public struct PagePass<Container: PageContainer>: ~Copyable {
  @usableFromInline enum Task {
    /// Lists the children to the engine; all but the receiver are out of reach.
    case visit(UnsafeMutablePointer<ChildVisitor>, receiver: Container.Page, areSeen: Bool)
    case open(Container.Page, UnsafeMutablePointer<Container.Context>)
    case close(Container.Page)
    case mount(Container.Page, NodeID, isInert: Bool, UnsafeMutablePointer<NodeBuilder>)
    case send(Container.Page, Event, UnsafeMutablePointer<Container.Context>)
    case find(Container.Page)
  }

  @usableFromInline let task: Task
  /// Whether the page that is looked for is there.
  @usableFromInline var isThere = false
  /// Whether the page that is looked for takes the command `open`.
  @usableFromInline var takesLinks = false
  /// Why the page has refused its event.
  @usableFromInline var error: EventError?

  @inlinable init(_ task: Task) { self.task = task }

  /// Lists a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - name: Its raw value.
  ///   - child: The scene, while it is there.
  ///   - configuration: The configuration with which it is opened.
  @inlinable public mutating func page<S: Scene>(
    _ page: Container.Page, _ name: StaticString, _ child: inout Child<S>?,
    _ configuration: (Container.Configuration) -> S.Configuration = { _ in S.Configuration() }
  ) {
    switch task {
    case .visit(let children, let receiver, let areSeen):
      if page == receiver {
        children.pointee.visit(name, &child)
      } else if areSeen {
        children.pointee.withoutInput { $0.visit(name, &child) }
      } else {
        children.pointee.withoutEvents { $0.visit(name, &child) }
      }
    case .open(page, let context):
      precondition(page.rawValue.bytes != "own", "no page may be named 'own'")
      child = Child(S.self, configuration(context.pointee.configuration), &context.pointee)
    case .close(page): child = nil
    case .mount(page, let node, let isInert, let nodes):
      if let child { nodes.pointee.append(child, in: node, isInert: isInert) }
    case .send(page, let event, let context):
      do throws(EventError) {
        try child?.send(event, &context.pointee)
      } catch {
        self.error = error
      }
    case .find(page):
      isThere = child != nil
      takesLinks = S.inputs.contains { $0.name.bytes == "open" }
    default: break
    }
  }
}
