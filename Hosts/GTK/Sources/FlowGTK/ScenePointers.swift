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
    _ id: Int, _ kind: FlowPointerKind, _ phase: FlowPointerPhase, at point: Point
  ) -> Bool {
    switch phase {
    case FLOW_POINTER_DOWN:
      let target = scene.hitNode(point).flatMap { scene.tree[$0]?.node.kind }
      guard target != .field, target != .picker else { return false }
      taken.insert(id)
      send(id, kind, .down, at: point)
    case FLOW_POINTER_MOVED:
      guard taken.contains(id) else { return false }
      send(id, kind, .move, at: point)
    case FLOW_POINTER_UP, FLOW_POINTER_CANCELLED:
      guard taken.remove(id) != nil else { return false }
      send(id, kind, phase == FLOW_POINTER_UP ? .up : .cancel, at: point)
    default:
      hover(id, kind, at: phase == FLOW_POINTER_HOVERED ? point : Self.nowhere)
      return false
    }
    return true
  }

  /// Tells of a mouse only what it points at: a recording needs no more.
  private func hover(_ id: Int, _ kind: FlowPointerKind, at point: Point) {
    let node = scene.hitNode(point)
    guard node != hovered, kind != FLOW_POINTER_TOUCH, !taken.contains(id) else { return }
    hovered = node
    send(id, kind, .hover, at: point)
  }

  private func send(_ id: Int, _ kind: FlowPointerKind, _ phase: Pointer.Phase, at point: Point) {
    scene.onEvent(.pointer(Pointer(id: id, kind: .init(kind), phase, at: point)))
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
}
