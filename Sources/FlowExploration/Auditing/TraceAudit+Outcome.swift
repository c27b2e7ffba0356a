import FlowEngine
import FlowSnapshots

extension TraceAudit {
  /// What comes of the audit of a trace.
  enum Outcome: Sendable {
    case success([Finding])
    /// The trace cannot be replayed, for a reason.
    case failure(String)
  }

  /// How a scene ends the process in an environment.
  struct Crash: Sendable {
    let place: AuditPlace
    /// Whether it is that event in any replay.
    let isKnown: Bool
    let end: WorkerEnd
    let words: String
  }

  /// Audits the trace in a file, or does something else with it.
  static func outcome(
    _ path: String, _ scenes: SceneList, _ catalog: StringCatalog?,
    _ body: (inout TraceAudit) throws(TraceError) -> [Finding]
  ) -> Outcome {
    do throws(StreamError) {
      let trace = try EventTrace(at: path, of: scenes, isReplayed: true)
      do throws(TraceError) {
        var audit = TraceAudit(try TraceVariants(of: trace, scenes, catalog))
        return .success(try body(&audit))
      } catch {
        throw .trace(error, in: path)
      }
    } catch {
      switch error {
      case .file(let error): return .failure(error.message)
      case .trace(let error, let name): return .failure(error.text(in: name))
      case .isFrames(let name): return .failure("\(name): these are frames")
      }
    }
  }

  /// The findings that crashes of a trace are, each cause once.
  static func findings(
    _ crashes: [Crash], in path: String, _ scenes: SceneList, _ matrix: AuditMatrix
  ) -> [Finding] {
    guard let trace = try? EventTrace(at: path, of: scenes) else { return [] }
    let found = crashes.map { crash in
      let steps = trace.steps
      let step = crash.place.step < steps.count ? steps[crash.place.step] : steps.last
      let isOfEvent = crash.isKnown && crash.place.step < steps.count
      let reason = crash.end.reason(at: isOfEvent ? step?.event.name.rawValue : nil)
      return Finding(
        rule: .refused, scene: trace.header.scene, frame: crash.place.frame, time: step?.time ?? 0,
        node: nil, variant: matrix.variants[crash.place.variant],
        message: reason + (crash.words.isEmpty ? "" : ": \(crash.words)"), count: 1, part: reason)
    }
    return merged(found)
  }
}

extension TraceAudit.Outcome {
  /// The outcome with more findings before its own.
  func adding(_ findings: [TraceAudit.Finding]) -> Self {
    guard case .success(let own) = self else { return self }
    return .success(findings + own)
  }

  // MARK: Messages

  /// What a worker replies.
  func bytes(in matrix: AuditMatrix) -> [UInt8] {
    var fields = MessageFields()
    switch self {
    case .failure(let text):
      fields.put(text)
    case .success(let findings):
      fields.put(nil as String?)
      for finding in findings {
        fields.put(finding.rule.rawValue)
        fields.put(finding.scene)
        fields.put(finding.frame)
        fields.put(finding.time)
        fields.put(finding.node)
        fields.put(matrix.variants.firstIndex(of: finding.variant) ?? 0)
        fields.put(finding.message)
        fields.put(finding.count)
        fields.put(finding.part)
      }
    }
    return fields.bytes
  }

  /// Reads the reply of a worker.
  init(_ reply: [UInt8], in matrix: AuditMatrix) {
    var fields = MessageFields(reply)
    if let text = fields.text() {
      self = .failure(text)
      return
    }
    var findings: [TraceAudit.Finding] = []
    while !fields.isAtEnd {
      guard let rule = AuditRule(rawValue: fields.text() ?? "") else { break }
      let scene = fields.text() ?? ""
      let (frame, time, node) = (fields.number(), fields.double(), fields.text())
      let variant = matrix.variants[fields.number()]
      let (message, count, part) = (fields.text() ?? "", fields.number(), fields.text() ?? "")
      findings.append(
        TraceAudit.Finding(
          rule: rule, scene: scene, frame: frame, time: time, node: node, variant: variant,
          message: message, count: count, part: part))
    }
    self = .success(findings)
  }
}
