import FlowEngine

extension Alert {
  /// Takes commands, taps on the buttons, the keyboard, rotations.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command(let command): try obey(command, &context)
    case .tap(let tap):
      for button in content.buttons where tap.target == Self.id(button) {
        return answer(button, &context)
      }
    case .keyboard(let change): move(for: change, &context)
    // The keyboard's last frame is in the old window's coordinates.
    case .environment where context.environment.size != context.previousEnvironment.size:
      keyboard = 0
    default: break
    }
  }

  /// Does what the screens ask for.
  public mutating func childrenDidChange(_ context: inout Context) {
    var alerts = AlertRequests<Pages.Name>()
    pages.baseDidChange(&held, &alerts, &context)
    present(alerts.requests, &context)
  }

  private mutating func obey(_ command: Command, _ context: inout Context) throws(EventError) {
    switch command.name.bytes {
    case "present": present([try command.value()], &context)
    case "answer":
      let chosen: Pages.Answer = try command.value()
      guard alert != nil else { return }
      guard let button = content.button(chosen) else {
        throw .unknownName(
          "answer", chosen.rawValue, among: content.buttons.map { $0.answer.rawValue })
      }
      answer(button, &context)
    case "escape":
      if let cancel = content.buttons.first(where: { $0.role == .cancel }) {
        answer(cancel, &context)
      }
    case "open": try held.send(.command(command), &context)
    // Its user asks for that, who cannot reach what is below an alert.
    case "popToRoot": if alert == nil { try held.send(.command(command), &context) }
    default: dismiss(&context)
    }
  }

  // MARK: Coming and going

  /// Brings up alerts, one behind the other.
  mutating func present(_ alerts: [Pages.Name], _ context: inout Context) {
    waiting += alerts
    if alert == nil { presentNext(&context) }
  }

  private mutating func presentNext(_ context: inout Context) {
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    takeFocus(&context)
    alert = next
    content = Pages.content(of: next, over: base.scene, in: context.environment)
    context.animate(Transaction(AlertMetrics.appearance))
    context.announce(Self.spoken(content))
  }

  /// Title and message as two sentences.
  private static func spoken(_ content: AlertContent<Pages.Answer>) -> String {
    if content.message.isEmpty { return content.title }
    let isSentence =
      switch content.title.unicodeScalars.last {
      case ".", "?", "!", "…", "؟", "۔", "。", "？", "！": true
      default: false
      }
    return content.title + (isSentence ? " " : ". ") + content.message
  }

  private mutating func answer(_ button: AlertButton<Pages.Answer>, _ context: inout Context) {
    guard let alert else { return }
    context.send(.answered(alert: alert.rawValue, button: button.answer.rawValue))
    self.alert = nil
    content = AlertContent<Pages.Answer>()
    context.animate(Transaction(AlertMetrics.appearance))
    var alerts = AlertRequests<Pages.Name>()
    pages.didAnswer(alert, with: button.answer, &held, &alerts, &context)
    waiting += alerts.requests
    presentNext(&context)
  }

  /// Takes the alert away without an answer.
  private mutating func dismiss(_ context: inout Context) {
    guard alert != nil else { return }
    alert = nil
    content = AlertContent<Pages.Answer>()
    context.animate(Transaction(AlertMetrics.appearance))
    presentNext(&context)
  }

  /// Takes the focus from the scene below.
  private mutating func takeFocus(_ context: inout Context) {
    guard let target = context.presented.focused(behind: "base") else { return }
    // A blur is never refused.
    try? held.send(.blur(target: target), &context)
    context.blur()
  }

  /// The alert stays in the middle of what the keyboard leaves, and moves as the keyboard does.
  private mutating func move(for change: KeyboardChange, _ context: inout Context) {
    let next = min(change.overlap(in: context.environment), NavigationMetrics.farthest)
    guard next != keyboard else { return }
    keyboard = next
    if alert == nil { return }
    context.animate(
      Transaction(
        .curve(TimingCurve(change.curve), duration: change.duration), of: Part.alert.id))
  }
}
