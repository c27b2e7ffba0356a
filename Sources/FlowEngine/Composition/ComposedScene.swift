/// A scene that holds other scenes.
///
/// It lists its children once. One engine runs them all: events, time, nodes, effects, saved states and
/// everything else reach them by their paths.
public protocol ComposedScene: Scene {
  /// Lists the children, always in the same order.
  ///
  /// A path names a child from the root: `card`, `rows/17`, `sheet/card`.
  mutating func visitChildren(_ children: inout ChildVisitor)

  /// Looks at children that have taken part in a step, before it is laid out; nothing by default.
  ///
  /// Here a scene takes effects of its children, with `Child.take`, and sends them events.
  mutating func childrenDidChange(_ context: inout Context)

  /// Whether the scene claims a touch that is a child's; false by default.
  ///
  /// It is asked of each tap and scroll, and of each event of a pan, a long press or a pinch for as long as
  /// the gesture is a child's. A child that had one which is claimed gets it as `cancelled`; the scene
  /// receives this event, and those of the gesture that follow.
  /// - Parameters:
  ///   - event: The event, with its target from here and its location in the scene's coordinates.
  ///   - context: The scene's context.
  mutating func claims(_ event: Event, _ context: inout Context) -> Bool

  /// The path of the child that gets a tap or a pan whose location hits nothing interactive; `nil` by default:
  /// then the scene itself receives it.
  ///
  /// The child finds what there is in it at the location in the same way.
  var touchedChild: String? { get }
}

extension ComposedScene {
  /// Does nothing by default.
  @inlinable public mutating func childrenDidChange(_ context: inout Context) {}

  /// False by default.
  @inlinable public mutating func claims(_ event: Event, _ context: inout Context) -> Bool {
    // It is not asked again.
    context.claimsNothing = true
    return false
  }

  /// Yes.
  @inlinable public static var isComposed: Bool { true }

  /// The children.
  @inlinable public mutating func reachChildren(_ children: inout ChildVisitor) {
    visitChildren(&children)
  }

  /// As `childrenDidChange`.
  @inlinable public mutating func noticeChildren(_ context: inout Context) {
    childrenDidChange(&context)
  }

  /// As `claims`.
  @inlinable public mutating func takesTouch(_ event: Event, _ context: inout Context) -> Bool {
    claims(event, &context)
  }
}
