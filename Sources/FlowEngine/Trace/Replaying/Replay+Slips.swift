extension Replay {
  /// A probable slip in an event; `nil` if it is as expected.
  ///
  /// Completions that are due come first, since they may move the keyboard or request a response.
  @inlinable func slip(
    in event: Event, at time: Double, into json: inout JSONWriter
  ) throws(EventError) -> EventWarning? {
    if let target = event.target,
      let warning = slips.warning(
        of: target, in: S.self, running.configuration, takesPaths: event.isCommand)
    {
      return warning
    }
    switch event {
    #if !hasFeature(Embedded)
      case .environment(let change):
        guard let strings = change.strings else { return nil }
        return language.unknownKey(in: strings)
    #endif
    case .response(let response):
      try complete(by: time, into: &json)
      return slips.isUnasked(response) ? .unaskedResponse(id: response.id) : nil
    case .text, .deleteBackward, .returnKey, .selection, .compose:
      try complete(by: time, into: &json)
      guard let target = event.target, !running.frame.nodes.isFocused(target) else { return nil }
      return .unfocusedEdit(target, focused: running.frame.nodes.focused)
    case .pointer(let pointer):
      guard running.gestures.isStray(pointer) else { return nil }
      return .strayPointer(id: pointer.id, pointer.phase)
    default: return nil
    }
  }

  /// Writes the frames of what is due by a time.
  @inlinable func complete(
    by time: Double, into json: inout JSONWriter
  ) throws(EventError) {
    try write(into: &json) { (running, receive) throws(EventError) in
      try running.drive(to: time, receive)
    }
  }
}
