import FlowEngine
import FlowSnapshots

/// Replays one trace in many environments, and gathers what is wrong.
package struct TraceAudit {
  /// A finding in one trace: what, where it was found first, and how often.
  package struct Finding: Sendable {
    package var rule: AuditRule
    package var scene: String
    package var frame: Int
    package var time: Double
    package var node: String?
    package var variant: AuditVariant
    package var message: String
    package var count: Int
    /// The name of the node's part, by which causes are told apart.
    package var part: String
  }

  /// The findings with each cause once, in the plainest environment that shows it.
  package static func merged(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    for finding in findings {
      let place = merged.firstIndex {
        $0.rule == finding.rule && $0.scene == finding.scene && $0.part == finding.part
      }
      guard let place else {
        merged.append(finding)
        continue
      }
      let count = merged[place].count + finding.count
      let (mine, its) = (finding.variant.differences, merged[place].variant.differences)
      if mine.count < its.count { merged[place] = finding }
      merged[place].count = count
    }
    return merged
  }

  private let trace: EventTrace
  private let scenes: SceneList
  private let parts: SceneParts
  private let catalog: StringCatalog?
  /// The colours of the configuration.
  private var configured: Set<UInt32> = []
  /// The texts of configuration and events.
  private var given = ""
  private var known: [NodeID: ScreenAudit.Known] = [:]
  /// What has been found on screens, by their fingerprints.
  private var checked: [UInt64: [ScreenAudit.Fault]] = [:]
  private var findings: [Finding] = []
  private var places: [String: Int] = [:]
  /// The targets of touches that have only a location, as they are in the trace's own environment.
  private var targets: [NodeID?] = []
  /// What was beyond the edge in the plainest environment.
  private var beyond: Set<NodeID> = []

  /// - Parameter catalog: Texts for the languages of traces.
  package init(_ trace: EventTrace, of scenes: SceneList, _ catalog: StringCatalog? = nil) {
    self.trace = trace
    self.scenes = scenes
    self.catalog = catalog
    parts = scenes.parts(of: trace.header.scene) ?? SceneParts()
    collectGiven()
  }

  /// Replays the trace in each variant.
  ///
  /// - Returns: What is wrong, each cause once.
  /// - Throws: `TraceError` for a scene or a configuration that there is none of, or an event that the
  ///   scene rejects as it is in the trace.
  package mutating func findings(in matrix: AuditMatrix) throws(TraceError) -> [Finding] {
    try findTargets()
    for (place, variant) in matrix.variants.enumerated() {
      try replay(in: variant, isPlainest: place == 0)
    }
    try checkMirroring(matrix)
    return findings
  }

  // MARK: Replaying

  /// Opens the scene in a variant.
  private func opened(in variant: AuditVariant) throws(TraceError) -> AnyExplorer {
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

  /// Finds what touches at a location meet, in the trace's own environment: elsewhere it may be at
  /// another place.
  private mutating func findTargets() throws(TraceError) {
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
  }

  private mutating func replay(
    in variant: AuditVariant, isPlainest: Bool
  ) throws(TraceError) {
    let explorer = try opened(in: variant)
    var keyboard: Rect?
    var isHeld = false
    var last = -1
    let isAccented = variant.locale.flatMap { PseudoLocale($0) } == .accented
    // Announcements are the same in all looks.
    let isSpoken = isPlainest || isAccented && variant.differences.count == 1
    var spoken: [(frame: ExploredFrame, text: String)] = []
    var former: ExploredFrame? = isPlainest ? explorer.frame : nil
    func heard(_ frame: ExploredFrame) {
      for effect in frame.effects {
        if let text = effect.announcement { spoken.append((frame, text)) }
      }
    }
    check(explorer, variant, keyboard, &last, isAccented, isPlainest)
    do throws(EventError) {
      for (place, step) in trace.steps.enumerated() {
        if let next = explorer.clock.nextCompletion, next <= step.time {
          try explorer.pass(to: step.time, inspect: isSpoken ? heard : nil)
          if !isHeld { check(explorer, variant, keyboard, &last, isAccented, isPlainest) }
        }
        var event = step.event
        switch event {
        case .environment(let change):
          let filtered = variant.filter(change)
          // A keyboard's frame is in the old window's coordinates.
          if change.size != nil { keyboard = nil }
          event = .environment(filtered)
        case .keyboard(let change):
          keyboard = change.phase == .willHide ? nil : change.frame
        default: if let target = targets[place] { event = event.aimed(at: target) }
        }
        let wasHeld = isHeld
        if let holds = event.isHolding { isHeld = holds }
        if isPlainest { former = explorer.frame }
        try explorer.send(event, at: step.time, inspect: isSpoken ? heard : nil)
        if isPlainest, !wasHeld, let former { checkTold(event, former, explorer.frame, variant) }
        // What a finger holds is on its way.
        if !isHeld { check(explorer, variant, keyboard, &last, isAccented, isPlainest) }
      }
      try explorer.settle(inspect: isSpoken ? heard : nil)
      if !isHeld { check(explorer, variant, keyboard, &last, isAccented, isPlainest) }
    } catch {
      add(
        .refused, nil, error.message, explorer.clock.time, 0, variant, part: error.message)
    }
    guard isAccented else { return }
    for (frame, text) in spoken where !isListed(text, frame) {
      add(
        .string, nil, "the announcement '\(text.shown())' is in no list", frame.time, frame.index,
        variant, part: text)
    }
  }

  // MARK: Checking

  /// Checks the latest frame, if it has not been and nothing is on its way.
  private mutating func check(
    _ explorer: AnyExplorer, _ variant: AuditVariant, _ keyboard: Rect?, _ last: inout Int,
    _ isAccented: Bool, _ isPlainest: Bool
  ) {
    let frame = explorer.look
    guard frame.index != last else { return }
    last = frame.index
    guard !frame.isMoving else { return }
    var top: Double?
    if let keyboard {
      let rect = frame.environment.windowRect(fromScreen: keyboard)
      let height = frame.environment.size.height
      if rect.height > 0, rect.maxY >= height - 1, rect.minY < height { top = rect.minY }
    }
    var print = ScreenFingerprint()
    print.add(top ?? -1)
    print.add(frame.environment.size.width)
    print.add(frame.environment.size.height)
    // What may be shown depends on the look, and measures on bold text.
    print.add(frame.environment.colorScheme.rawValue)
    print.add(frame.environment.contrast.rawValue)
    print.add(frame.environment.layoutDirection.rawValue)
    print.add(frame.environment.boldText ? 1 : 0)
    print.add(frame.nodes)
    let faults: [ScreenAudit.Fault]
    if let found = checked[print.value] {
      faults = found
    } else {
      for node in frame.nodes where known[node.id] == nil {
        known[node.id] = knowledge(of: node.id)
      }
      let known = known
      var audit = ScreenAudit(
        in: frame.environment, keyboardTop: top, colors: colors(in: frame.environment),
        given: configured
      ) { known[$0] ?? ScreenAudit.Known(part: $0.name, isPicture: false) }
      audit.check(frame.nodes)
      faults = audit.faults
      checked[print.value] = faults
    }
    for fault in faults {
      // What is out of the way by design is so in every environment.
      if fault.rule == .offScreen, fault.message.hasSuffix("of the screen") {
        guard let node = fault.node else { continue }
        if isPlainest { beyond.insert(node) }
        if beyond.contains(node) { continue }
      }
      add(fault, frame, variant)
    }
    // Of texts the look says nothing.
    if isAccented, variant.colorScheme != .dark, variant.contrast != .increased,
      variant.reduceMotion != true
    {
      checkStrings(explorer.frame, variant)
    }
  }

  private func knowledge(of id: NodeID) -> ScreenAudit.Known {
    let part = parts.part(of: id)
    return ScreenAudit.Known(part: part?.name ?? id.name, isPicture: part?.isPicture ?? false)
  }

  private func colors(in environment: Environment) -> Set<UInt32>? {
    var colors = configured
    for (_, color) in parts.palette {
      colors.insert(color.value(in: environment.colorScheme, environment.contrast).packed)
    }
    return colors
  }

  private mutating func add(
    _ fault: ScreenAudit.Fault, _ frame: AnyExplorer.Look, _ variant: AuditVariant
  ) {
    let part = fault.node.flatMap { known[$0]?.part } ?? ""
    add(fault.rule, fault.node, fault.message, frame.time, frame.index, variant, part: part)
  }

  private mutating func add(
    _ rule: AuditRule, _ node: NodeID?, _ message: String, _ time: Double, _ frame: Int,
    _ variant: AuditVariant, part: String
  ) {
    var key = "\(rule.rawValue) \(part)"
    // An exception is about one look.
    if rule == .contrast {
      key += " \(variant.colorScheme?.rawValue ?? "") \(variant.contrast?.rawValue ?? "")"
    }
    if let place = places[key] {
      findings[place].count += 1
      return
    }
    places[key] = findings.count
    findings.append(
      Finding(
        rule: rule, scene: trace.header.scene, frame: frame, time: time, node: node?.name,
        variant: variant, message: message, count: 1, part: part))
  }

  // MARK: Telling

  /// Checks that a change of the state by an event can be heard: it is announced, the focus moves, or
  /// something says something else.
  private mutating func checkTold(
    _ event: Event, _ before: ExploredFrame, _ after: ExploredFrame, _ variant: AuditVariant
  ) {
    switch event {
    case .tap, .response, .returnKey: break
    // A finger is its own news, so is what is typed, and the host knows of its own commands.
    default: return
    }
    guard before.state != after.state, after.effects.allSatisfy({ $0.announcement == nil }),
      before.nodes.spoken == after.nodes.spoken
    else { return }
    add(
      .untold, nil,
      "'\(before.state)' becomes '\(after.state)' by \(event.name.rawValue), and nothing that is "
        + "spoken changes", after.time, after.index, variant,
      part: "\(before.state) \(after.state)")
  }

  // MARK: Texts

  private mutating func checkStrings(_ frame: ExploredFrame, _ variant: AuditVariant) {
    for node in frame.nodes where !(known[node.id]?.isPicture ?? false) {
      for text in [
        node.text, node.placeholder, node.accessibilityLabel, node.accessibilityValue,
      ] {
        guard let text, !isListed(text, frame) else { continue }
        add(
          .string, node.id, "'\(text.shown())' is in no list", frame.time, frame.index, variant,
          part: known[node.id]?.part ?? node.id.name)
      }
    }
  }

  /// Whether a text is accented, but for what has been given or entered.
  private func isListed(_ text: String, _ frame: ExploredFrame) -> Bool {
    var rest = ""
    var depth = 0
    for character in text {
      switch character {
      case "[": depth += 1
      case "]": depth -= 1
      default: if depth <= 0 { rest.append(character) }
      }
    }
    let words = rest.split { !$0.isLetter }
    // One letter again and again stands for digits.
    guard let first = words.first?.first, words.contains(where: { $0.contains { $0 != first } })
    else { return true }
    let entered = (given + "\n" + frame.publicTexts + "\n" + frame.secrets.joined(separator: "\n"))
      .lowercased()
    return words.allSatisfy { entered.contains($0.lowercased()) }
  }

  /// Gathers the texts and colours that configuration and events give.
  private mutating func collectGiven() {
    for line in trace.text.split(separator: "\n") {
      let bytes = Array(line.utf8)
      bytes.withUnsafeBufferPointer { bytes in
        if let json = try? JSONValue(parsing: bytes) { collect(json) }
      }
    }
  }

  private mutating func collect(_ json: JSONValue) {
    switch json.content {
    case .string(let text):
      given += "\n" + text
      if let color = Self.color(text) { configured.insert(color) }
    case .array(let elements): for element in elements { collect(element) }
    case .object(let members): for member in members { collect(member.value) }
    default: break
    }
  }

  /// A colour as configurations have it, `#RRGGBB` or `#RRGGBBAA`; `nil` for another text.
  private static func color(_ text: String) -> UInt32? {
    guard text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return text.utf8.count == 7 ? value << 8 | 0xFF : value
  }

  // MARK: Mirroring

  /// Checks that right to left each node is at the other side if its siblings are: one that keeps its
  /// place among others that do not has been forgotten.
  private mutating func checkMirroring(_ matrix: AuditMatrix) throws(TraceError) {
    guard
      let left = matrix.variants.first(where: { $0.layoutDirection == .leftToRight }),
      let right = matrix.variants.first(where: { $0.layoutDirection == .rightToLeft })
    else { return }
    let (one, other) = (try opened(in: left), try opened(in: right))
    let keeps = scenes.unmirrored(in: trace.header.scene)
    compare(one.frame, other.frame, right, keeps)
    for (place, step) in trace.steps.enumerated() {
      var event = step.event
      if case .environment(let change) = event { event = .environment(left.filter(change)) }
      if let target = targets[place] { event = event.aimed(at: target) }
      // A finger that goes sideways goes elsewhere there.
      if case .pan = event { return }
      if case .scroll = event { return }
      guard (try? one.send(event, at: step.time)) != nil,
        (try? other.send(event, at: step.time)) != nil
      else { return }
      compare(one.frame, other.frame, right, keeps)
    }
  }

  private mutating func compare(
    _ one: ExploredFrame, _ other: ExploredFrame, _ variant: AuditVariant,
    _ keeps: ((NodeID) -> Bool)?
  ) {
    guard one.nodes.count == other.nodes.count, one.animations.allSatisfy({ !$0.end.isFinite })
    else { return }
    var kept: [NodeID: [NodeID]] = [:]
    var flipped: Set<NodeID> = []
    var widths: [NodeID: Double] = [:]
    let root = NodeID("")
    for (node, mirrored) in zip(one.nodes, other.nodes) {
      guard node.id == mirrored.id else { return }
      widths[node.id] = node.contentSize?.width ?? node.frame.width
      guard !node.hidden, node.frame.width > 0 else { continue }
      let room = node.parent.flatMap { widths[$0] } ?? one.environment.size.width
      let opposite = room - node.frame.maxX
      let stays = (mirrored.frame.minX - node.frame.minX).magnitude < 0.01
      let flips = (mirrored.frame.minX - opposite).magnitude < 0.01
      if stays == flips { continue }
      if flips {
        flipped.insert(node.parent ?? root)
      } else if keeps?(node.id) != true {
        kept[node.parent ?? root, default: []].append(node.id)
      }
    }
    for (parent, nodes) in kept where flipped.contains(parent) || keeps != nil {
      for id in nodes {
        if known[id] == nil { known[id] = knowledge(of: id) }
        guard !(known[id]?.isPicture ?? false) else { continue }
        add(
          .mirroring, id, "keeps its place right to left, and what is beside it does not",
          other.time, other.index, variant, part: known[id]?.part ?? id.name)
      }
    }
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

  /// Whether a finger is down after it; `nil` if it is about no finger.
  fileprivate var isHolding: Bool? {
    switch self {
    case .pan(let pan): pan.phase == .began || pan.phase == .changed
    case .scroll(let scroll): scroll.phase != .ended
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

extension NodeList {
  /// All that a screen reader could come to, and what it would say of it.
  fileprivate var spoken: [String] {
    var list: [String] = []
    for node in self where !node.hidden && (node.accessibilityLabel != nil || node.focused) {
      list.append(
        "\(node.id.name) \(node.accessibilityLabel ?? "") \(node.accessibilityValue ?? "") "
          + "\(node.accessibilityTraits.rawValue) \(node.focused) \(node.enabled)")
    }
    return list
  }
}
