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

  let variants: TraceVariants
  /// The colours of the configuration.
  var configured: Set<UInt32> = []
  /// The texts of configuration and events, in small letters.
  var given = ""
  /// The texts that fields had in earlier frames, in small letters; the same, joined.
  var entered: [String] = []
  var enteredText = ""
  var known: [NodeID: ScreenAudit.Known] = [:]
  /// What has been found on screens, by their fingerprints.
  private var checked: [UInt64: [ScreenAudit.Fault]] = [:]
  private var findings: [Finding] = []
  private var places: [String: Int] = [:]
  /// What was beyond the edge in the plainest environment.
  private var beyond: Set<NodeID> = []

  /// - Parameter variants: The trace, as it goes in any environment.
  package init(_ variants: TraceVariants) {
    self.variants = variants
    collectGiven()
  }

  /// Replays the trace in each variant.
  ///
  /// - Parameters:
  ///   - skipped: The places of variants in which it is not replayed.
  ///   - willTry: Called before a variant is opened, and before each event.
  /// - Returns: What is wrong, each cause once.
  /// - Throws: `TraceError` for a configuration with which a variant cannot be opened.
  package mutating func findings(
    in matrix: AuditMatrix, except skipped: Set<Int> = [], willTry: (AuditPlace) -> Void = { _ in }
  ) throws(TraceError) -> [Finding] {
    try replay(in: matrix, except: skipped, willTry: willTry)
    try checkMirroring(matrix, except: skipped)
    return findings
  }

  /// Replays the trace in each variant, from one on.
  mutating func replay(
    in matrix: AuditMatrix, from first: Int = 0, except skipped: Set<Int> = [],
    willTry: (AuditPlace) -> Void
  ) throws(TraceError) {
    var isPlainest = true
    for (place, variant) in matrix.variants.enumerated()
    where place >= first && !skipped.contains(place) {
      willTry(AuditPlace(variant: place, step: 0, frame: 0))
      try replay(in: variant, isPlainest: isPlainest) { step, frame in
        willTry(AuditPlace(variant: place, step: step, frame: frame))
      }
      isPlainest = false
    }
  }

  private mutating func replay(
    in variant: AuditVariant, isPlainest: Bool, willTry: (_ step: Int, _ frame: Int) -> Void
  ) throws(TraceError) {
    let explorer = try variants.opened(in: variant)
    var keyboard: Rect?
    var held = HeldTouches()
    var fingers = TraceVariants.Fingers()
    var last = -1
    let isAccented = variant.locale.flatMap { PseudoLocale($0) } == .accented
    // Announcements are the same in all looks.
    let isSpoken = isPlainest || isAccented && variant.differences.count == 1
    var spoken: [(frame: ExploredFrame, text: String)] = []
    var former: ExploredFrame? = isPlainest ? explorer.frame : nil
    var typed: [String] = []
    func heard(_ frame: ExploredFrame) {
      typed += [frame.publicTexts] + frame.secrets
      for effect in frame.effects {
        if let text = effect.announcement { spoken.append((frame, text)) }
      }
    }
    check(explorer, variant, keyboard, &last, isAccented, isPlainest)
    do throws(EventError) {
      for (place, step) in variants.trace.steps.enumerated() {
        willTry(place, explorer.look.index)
        if let next = explorer.clock.nextCompletion, next <= step.time {
          try explorer.pass(to: step.time, inspect: isSpoken ? heard : nil)
          remember(&typed)
          if held.isEmpty { check(explorer, variant, keyboard, &last, isAccented, isPlainest) }
        }
        let event = variants.event(at: place, in: variant, &fingers, seeing: explorer)
        switch event {
        // A keyboard's frame is in the old window's coordinates.
        case .environment(let change): if change.size != nil { keyboard = nil }
        case .keyboard(let change):
          keyboard = change.phase == .willHide ? nil : change.frame
        default: break
        }
        // The finger that is lifted may tap, and holds nothing then.
        if case .pointer(let pointer) = event, pointer.phase == .up { held.note(event) }
        let wasHeld = !held.isEmpty
        held.note(event)
        if isPlainest { former = explorer.frame }
        try explorer.send(event, at: step.time, inspect: isSpoken ? heard : nil)
        remember(&typed)
        if isPlainest, !wasHeld, let former { checkTold(event, former, explorer.frame, variant) }
        // What a finger holds is on its way.
        if held.isEmpty { check(explorer, variant, keyboard, &last, isAccented, isPlainest) }
      }
      willTry(variants.trace.steps.count, explorer.look.index)
      try explorer.settle(inspect: isSpoken ? heard : nil)
      remember(&typed)
      if held.isEmpty { check(explorer, variant, keyboard, &last, isAccented, isPlainest) }
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
    print.add(frame.environment.safeArea)
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
      checkStrings(explorer.checkedFrame, variant)
    }
  }

  func knowledge(of id: NodeID) -> ScreenAudit.Known {
    let part = variants.parts.part(of: id)
    return ScreenAudit.Known(part: part?.name ?? id.name, isPicture: part?.isPicture ?? false)
  }

  private func colors(in environment: Environment) -> Set<UInt32>? {
    var colors = configured
    for (_, color) in variants.parts.palette {
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

  mutating func add(
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
        rule: rule, scene: variants.trace.header.scene, frame: frame, time: time, node: node?.name,
        variant: variant, message: message, count: 1, part: part))
  }

}
