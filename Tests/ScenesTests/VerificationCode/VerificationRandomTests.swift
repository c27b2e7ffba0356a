import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What holds whatever happens, over random sequences of events.
struct VerificationRandomTests {
  private static let environments = [
    Environment(), Environment(layoutDirection: .rightToLeft), Environment(reduceMotion: true),
  ]

  private static func audit(_ environment: Environment) -> SceneAudit<VerificationCode> {
    var audit = SceneAudit(
      VerificationCode.self, configurations: VerificationEvents.configurations,
      event: VerificationEvents.next, check: Self.problem)
    audit.environment = environment
    return audit
  }

  @Test("200 events each, saved and restored on the way", arguments: environments)
  func holds(environment: Environment) {
    let report = Self.audit(environment).run(seeds: AuditEffort.seeds)
    #expect(report.problems(accepting: 0.95, changing: 0.4) == [])
  }

  @Test("A damaged saved state is an error, or a scene that goes on", arguments: environments)
  func damaged(environment: Environment) {
    #expect(
      Self.audit(environment).runDamaged(seeds: 0..<UInt64(AuditEffort.count(500))).problems == [])
  }

  /// What is wrong with a frame, besides what would be wrong in any scene.
  private static func problem(
    in frame: Frame<VerificationCode>, after last: Frame<VerificationCode>?
  ) -> String? {
    let scene = frame.scene
    var (focused, digits, underlines, carets) = (0, 0, 0, 0)
    for node in frame.nodes {
      let id = node.id.name
      // Keys can focus the button, too, without an event for the scene.
      if node.focused, node.kind != .button { focused += 1 }
      if node.parent != "code-input" { continue }
      if id == "caret" {
        carets += 1
      } else if node.kind == .label {
        // Cells are filled from the first one on.
        guard id == "digit-\(digits)", ("0"..."9").contains(node.text ?? ""),
          node.text?.utf8.count == 1
        else { return "digit \(id)" }
        digits += 1
      } else {
        guard id == "underline-\(underlines)" else { return "id \(id)" }
        underlines += 1
      }
    }
    if focused != (scene.isFocused ? 1 : 0) { return "focus" }
    if digits != scene.count || underlines != scene.length { return "cells" }
    if scene.count > scene.length || !(1...13).contains(scene.length) { return "length" }
    let verifications = frame.effects.count { $0.type == "verify" }
    if scene.attempt - (last?.scene.attempt ?? 0) != verifications { return "attempt" }
    let resends = frame.effects.count { $0.type == "resend" }
    if scene.resends - (last?.scene.resends ?? 0) != resends { return "resend" }
    if let button = frame.nodes["resend-button"] {
      let title = "Send again" + (scene.secondsLeft > 0 ? " (\(scene.secondsLeft))" : "")
      if button.text != title || button.enabled && scene.secondsLeft > 0 { return "wait" }
    }
    let wantsCaret = scene.isFocused && scene.count < scene.length && scene.state != .verified
    if carets != (wantsCaret ? 1 : 0) || carets != frame.nodes.repeatingAnimations.count {
      return "caret"
    }
    switch scene.state {
    case .idle: return scene.isFocused ? "idle" : nil
    case .entering: return scene.isFocused ? nil : "entering"
    case .verifying: return scene.count == scene.length ? nil : "verifying"
    case .verified: return nil
    case .failed: return scene.count == 0 ? nil : "failed"
    }
  }
}
