extension JSONWriter {
  /// How a frame is laid out as text.
  public enum FrameLayout: Sendable {
    /// On one line.
    case line
    /// A line for the frame, its state, and each node, animation and effect: for reading in a diff.
    case block
  }

  /// Writes a frame.
  ///
  /// - Complexity: O(*n*), *n* the number of nodes, animations and effects.
  @inlinable public mutating func frame<S: Scene>(
    _ frame: borrowing Frame<S>, layout: FrameLayout = .line
  ) {
    let isBlock = layout == .block
    beginObject()
    member("frame", frame.index)
    member("t", frame.time, decimals: Self.fineDecimals)
    key("cause")
    string(frame.cause.rawValue)
    if let event = frame.event {
      key("event")
      string(event.rawValue)
    }
    if isBlock { breakLine(indent: 1) }
    key("state")
    beginObject()
    key("name")
    string(frame.state.name.rawValue)
    frame.state.write(to: &self)
    endObject()
    if isBlock { breakLine(indent: 1) }
    key("nodes")
    beginArray()
    // By place and not by value: copying a node retains each of its texts.
    frame.nodes.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        if isBlock { breakLine(indent: 2) }
        node(nodes[index])
      }
    }
    endArray()
    if isBlock { breakLine(indent: 1) }
    key("animations")
    beginArray()
    for animation in frame.animations {
      if isBlock { breakLine(indent: 2) }
      self.animation(animation)
    }
    for loop in frame.nodes.loops {
      if isBlock { breakLine(indent: 2) }
      self.loop(loop)
    }
    endArray()
    if isBlock { breakLine(indent: 1) }
    key("effects")
    beginArray()
    for effect in frame.effects {
      if isBlock { breakLine(indent: 2) }
      beginObject()
      key("type")
      string(effect.type)
      effect.write(to: &self)
      endObject()
    }
    endArray()
    endObject()
  }
}
