import FlowEngine

/// A finger that is down.
struct PanGesture: Sendable {
  /// The event with which it began.
  let began: Pan
  /// Whether it has moved sideways.
  private(set) var isSideways: Bool

  /// The finger that is down after an event; `nil` for none.
  init?(_ last: PanGesture?, then event: Event) {
    guard case .pan(let pan) = event else {
      guard let last else { return nil }
      self = last
      return
    }
    switch pan.phase {
    case .began:
      began = pan
      isSideways = pan.translation.x != 0
    case .changed:
      guard var gesture = last else { return nil }
      gesture.isSideways = gesture.isSideways || pan.translation.x != 0
      self = gesture
    case .ended, .cancelled: return nil
    }
  }
}
