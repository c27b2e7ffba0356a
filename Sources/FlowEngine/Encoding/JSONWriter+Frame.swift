extension JSONWriter {
  /// The layout of a frame as text.
  public enum FrameLayout: Sendable {
    /// On one line.
    case line
    /// One line each for the frame, its state, and every node, animation and effect, for diffs.
    case block
  }

  /// Writes a frame.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes, animations and effects.
  @inlinable public mutating func frame<S: Scene>(
    _ frame: borrowing Frame<S>, layout: FrameLayout = .line
  ) {
    self.frame(frame, layout: layout) { (json, scene) in
      json.state(of: scene)
    } writeNodes: { (json, nodes) in
      json.nodes(nodes, layout)
    } writeAnimations: { (json, animations) in
      json.animations(animations, layout)
    }
  }

  /// Writes a frame, encoding only what has changed since the last one.
  @inlinable package mutating func frame<S: Scene>(
    _ frame: borrowing Frame<S>, layout: FrameLayout, cache: inout EncodedFrameCache
  ) {
    self.frame(frame, layout: layout) { (json, scene) in
      #if hasFeature(Embedded)
        json.state(of: scene)
      #else
        cache.state.write(scene, to: &json)
      #endif
    } writeNodes: { (json, nodes) in
      cache.nodes.write(nodes, layout, to: &json)
    } writeAnimations: { (json, animations) in
      cache.animations.write(animations, layout, to: &json)
    }
  }

  @inlinable @inline(__always) mutating func frame<S: Scene>(
    _ frame: borrowing Frame<S>, layout: FrameLayout,
    writeState: (inout JSONWriter, borrowing S) -> Void,
    writeNodes: (inout JSONWriter, borrowing NodeList) -> Void,
    writeAnimations: (inout JSONWriter, borrowing [Animation]) -> Void
  ) {
    head(frame.index, frame.time, frame.cause.rawValue, frame.event)
    section(.state, layout)
    writeState(&self, frame.scene)
    section(.nodes, layout)
    writeNodes(&self, frame.nodes)
    if layout == .line, frame.animations.isEmpty, frame.effects.isEmpty,
      frame.nodes.repeating.isEmpty
    {
      return endStillFrame()
    }
    endArray()
    section(.animations, layout)
    if !frame.animations.isEmpty { writeAnimations(&self, frame.animations) }
    if !frame.nodes.repeating.isEmpty { repeatingAnimations(frame.nodes.repeating, layout) }
    endArray()
    section(.effects, layout)
    for effect in frame.effects {
      if layout == .block { breakLine(indent: 2) }
      self.effect(effect)
    }
    endArray()
    endObject()
  }

  /// More than the head of a frame takes; the longest event name has 24 bytes.
  private static var roomForHead: Int { 256 }

  /// Opens a frame and writes its index, time, cause and event.
  @usableFromInline mutating func head(
    _ index: Int, _ time: Double, _ cause: String, _ event: EventName?
  ) {
    write(atMost: Self.roomForHead) { json in
      json.literal("{\"frame\":")
      json.integer(index)
      json.literal(",\"t\":")
      json.fineNumber(time)
      json.literal(",\"cause\":")
      json.string(cause)
      guard let event else { return }
      json.literal(",\"event\":")
      json.string(event.rawValue)
    }
  }

  /// The parts of a frame behind its head.
  @usableFromInline enum Section {
    case state, nodes, animations, effects
  }

  /// Begins a section of a frame.
  @usableFromInline mutating func section(_ section: Section, _ layout: FrameLayout) {
    writePart(atMost: 20, endsValue: false) { json in
      if layout == .line { json.literal(",") } else { json.literal(",\n ") }
      switch section {
      case .state: json.literal("\"state\":")
      case .nodes: json.literal("\"nodes\":[")
      case .animations: json.literal("\"animations\":[")
      case .effects: json.literal("\"effects\":[")
      }
    }
  }

  /// Ends the nodes, and the frame, which has neither animations nor effects.
  @usableFromInline mutating func endStillFrame() {
    writePart(atMost: 40, endsValue: true) { $0.literal("],\"animations\":[],\"effects\":[]}") }
  }

  @usableFromInline mutating func nodes(_ list: borrowing NodeList, _ layout: FrameLayout) {
    list.storage.withUnsafeBufferPointer { nodes in
      guard let first = nodes.baseAddress else { return }
      for index in nodes.indices {
        if layout == .block { breakLine(indent: 2) }
        // By pointer, because copying a node retains each of its texts.
        let node = first + index
        write(atMost: UncheckedJSONWriter.room(for: node)) { json in
          json.identity(node)
          json.geometry(node)
          json.content(node)
        }
      }
    }
  }

  @usableFromInline mutating func animations(
    _ animations: borrowing [Animation], _ layout: FrameLayout
  ) {
    for index in animations.indices {
      if layout == .block { breakLine(indent: 2) }
      animation(animations[index])
    }
  }

  @usableFromInline mutating func repeatingAnimations(
    _ animations: borrowing [RepeatingAnimation], _ layout: FrameLayout
  ) {
    for index in animations.indices {
      if layout == .block { breakLine(indent: 2) }
      repeatingAnimation(animations[index])
    }
  }
}
