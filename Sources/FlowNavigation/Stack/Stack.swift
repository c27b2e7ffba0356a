import FlowEngine

/// A stack of screens that shows the top one: pages are pushed and popped with the platform's movement, and a
/// finger from the leading edge pops one, too.
///
/// A page that is covered keeps its state, and gets no events. The path is in the state, and the saved state
/// brings the stack back.
public struct Stack<Pages: StackPages>: PageContainer {
  /// The pages' names.
  public typealias Page = Pages.Page
  /// The stack's configuration.
  public typealias Configuration = Pages.Configuration
  /// The pages' effects.
  public typealias Effect = Pages.Effect
  /// What the stack is doing.
  public typealias State = StackState
  /// What the stack waits for.
  public typealias Completion = StackCompletion
  /// The nodes of the stack's own.
  public typealias Part = StackPart

  /// The name that the pages give it.
  public static var name: String { Pages.name }
  /// The pages'.
  public static var summary: String { Pages.summary }
  /// The pages'.
  @inlinable public static var steps: VersionSteps { Pages.steps }
  /// The pages'.
  public static var strings: [SceneString] { Pages.strings }
  /// The pages'.
  public static var palette: [SceneColor] { Pages.palette }
  /// `push`, `pop` and `popToRoot`; `open` takes an array with the names of the pages above the root.
  public static var commands: [SceneInput] {
    [
      SceneInput("push", .name(Pages.Page.allCases.map { $0.rawValue })), "pop", "popToRoot",
      SceneInput("open", .type([Pages.Page].self)),
    ]
  }

  /// The pages.
  @inlinable public var pages: Pages { held }
  @usableFromInline var held = Pages()
  /// The names of the pages on the stack, the root first.
  public internal(set) var path = [Pages.root]
  /// What the stack is doing.
  public internal(set) var state = StackState.resting
  /// How far the top page has been dragged towards the trailing edge, in points.
  var offset = 0.0
  /// Whether a pan has begun at the leading edge, and may become that of the stack.
  var isAtEdge = false
  /// The pages that have seen the keyboard.
  var keyboard = KeyboardMemory<Page>()

  /// Opens the root.
  public init(_ context: inout Context) { open(Pages.root, &context) }

  /// The page that is seen.
  @inlinable public var top: Pages.Page { path.last ?? Pages.root }

  /// Lists the state.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("path", &path)
    members.kept("state", &state)
    members.kept("offset", &offset, in: 0...StackMetrics.farthest)
    members.kept("isAtEdge", &isAtEdge)
    members.kept("keyboard", &keyboard)
    members.group("own") { held.visit(&$0) }
  }

  /// Lists the pages.
  @inlinable public mutating func list(_ pages: inout PagePass<Self>) { held.list(&pages) }

  /// Lists the pages to the engine; those that are covered get no events.
  @inlinable public mutating func visitChildren(_ children: inout ChildVisitor) {
    visit(&children, receiver: top)
  }

  /// The page on top.
  @inlinable public var touchedChild: String? { top.rawValue }

  /// Checks that the pages on the stack are there, and no others.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    guard path.first == Pages.root else {
      throw MemberError("expected '\(Pages.root.rawValue)' first", of: "path")
    }
    for page in Pages.Page.allCases {
      let count = path.count { $0 == page }
      guard count == (isThere(page) ? 1 : 0) else {
        throw MemberError("expected each page that is there once", of: "path")
      }
    }
  }
}

/// What a stack is doing.
public enum StackState: String, MemberChoice {
  /// One page is seen.
  case resting
  /// A page comes or goes.
  case moving
  /// The top page follows a finger.
  case dragging
}

/// What a stack waits for.
public enum StackCompletion: String, Sendable {
  /// Pages have come to rest.
  case moved
}

/// The nodes of a stack: one for each page on it, in which the page is mounted.
public enum StackPart: String, ScenePart {
  /// The page of a name.
  case page = "page-<name>"

  /// A finger from the leading edge drags a page away.
  public var gestures: GestureSet { [.horizontalPan, .simultaneousPan] }
}
