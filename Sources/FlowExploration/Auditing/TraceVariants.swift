import FlowEngine
import FlowSnapshots

/// A trace as it goes in other environments than its own: the same touches on the same nodes.
package struct TraceVariants: Sendable {
  let trace: EventTrace
  let scenes: SceneList
  let parts: SceneParts
  private let catalog: StringCatalog?
  /// What touches that have only a location meet in the trace's own environment.
  private let met: [Met?]

  /// A node that a touch meets, and where, as shares of its size.
  private struct Met {
    var node: NodeID
    var share: Point
  }

  /// How far pointers that are down are from where they are in the trace.
  struct Fingers {
    fileprivate var offsets: [Int: Point] = [:]
  }

  /// Replays the trace as it is.
  ///
  /// - Parameter catalog: Texts for the languages of traces.
  /// - Throws: `TraceError` for an unknown scene, an invalid configuration, or a rejected event, without its
  ///   line: a trace that is replayed first has none.
  package init(
    of trace: EventTrace, _ scenes: SceneList, _ catalog: StringCatalog? = nil
  ) throws(TraceError) {
    self.trace = trace
    self.scenes = scenes
    self.catalog = catalog
    parts = scenes.parts(of: trace.header.scene) ?? SceneParts()
    met = try Self.nodesMet(by: trace, scenes)
  }

  /// Opens the scene in a variant.
  func opened(in variant: AuditVariant) throws(TraceError) -> AnyExplorer {
    let header = trace.header
    guard header.setup.state != nil else {
      return try scenes.explore(header.changed(by: change(in: variant, header.setup.environment)))
    }
    let explorer = try scenes.explore(header)
    do throws(EventError) {
      let change = change(in: variant, explorer.frame.environment)
      try explorer.send(.environment(change), at: explorer.clock.time)
    } catch {
      throw TraceError(.event(error), line: 1, offset: 0)
    }
    return explorer
  }

  /// What a variant changes in an environment, with the texts of its language.
  private func change(in variant: AuditVariant, _ environment: Environment) -> EnvironmentChange {
    var change = variant.change
    var language = parts.language(catalog)
    if trace.header.setup.state == nil {
      var setup = trace.header.setup
      language.begin(&setup)
    } else {
      language.resume(environment)
    }
    language.translate(&change, in: environment)
    return change
  }

  /// An event of the trace in a variant.
  ///
  /// - Parameters:
  ///   - fingers: The pointers that are down there.
  ///   - explorer: The scene in the variant, before the event.
  func event(
    at place: Int, in variant: AuditVariant, _ fingers: inout Fingers, seeing explorer: AnyExplorer
  ) -> Event {
    let step = trace.steps[place]
    switch step.event {
    case .environment(let change): return .environment(variant.filter(change))
    case .pointer(var pointer):
      if pointer.phase == .down || pointer.phase == .hover { fingers.offsets[pointer.id] = nil }
      if let met = met[place] {
        try? explorer.pass(to: step.time)
        if let seen = explorer.look.bounds(of: met.node) {
          fingers.offsets[pointer.id] = Point(
            x: seen.minX + seen.width * met.share.x - pointer.location.x,
            y: seen.minY + seen.height * met.share.y - pointer.location.y)
        }
      }
      if let offset = fingers.offsets[pointer.id] {
        pointer.location.x += offset.x
        pointer.location.y += offset.y
      }
      return .pointer(pointer)
    default: return met[place].map { step.event.met($0.node) } ?? step.event
    }
  }

  /// The trace that shows the variant, as JSON Lines.
  package func text(in variant: AuditVariant) throws(TraceError) -> [UInt8] {
    let header = trace.header
    var lines = JSONWriter()
    if header.setup.state == nil {
      lines.header(header.changed(by: change(in: variant, header.setup.environment)))
      lines.endLine()
    } else {
      let explorer = try scenes.explore(header)
      let change = change(in: variant, explorer.frame.environment)
      lines.event(.environment(change), at: explorer.clock.time)
      lines.endLine()
    }
    let explorer = try opened(in: variant)
    let hasPointers = trace.steps.contains { if case .pointer = $0.event { true } else { false } }
    var fingers = Fingers()
    for (place, step) in trace.steps.enumerated() {
      let event = event(at: place, in: variant, &fingers, seeing: explorer)
      // Only pointers go by what is seen. What the variant refuses is in its trace all the same.
      if hasPointers { try? explorer.send(event, at: step.time) }
      lines.event(event, at: step.time)
      lines.endLine()
    }
    let text = header.setup.state == nil ? lines.text : trace.headerText + "\n" + lines.text
    return Array(text.utf8)
  }

  /// Finds what touches at a location meet, in the trace's own environment: elsewhere it may be at
  /// another place.
  private static func nodesMet(
    by trace: EventTrace, _ scenes: SceneList
  ) throws(TraceError) -> [Met?] {
    var found: [Met?] = []
    let explorer = try scenes.explore(trace.header)
    for step in trace.steps {
      var met: Met?
      if let point = step.event.locationAlone {
        try? explorer.pass(to: step.time)
        let look = explorer.look
        if let node = look.nodes.hitTest(point), let seen = look.bounds(of: node) {
          met = Met(node: node, share: seen.share(of: point))
        }
      }
      found.append(met)
      do throws(EventError) {
        try explorer.send(step.event, at: step.time)
      } catch {
        throw TraceError(.event(error), line: 1, offset: 0)
      }
    }
    return found
  }
}

extension AnyExplorer.Look {
  /// The bounds of a node in the window, in points; `nil` if it is not there.
  fileprivate func bounds(of id: NodeID) -> Rect? {
    let window = Rect(origin: .zero, size: environment.size)
    return nodes.withUnsafeBufferPointer { nodes in
      nodes.firstIndex { $0.id == id }.map { SeenNodes(nodes, in: window).seen[$0].rect }
    }
  }
}

extension Rect {
  /// Where a point is, as shares of the sides.
  fileprivate func share(of point: Point) -> Point {
    Point(
      x: width > 0 ? (point.x - minX) / width : 0, y: height > 0 ? (point.y - minY) / height : 0)
  }
}

extension Event {
  /// Where a touch is whose target the engine looks for.
  fileprivate var locationAlone: Point? {
    switch self {
    case .pointer(let pointer):
      pointer.phase == .down || pointer.phase == .hover ? pointer.location : nil
    default: target == nil && isTouch ? location : nil
    }
  }

  /// The same touch on a node.
  fileprivate func met(_ target: NodeID) -> Event {
    switch self {
    case .tap: return .tap(Tap(on: target))
    case .pan(var pan):
      pan.target = target
      return .pan(pan)
    default: return aimed(at: target)
    }
  }
}

extension JSONWriter {
  /// Writes a header without a state, with all members of its environment.
  fileprivate mutating func header(_ header: TraceHeader) {
    beginObject()
    member("flowTrace", TraceHeader.version)
    member("scene", header.scene)
    members(of: header.versions)
    key("environment")
    environment(header.setup.environment)
    if let configuration = header.setup.configuration {
      key("configuration")
      configuration.write(to: &self)
    }
    endObject()
  }
}
