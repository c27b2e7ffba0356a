import FlowEngine
import FlowNavigation
import Scenes

/// Alerts for tests over the entry of a code: one with a way back, one with a choice of three, one that says OK.
struct AskPages: AlertPages {
  enum Name: String, MemberChoice { case leave, choice, done }
  enum Answer: String, MemberChoice { case leave, stay, first, second, none, ok }

  static let name = "ask"
  static let summary = "Asks before it leaves."

  static func content(
    of alert: Name, over base: VerificationCode, in environment: Environment
  ) -> AlertContent<Answer> {
    switch alert {
    case .leave:
      AlertContent(
        "Leave?", message: "The code is lost.",
        buttons: [
          AlertButton(.leave, title: "Leave", role: .destructive),
          AlertButton(.stay, title: "Stay", role: .cancel),
        ])
    case .choice:
      AlertContent(
        "Which one?",
        buttons: [
          AlertButton(.none, title: "None", role: .cancel), AlertButton(.first, title: "First"),
          AlertButton(.second, title: "Second"),
        ])
    case .done:
      AlertContent(
        "Done", message: base.code.isEmpty ? "" : "Some digits are entered.",
        buttons: [AlertButton(.ok, title: "OK")])
    }
  }

  mutating func baseDidChange(
    _ base: inout Child<VerificationCode>, _ alerts: inout AlertRequests<Name>,
    _ context: inout Alert<Self>.Context
  ) {
    if base.take(where: { $0.type == "resend" }) != nil { alerts.present(.done) }
  }

  mutating func didAnswer(
    _ alert: Name, with answer: Answer, _ base: inout Child<VerificationCode>,
    _ alerts: inout AlertRequests<Name>, _ context: inout Alert<Self>.Context
  ) {
    if alert == .choice, answer == .second { alerts.present(.done) }
  }
}
