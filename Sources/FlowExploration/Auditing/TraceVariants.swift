import FlowEngine
import FlowSnapshots

/// A trace as it goes in other environments than its own: the same touches on the same nodes.
package struct TraceVariants: Sendable {
  let trace: EventTrace
  let scenes: SceneList
  let parts: SceneParts
  private let catalog: StringCatalog?
  /// The targets of touches that have only a location, as they are in the trace's own environment.
  private let targets: [NodeID?]

  /// Replays the trace as it is.
  ///
  /// - Parameter catalog: Texts for the languages of traces.
  /// - Throws: `TraceError` for a scene or a configuration that there is none of, or an event that the
  ///   scene rejects.
  package init(
    of trace: EventTrace, _ scenes: SceneList, _ catalog: StringCatalog? = nil
  ) throws(TraceError) {
    self.trace = trace
    self.scenes = scenes
    self.catalog = catalog
    parts = scenes.parts(of: trace.header.scene) ?? SceneParts()
    targets = try Self.foundTargets(of: trace, scenes)
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
    let language = variant.locale ?? environment.locale
    if PseudoLocale(language) == .mirrored { change.layoutDirection = .rightToLeft }
    if let texts = parts.strings(in: language, catalog, under: environment.strings) {
      change.strings = texts
    }
    return change
  }

  /// An event of the trace in a variant.
  func event(at place: Int, in variant: AuditVariant) -> Event {
    let event = trace.steps[place].event
    if case .environment(let change) = event { return .environment(variant.filter(change)) }
    return targets[place].map { event.aimed(at: $0) } ?? event
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
    for (place, step) in trace.steps.enumerated() {
      lines.event(event(at: place, in: variant), at: step.time)
      lines.endLine()
    }
    let text = header.setup.state == nil ? lines.text : trace.headerText + "\n" + lines.text
    return Array(text.utf8)
  }

  /// Finds what touches at a location meet, in the trace's own environment: elsewhere it may be at
  /// another place.
  private static func foundTargets(
    of trace: EventTrace, _ scenes: SceneList
  ) throws(TraceError) -> [NodeID?] {
    var targets: [NodeID?] = []
    let explorer = try scenes.explore(trace.header)
    for step in trace.steps {
      var target: NodeID?
      if let point = step.event.unresolvedLocation {
        try? explorer.pass(to: step.time)
        target = explorer.frame.nodes.hitTest(point)
      }
      targets.append(target)
      do throws(EventError) {
        try explorer.send(step.event, at: step.time)
      } catch {
        throw TraceError(.event(error), line: 1, offset: 0)
      }
    }
    return targets
  }
}

extension Event {
  /// Where a touch is whose target the engine looks for.
  fileprivate var unresolvedLocation: Point? {
    switch self {
    case .tap(let tap): tap.target == nil ? tap.location : nil
    case .pan(let pan): pan.target == nil && pan.phase == .began ? pan.location : nil
    default: nil
    }
  }

  /// The same touch on a node.
  fileprivate func aimed(at target: NodeID) -> Event {
    switch self {
    case .tap: return .tap(Tap(on: target))
    case .pan(var pan):
      pan.target = target
      return .pan(pan)
    default: return self
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
