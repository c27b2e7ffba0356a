import FlowEngine

/// Follows the scenes that a scene holds along a trace.
struct ChildFollowing {
  /// What they do, by their paths with what varies in angle brackets.
  private(set) var moves: [String: ChildMoves] = [:]
  /// They, as they were last.
  private var last: [ExploredFrame.Child] = []
  /// Where the event is for that has come last, by a path.
  private var address = ""
  /// Where the finger went down that is down.
  private var finger = ""

  /// Begins a trace.
  mutating func begin(_ frame: ExploredFrame) {
    (last, address, finger) = (frame.children, "", "")
    for child in last { moves[child.family, default: ChildMoves()].see(child.state) }
  }

  /// Notes an event that is about to be sent.
  mutating func note(_ event: Event, to frame: ExploredFrame) {
    if last.isEmpty, frame.children.isEmpty { return }
    address = address(of: event, frame)
    for child in last where address.isBehind(child.path) {
      moves[child.family, default: ChildMoves()].note(event.name, in: child.state)
    }
  }

  private mutating func address(of event: Event, _ frame: ExploredFrame) -> String {
    let target = event.target ?? event.location.flatMap { frame.nodes.hitTest($0) }
    switch event {
    case .pan(let pan):
      if pan.phase == .began { finger = target?.name ?? "" }
      return finger
    case .response(let response): return response.id
    default: return target?.name ?? ""
    }
  }

  /// Follows a frame, whose event has changed something or has not.
  mutating func follow(_ frame: ExploredFrame, hasChanged: Bool) {
    let by = frame.event?.rawValue ?? Move.completion
    for child in frame.children {
      moves[child.family, default: ChildMoves()].see(child.state)
      let before = last.first { $0.path.bytes == child.path.bytes }
      let isFor = frame.event != nil && hasChanged && address.isBehind(child.path)
      guard let before, isFor || before.state.bytes != child.state.bytes else { continue }
      moves[child.family]?.note(Move(from: before.state, by: by, to: child.state))
    }
    last = frame.children
  }
}
