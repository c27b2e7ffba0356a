import FlowEngine

/// The fingers and gestures that are under way in a trace: what they hold is on its way.
package struct HeldTouches {
  private var fingers: Set<Int> = []
  private var gestures: Set<String> = []

  package init() {}

  package var isEmpty: Bool { fingers.isEmpty && gestures.isEmpty }

  mutating func note(_ event: Event) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: fingers.insert(pointer.id)
      case .up, .cancel: fingers.remove(pointer.id)
      case .move, .hover: break
      }
    // Two lists may scroll at once.
    case .scroll(let scroll): note(event.name, on: scroll.target.name)
    default: note(event.name)
    }
  }

  /// Notes an event by its name; a phase in the middle, such as an offset of a host that scrolls itself, holds
  /// nothing that has not begun.
  package mutating func note(_ name: EventName, on target: String = "") {
    let parts = name.rawValue.split(separator: ".")
    guard parts.count == 2 else { return }
    let gesture = "\(parts[0]) \(target)"
    switch parts[1] {
    case "began": gestures.insert(gesture)
    case "ended", "cancelled": gestures.remove(gesture)
    default: break
    }
  }
}
