/// A pointer that is down.
struct Finger: Sendable {
  /// What it has become.
  enum Role: String, CaseIterable, Sendable {
    /// Not known yet: it has hardly moved.
    case undecided
    case pan
    case scroll
    /// Both, for a part that decides itself who follows the finger.
    case panAndScroll
    case longPress
    /// One of the two of a pinch.
    case pinch
    /// Nothing: another has won it, or nobody wants it.
    case ignored

    /// Whether it holds a node, so that no other finger begins anything.
    var isUnderWay: Bool { self != .undecided && self != .ignored }

    /// Whether content moves with it.
    var scrolls: Bool { self == .scroll || self == .panAndScroll }
  }

  /// The number that its samples have.
  var id = 0
  /// Whether it is down; what is not keeps its memory for the next one.
  var isDown = false
  var kind = Pointer.Kind.touch
  var role = Role.ignored
  /// The innermost node under it when it went down that takes a gesture, itself or in a node around it.
  var hit: NodeID?
  /// The node that has won it.
  var owner: NodeID?
  /// The node that it presses until it is known that it does not: the one that would have its tap.
  var pressed: NodeID?
  /// Where it went down, in window coordinates, in points.
  var start = Point.zero
  /// When it went down, in seconds.
  var began = 0.0
  /// When it is a long press if it still rests, in seconds.
  var pressTime = Double.infinity
  /// Where the content that it scrolls would be had it not moved, and how far that goes, in points.
  var offset = Point.zero
  var least = Point.zero
  var greatest = Point.zero
  var way = FingerWay()

  /// The node that is pressed by it now.
  var press: NodeID? {
    guard isDown, role == .longPress || role == .undecided && !hasLeft else { return nil }
    return pressed
  }

  /// When it is a long press if nothing else comes of it before, in seconds.
  var pressDue: Double { role == .undecided ? pressTime : .infinity }

  /// How far it has moved, in points.
  var translation: Point { Point(x: way.last.x - start.x, y: way.last.y - start.y) }

  /// Whether it has moved too far for a tap.
  var hasLeft: Bool { way.last.distance(to: start) >= GestureMetrics.slop(of: kind) }

  /// Where the content is that it scrolls.
  var scrolled: Point {
    Point(
      x: min(max(offset.x - translation.x, least.x), greatest.x),
      y: min(max(offset.y - translation.y, least.y), greatest.y))
  }

  /// The velocity of the content that it scrolls, where there is more of it than fits.
  var scrollVelocity: Point {
    let velocity = way.velocity
    return Point(
      x: least.x < greatest.x ? 0 - velocity.x : 0, y: least.y < greatest.y ? 0 - velocity.y : 0)
  }

  /// Whether the content can move along the axis of a way.
  func hasRoom(along way: Point) -> Bool {
    way.isHorizontal ? least.x < greatest.x : least.y < greatest.y
  }
}

extension Point {
  /// Whether a way goes along the width more than along the height.
  var isHorizontal: Bool { abs(x) > abs(y) }
}
