import FlowEngine

/// Sheets that come up over a screen, one at a time: dragged between their heights, shared with a list in them,
/// dismissed by a tap on the dim or a swipe.
///
/// The screen under a sheet keeps its state, gets no touches and commands, and is out of reach of assistive
/// technologies. Which sheet is up is in the state, and the saved state brings it back.
public struct Sheet<Pages: SheetPages>: PageContainer {
  /// The screens' names.
  public typealias Page = Pages.Page
  /// The configuration.
  public typealias Configuration = Pages.Configuration
  /// The screens' effects.
  public typealias Effect = Pages.Effect
  /// What the sheet is doing.
  public typealias State = SheetState
  /// What the sheet waits for.
  public typealias Completion = SheetCompletion
  /// The nodes of the sheet's own.
  public typealias Part = SheetPart

  /// The name that the screens give it.
  public static var name: String { Pages.name }
  /// The screens'.
  public static var summary: String { Pages.summary }
  /// The screens'.
  @inlinable public static var steps: VersionSteps { Pages.steps }
  /// `present`, `dismiss`, `select` with the name of a height, `increment` and `decrement` to the next one,
  /// `escape`; `open` takes an array with the name of the sheet, and the names behind it for the screen in it.
  public static var commands: [SceneInput] {
    let sheets = Page.allCases.filter { $0 != Pages.root }
    var detents: [String] = []
    for page in sheets {
      for detent in Pages.detents(of: page)
      where !detents.contains(where: { $0.bytes == detent.name.bytes }) {
        detents.append(detent.name)
      }
    }
    return [
      SceneInput("present", .name(sheets.map { $0.rawValue })), "dismiss",
      SceneInput("select", .name(detents)), "increment", "decrement", "escape",
      SceneInput("open", .type([String].self)),
    ]
  }

  /// The screens.
  @inlinable public var pages: Pages { held }
  @usableFromInline var held = Pages()
  /// The screen under the sheets, and the one in the sheet that is up.
  public internal(set) var path = [Pages.root]
  /// What the sheet is doing.
  public internal(set) var state = SheetState.resting
  /// The place among its heights of the one at which the sheet rests, or to which it goes.
  var place = 0
  /// How far the sheet is dragged from that height, in points; down is positive.
  var drag = 0.0
  /// A finger that is down on the sheet.
  var finger: SheetFinger?
  /// How far the keyboard reaches into the window, in points.
  var keyboard = 0.0
  /// What the sheet that is up is like.
  var traits: SheetTraits?

  /// Opens the screen that lies under the sheets.
  public init(_ context: inout Context) { open(Pages.root, &context) }

  /// The sheet that is up; `nil` if none is.
  @inlinable public var presented: Page? { path.count > 1 ? path.last : nil }

  /// The height at which the sheet rests, or to which it goes; `nil` if none is up.
  public var detent: SheetDetent? { traits?.detents[place] }

  /// Who follows the finger that is down on the sheet, if it is known.
  public var owner: SheetOwner? { finger?.pan.owner }

  /// Lists the state.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("path", &path)
    if let detent { members.derived("detent", detent.name) }
    if let owner { members.derived("owner", owner) }
    members.kept("state", &state)
    members.kept("place", &place)
    members.kept("drag", &drag, in: -NavigationMetrics.farthest...NavigationMetrics.farthest)
    members.kept("finger", &finger)
    members.kept("keyboard", &keyboard, in: 0...NavigationMetrics.farthest)
    members.group("own") { held.visit(&$0) }
  }

  /// Lists the screens.
  @inlinable public mutating func list(_ pages: inout PagePass<Self>) { held.list(&pages) }

  /// Lists the screens to the engine; the one under a sheet cannot be reached.
  @inlinable public mutating func visitChildren(_ children: inout ChildVisitor) {
    visit(&children, receiver: presented ?? Pages.root, areSeen: true)
  }

  /// The screen under the sheets, while none is up: else a touch is the sheet's.
  @inlinable public var touchedChild: String? { path.count > 1 ? nil : Pages.root.rawValue }

  /// Checks that the screens of the path are there, and no others.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    guard path.first == Pages.root, path.count <= 2 else {
      throw MemberError("expected '\(Pages.root.rawValue)', and a sheet at most", of: "path")
    }
    for page in Page.allCases {
      let count = path.count { $0 == page }
      guard count == (isThere(page) ? 1 : 0) else {
        throw MemberError("expected each screen that is there once", of: "path")
      }
    }
    traits = presented.map { SheetTraits(of: $0, Pages.self) }
    guard traits?.detents.indices.contains(place) ?? (place == 0) else {
      throw MemberError("expected the place of one of the sheet's heights", of: "place")
    }
  }
}

/// What a sheet is doing.
public enum SheetState: String, MemberChoice {
  /// It rests, or none is up.
  case resting
  /// It comes, goes, or is on its way to another height.
  case moving
  /// It follows a finger.
  case dragging
}

/// Who follows a finger that is down on a sheet; never two at once.
public enum SheetOwner: String, MemberChoice {
  /// The sheet.
  case sheet
  /// The list in it, until the list is at its top and is pulled down.
  case list
  /// Something else in it, to the end.
  case content
}

/// What a sheet waits for.
public enum SheetCompletion: String, Sendable {
  /// It has come to rest.
  case moved
}

/// The nodes of a sheet.
public enum SheetPart: String, ScenePart {
  /// What lies under the sheets.
  case base
  /// What dims it.
  case dim
  /// The sheet with the screen of a name.
  case sheet = "sheet-<name>"
  /// The node in which that screen is mounted.
  case content = "content-<name>"
  /// The grabber of that sheet.
  case grabber = "grabber-<name>"

  /// Its kind of view.
  public var kind: Node.Kind { self == .grabber ? .shape : .view }

  /// A finger drags the sheet along the height, by a list in it as well (rule 20 of docs/navigation.md).
  public var gestures: GestureSet {
    switch self {
    case .sheet: [.tap, .verticalPan, .simultaneousPan]
    case .grabber: [.tap, .verticalPan]
    case .base, .dim, .content: .tap
    }
  }
}
