import FlowEngine
import FlowExploration
import FlowReport
import FlowSnapshots

/// What a report shows of cases in other environments: their screens at rest, and what an audit finds.
///
/// A scene may trap in an environment in which nobody has tried it, so workers replay the traces.
struct ReportVariants: Sendable {
  private let places: [String: Int]
  private let pool: WorkerPool?
  private let find: @Sendable (Int) -> [UInt8]

  /// Starts the workers; the process must have no other threads.
  init(
    of cases: [SnapshotCase], _ scenes: SceneList, in matrix: AuditMatrix,
    _ catalog: StringCatalog?, except exceptions: [AuditException], jobs: Int,
    limits: WorkerLimits
  ) {
    places = Dictionary(
      cases.enumerated().map { ($1.trace, $0) }, uniquingKeysWith: { first, _ in first })
    let find = { @Sendable (index: Int) in
      Self.variants(of: cases[index], scenes, matrix, catalog, exceptions)?.bytes ?? []
    }
    self.find = find
    pool = WorkerPool(count: min(jobs, max(cases.count, 1)), limits: limits) { request, clock, _ in
      guard let index = Int(String(decoding: request, as: UTF8.self)) else { return [] }
      clock.restart(
        forBytes: (File.size(of: cases[index].trace) ?? 0) * matrix.variants.count)
      return find(index)
    }
  }

  /// The variants of a case; `nil` if it cannot be replayed, or ends the process in one of them.
  func callAsFunction(_ snapshot: SnapshotCase) -> CaseVariants? {
    guard let index = places[snapshot.trace] else { return nil }
    guard let pool else { return CaseVariants(find(index)) }
    guard case .reply(let bytes)? = pool.ask(Array(String(index).utf8))?.answer else {
      Console.tell(
        "\(snapshot.trace): crashes in another environment, see '\(FlowTool.command) audit'")
      return nil
    }
    return CaseVariants(bytes)
  }

  private static func variants(
    of snapshot: SnapshotCase, _ scenes: SceneList, _ matrix: AuditMatrix,
    _ catalog: StringCatalog?, _ exceptions: [AuditException]
  ) -> CaseVariants? {
    guard let trace = try? EventTrace(at: snapshot.trace, of: scenes),
      let variants = try? TraceVariants(of: trace, scenes, catalog)
    else { return nil }
    var audit = TraceAudit(variants)
    let findings = (try? audit.findings(in: matrix)) ?? []
    let shown = matrix.variants.map { variant in
      let text = (try? variants.text(in: variant)) ?? []
      return CaseVariants.Variant(
        name: variant.differences.isEmpty ? "as recorded" : variant.text,
        isRightToLeft: isMirrored(variant) ?? variant.layoutDirection.map { $0 == .rightToLeft },
        frames: framesAtRest(of: text, named: snapshot.trace, scenes))
    }
    var json = JSONWriter()
    json.beginArray()
    for finding in findings {
      let reason = exceptions.first { $0.covers(finding) }?.reason
      json.finding(finding, of: matrix, reason: reason)
    }
    json.endArray()
    return CaseVariants(shown, findings: Array(json.text.utf8))
  }

  /// `true` for a variant in the language that goes from right to left, whatever the direction is.
  private static func isMirrored(_ variant: AuditVariant) -> Bool? {
    variant.locale.flatMap { PseudoLocale($0) } == .mirrored ? true : nil
  }

  /// The frames of a trace in which nothing moves and no finger holds anything.
  private static func framesAtRest(
    of trace: [UInt8], named name: String, _ scenes: SceneList
  ) -> [UInt8] {
    let reader = FrameReader(
      ReplayedFrames(trace, named: name, scenes: scenes, options: ReplayOptions()))
    var held = HeldTouches()
    var frames: [UInt8] = []
    // What comes before an event that the variant refuses is shown.
    while let frame = try? reader.next() {
      if let name = frame.head.event.flatMap({ EventName(rawValue: $0) }) { held.note(name) }
      let outline = frame.outline
      let moves = outline.elements(of: frame.animations).contains {
        outline.member("end", of: $0) != nil
      }
      if !held.isEmpty || moves { continue }
      frames += outline.bytes
      if frames.last != UInt8(ascii: "\n") { frames.append(UInt8(ascii: "\n")) }
    }
    return frames
  }
}

extension JSONWriter {
  /// Writes a finding of an audit, with the number of its variant.
  ///
  /// - Parameter reason: The reason for which it is meant to be, if it is.
  fileprivate mutating func finding(
    _ finding: TraceAudit.Finding, of matrix: AuditMatrix, reason: String?
  ) {
    beginObject()
    member("rule", finding.rule.rawValue)
    member("frame", finding.frame)
    member("t", fine: finding.time)
    member("variant", matrix.variants.firstIndex(of: finding.variant) ?? 0)
    if let node = finding.node { member("node", node) }
    member("message", finding.message)
    member("count", finding.count)
    if let reason { member("reason", reason) }
    endObject()
  }
}
