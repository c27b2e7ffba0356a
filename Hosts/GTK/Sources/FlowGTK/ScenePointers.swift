import CFlowGTK
import FlowEngine
import GTK4

/// Sends what fingers, mice and pens do as pointers, from which the engine recognizes taps, pans and all other
/// gestures; those on fields and wheels are GTK's.
@MainActor final class ScenePointers {
  private unowned let scene: SceneWidget
  /// The pointers that are down, and the scene's.
  private var taken: Set<Int> = []
  /// The node that a mouse or a pen points at.
  private var hovered: NodeID?

  init(in scene: SceneWidget) {
    self.scene = scene
  }

  /// Takes what a pointer does.
  ///
  /// - Returns: Whether it is the scene's, and no widget is to see it.
  func pointed(
    _ id: Int, _ kind: FlowPointerKind, _ phase: FlowPointerPhase, at point: Point, _ time: Double
  ) -> Bool {
    switch phase {
    case FLOW_POINTER_DOWN:
      let target = scene.hitNode(point).flatMap { scene.tree[$0]?.node.kind }
      guard target != .field, target != .picker else { return false }
      taken.insert(id)
      send(id, kind, .down, at: point, time)
    case FLOW_POINTER_MOVED:
      guard taken.contains(id) else { return false }
      send(id, kind, .move, at: point, time)
    case FLOW_POINTER_UP, FLOW_POINTER_CANCELLED:
      guard taken.remove(id) != nil else { return false }
      send(id, kind, phase == FLOW_POINTER_UP ? .up : .cancel, at: point, time)
    default:
      hover(id, kind, at: phase == FLOW_POINTER_HOVERED ? point : Self.nowhere, time)
      return false
    }
    return true
  }

  /// Tells of a mouse only what it points at: a recording needs no more.
  private func hover(_ id: Int, _ kind: FlowPointerKind, at point: Point, _ time: Double) {
    let node = scene.hitNode(point)
    guard node != hovered, kind != FLOW_POINTER_TOUCH, !taken.contains(id) else { return }
    hovered = node
    send(id, kind, .hover, at: point, time)
  }

  private func send(
    _ id: Int, _ kind: FlowPointerKind, _ phase: Pointer.Phase, at point: Point, _ time: Double
  ) {
    scene.onEvent(.pointer(Pointer(id: id, kind: .init(kind), phase, at: point)), time)
  }

  /// Where a mouse is that has left the scene.
  private static let nowhere = Point(x: -1, y: -1)
}

extension Pointer.Kind {
  fileprivate init(_ kind: FlowPointerKind) {
    switch kind {
    case FLOW_POINTER_TOUCH: self = .touch
    case FLOW_POINTER_PEN: self = .pen
    default: self = .mouse
    }
  }
}

extension Double {
  /// The time of the system's monotonic clock, in seconds.
  static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// The time of an event of GDK's, in seconds of the same clock; now for one of the future, or without a time.
  ///
  /// GDK has the milliseconds of the display's clock in 32 bits. On one machine it is the monotonic one; of a
  /// display elsewhere the event counts as one of now.
  static func time(ofEvent milliseconds: UInt32) -> Double {
    let now = g_get_monotonic_time() / 1000
    let delay = UInt32(truncatingIfNeeded: now) &- milliseconds
    return delay <= longestDelay ? Double(now - Int(delay)) / 1000 : .now
  }

  /// How late an event may be that the display's clock is believed of, in milliseconds.
  private static var longestDelay: UInt32 { 10_000 }
}
