import FlowEngine
import Scenes

/// A screen with a verification code, between the engine and the views of a platform.
final class CodeScreen {
  /// What only the platform can do.
  struct Platform {
    /// Draws a node, in the view of its name or a new one, at its place from back to front.
    var draw: (borrowing Node, _ index: Int) -> Void
    /// Removes the view of a node that is gone.
    var remove: (NodeID) -> Void
    /// Shows or dismisses the keyboard.
    var setKeyboard: (_ isShown: Bool) -> Void
    /// Has the screen reader say something.
    var announce: (String) -> Void
    /// Asks the server whether a code is right, or for another one, and answers by `respond`.
    var ask: (_ id: String, _ code: String?) -> Void
    /// Runs the display link from a time of the host's clock on; `nil` pauses it.
    var wake: (_ time: Double?) -> Void
  }

  private let live: LiveScene<VerificationCode>
  private var changes = NodeChanges()

  init(_ platform: Platform, size: Size, safeArea: Insets) throws(MemberError) {
    live = try LiveScene(environment: Environment(size: size, safeArea: safeArea))
    live.onFrame = { [unowned self] frame in
      changes.update(to: frame.nodes, remove: platform.remove) { platform.draw($1, $0) }
      for effect in frame.effects {
        switch effect {
        case .focus: platform.setKeyboard(true)
        case .blur: platform.setKeyboard(false)
        case .announce(let text): platform.announce(text)
        case .copy, .paste: break  // Where the platform enters text, it copies, too.
        case .own(.verify(let attempt, let code)):
          platform.ask(VerificationCode.Effect.verificationID(attempt), code)
        case .own(.resend(let number)): platform.ask("resend-\(number)", nil)
        case .child: break  // It holds no other scenes.
        }
      }
      platform.wake(live.nextWakeUp)
    }
  }

  /// From viewDidAppear, the recognizers, the text input and the keyboard's notifications, with the
  /// time stamp of what happened; also from inside the closures above.
  func send(_ event: Event, at time: Double) throws(EventError) {
    try live.send(event, at: time)
  }

  /// From the display link, with the time at which the frame will be shown.
  func tick(at time: Double) throws(EventError) {
    try live.advance(to: time)
  }

  /// The server's answer, whenever it comes.
  func respond(to id: String, _ outcome: Response.Outcome) {
    live.post(.response(Response(to: id, outcome)))
  }

  /// What state restoration keeps on disk: `LiveScene(restoring:)` goes on from there.
  var saved: String { live.saved(secrets: .omitted) }
}
