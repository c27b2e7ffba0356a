import CFlowGTK
import FlowEngine
import GTK4

/// Makes taps, pans and scrolling of a finger, or of a mouse with its button down.
@MainActor final class SceneTouches {
  private unowned let scene: SceneWidget
  private var start = Point.zero
  /// The node on which the finger went down.
  private var target: NodeID?
  private var isTouch = false
  private var isPanning = false
  /// The scroll view under the finger, with its offset when the finger went down.
  private var scrolling: (id: NodeID, offset: Point)?
  private var samples: [(time: Double, point: Point)] = []

  init(in scene: SceneWidget) {
    self.scene = scene
  }

  /// Takes a finger's next place.
  ///
  /// - Returns: Whether the gesture is the scene's; those on fields and wheels are GTK's.
  func dragged(_ phase: FlowDragPhase, at point: Point, isTouch: Bool) -> Bool {
    switch phase {
    case FLOW_DRAG_BEGAN: return begin(at: point, isTouch)
    case FLOW_DRAG_MOVED: move(to: point)
    case FLOW_DRAG_ENDED: end(.ended, at: point)
    default: end(.cancelled, at: point)
    }
    return true
  }

  private func begin(at point: Point, _ isTouch: Bool) -> Bool {
    target = scene.hitNode(point)
    let kind = target.flatMap { scene.tree[$0]?.node.kind }
    if kind == .field || kind == .picker { return false }
    start = point
    self.isTouch = isTouch
    isPanning = false
    samples = [(.now, point)]
    return true
  }

  private func move(to point: Point) {
    samples.append((.now, point))
    samples.removeAll { $0.time < .now - Self.memory }
    if !isPanning {
      let (x, y) = (point.x - start.x, point.y - start.y)
      let reach = isTouch ? Self.touchReach : Self.mouseReach
      guard x * x + y * y >= reach * reach else { return }
      isPanning = true
      scrolling = target.flatMap { scrollView(around: $0) }
      send(.began, at: start)
    }
    send(.changed, at: point)
  }

  private func end(_ phase: Pan.Phase, at point: Point) {
    defer { (isPanning, scrolling, target) = (false, nil, nil) }
    if isPanning {
      send(phase, at: point)
    } else if phase == .ended {
      scene.onEvent(.tap(Tap(at: point)))
    }
  }

  private func send(_ phase: Pan.Phase, at point: Point) {
    let way = Point(x: point.x - start.x, y: point.y - start.y)
    let velocity = phase == .began ? .zero : self.velocity
    scene.onEvent(
      .pan(Pan(phase, translation: way, velocity: velocity, location: point, target: target)))
    guard let scrolling, let node = scene.tree[scrolling.id]?.node else { return }
    // From where the content is, so that it goes no further than it can.
    let wanted = Point(
      x: scrolling.offset.x - way.x - node.contentOffset.x,
      y: scrolling.offset.y - way.y - node.contentOffset.y)
    let offset = node.scrolled(by: wanted)
    switch phase {
    case .began: scene.onEvent(.scroll(Scroll(node.id, offset: offset, phase: .began)))
    case .changed: scene.onEvent(.scroll(Scroll(node.id, offset: offset, phase: .changed)))
    case .ended, .cancelled:
      let velocity = Point(x: -velocity.x, y: -velocity.y)
      scene.onEvent(
        .scroll(
          Scroll(
            node.id, offset: offset, velocity: phase == .ended ? velocity : .zero, phase: .ended)))
    }
  }

  /// The innermost scroll view that a node is, or is in.
  private func scrollView(around id: NodeID) -> (NodeID, Point)? {
    var current = scene.tree[id]?.node
    while let node = current {
      if node.kind == .scroll { return (node.id, node.contentOffset) }
      current = node.parent.flatMap { scene.tree[$0]?.node }
    }
    return nil
  }

  /// The finger's velocity by least squares over its last samples, in points per second.
  private var velocity: Point {
    let now = Double.now
    let recent = samples.filter { $0.time >= now - Self.memory }
    guard recent.count > 1 else { return .zero }
    let count = Double(recent.count)
    let time = recent.reduce(0) { $0 + $1.time - now } / count
    let x = recent.reduce(0) { $0 + $1.point.x } / count
    let y = recent.reduce(0) { $0 + $1.point.y } / count
    var (square, alongX, alongY) = (0.0, 0.0, 0.0)
    for sample in recent {
      let distance = sample.time - now - time
      square += distance * distance
      alongX += distance * (sample.point.x - x)
      alongY += distance * (sample.point.y - y)
    }
    return square > 0 ? Point(x: alongX / square, y: alongY / square) : .zero
  }

  /// How far a finger moves before it pans, in points.
  private static let touchReach = 10.0
  /// How far a mouse moves before it pans, in points.
  private static let mouseReach = 3.0
  /// The time over which velocities are measured, in seconds.
  private static let memory = 0.1
}

extension Double {
  /// The time of the system's monotonic clock, in seconds.
  static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
