/// What an event says of whom it is for, and of the touch that it belongs to.
extension Event {
  /// The node that it is for, if it names one.
  @usableFromInline package var target: NodeID? {
    switch self {
    case .pan(let pan): pan.target
    case .tap(let tap), .doubleTap(let tap): tap.target
    case .longPress(let press): press.target
    case .pinch(let pinch): pinch.target
    case .scroll(let scroll): scroll.target
    case .text(let edit): edit.target
    case .deleteBackward(let target), .returnKey(let target), .focus(let target),
      .blur(let target):
      target
    case .select(let selection): selection.target
    case .selection(let selection): selection.target
    case .compose(let composition): composition.target
    case .undo(let target), .redo(let target): target
    case .command(let command): command.target
    case .keyboard, .response, .environment, .tick, .pointer, .key: nil
    }
  }

  /// Where the touch that it belongs to is, if it says so.
  @usableFromInline package var location: Point? {
    switch self {
    case .pan(let pan): pan.location
    case .tap(let tap), .doubleTap(let tap): tap.location
    case .longPress(let press): press.location
    case .pinch(let pinch): pinch.location
    default: nil
    }
  }

  /// Whether it is a gesture's that the engine may have to find the node of.
  @inlinable package var isTouch: Bool {
    switch self {
    case .tap, .doubleTap: true
    case .pan(let pan): pan.phase == .began
    case .longPress(let press): press.phase == .began
    case .pinch(let pinch): pinch.phase == .began
    default: false
    }
  }

  @inlinable var isCommand: Bool { if case .command = self { true } else { false } }

  /// The text by which the event says whose it is: its target's name, or the id of a response.
  @usableFromInline var address: String? {
    if case .response(let response) = self { return response.id }
    return target?.name
  }

  /// Whether it belongs to a touch that has begun.
  @usableFromInline var isOfPan: Bool {
    if case .pan(let pan) = self { pan.phase != .began } else { false }
  }

  @usableFromInline var endsPan: Bool {
    if case .pan(let pan) = self { pan.phase == .ended || pan.phase == .cancelled } else { false }
  }

  @usableFromInline var isPanBegan: Bool {
    if case .pan(let pan) = self { pan.phase == .began } else { false }
  }

  /// The same gesture, with a target.
  @usableFromInline package func aimed(at target: NodeID?) -> Event {
    switch self {
    case .doubleTap(let tap): return .doubleTap(Tap(on: target, at: tap.location))
    case .longPress(var press):
      press.target = target
      return .longPress(press)
    case .pinch(var pinch):
      pinch.target = target
      return .pinch(pinch)
    default: return self
    }
  }

  /// The event with another target; the same if it has none.
  func replacing(target: NodeID) -> Event {
    switch self {
    case .pan(var pan):
      if pan.target != nil { pan.target = target }
      return .pan(pan)
    case .tap(let tap): return tap.target == nil ? self : .tap(Tap(on: target, at: tap.location))
    case .doubleTap, .longPress, .pinch: return self.target == nil ? self : aimed(at: target)
    case .scroll(var scroll):
      scroll.target = target
      return .scroll(scroll)
    case .text(var edit):
      edit.target = target
      return .text(edit)
    case .deleteBackward: return .deleteBackward(target: target)
    case .returnKey: return .returnKey(target: target)
    case .focus: return .focus(target: target)
    case .blur: return .blur(target: target)
    case .select(var selection):
      selection.target = target
      return .select(selection)
    case .compose(var composition):
      composition.target = target
      return .compose(composition)
    case .undo: return self.target == nil ? self : .undo(target: target)
    case .redo: return self.target == nil ? self : .redo(target: target)
    case .selection(var selection):
      selection.target = target
      return .selection(selection)
    case .command(var command):
      if command.target != nil { command.target = target }
      return .command(command)
    case .keyboard, .response, .environment, .tick, .pointer, .key: return self
    }
  }

  /// The event as a parent sees it: that of the child at a path.
  package func nested(in path: String) -> Event {
    if case .response(var response) = self {
      response.id = path + "/" + response.id
      return .response(response)
    }
    return target.map { replacing(target: NodeID(path + "/" + $0.name)) } ?? self
  }
}
