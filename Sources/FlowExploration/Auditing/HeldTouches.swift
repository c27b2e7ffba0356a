import FlowEngine

/// The fingers and gestures that are under way in a trace: what they hold is on its way.
struct HeldTouches {
  private var fingers: Set<Int> = []
  private var gestures: Set<String> = []

  var isEmpty: Bool { fingers.isEmpty && gestures.isEmpty }

  mutating func note(_ event: Event) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: fingers.insert(pointer.id)
      case .up, .cancel: fingers.remove(pointer.id)
      case .move, .hover: break
      }
    case .pan(let pan): note("pan", begins: pan.phase == .began, ends: pan.phase.isLast)
    case .longPress(let press):
      note("longPress", begins: press.phase == .began, ends: press.phase.isLast)
    case .pinch(let pinch): note("pinch", begins: pinch.phase == .began, ends: pinch.phase.isLast)
    case .scroll(let scroll):
      // A host that scrolls itself may send offsets alone.
      let name = "scroll \(scroll.target.name)"
      note(name, begins: scroll.phase == .began, ends: scroll.phase == .ended)
    default: break
    }
  }

  private mutating func note(_ name: String, begins: Bool, ends: Bool) {
    if begins { gestures.insert(name) }
    if ends { gestures.remove(name) }
  }
}

extension Pan.Phase {
  fileprivate var isLast: Bool { self == .ended || self == .cancelled }
}
