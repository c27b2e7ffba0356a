import FlowEngine
import FlowUIKit
import Scenes
import UIKit

/// A screen for a verification code, which a server checks.
@MainActor final class CodeScreen {
  let controller: FlowViewController<VerificationCode>
  private let recorder: TraceRecorder<VerificationCode>?

  /// Opens the screen, or goes on from what `restorationState` was.
  ///
  /// - Parameter check: Asks the server, and calls back whenever it has answered.
  init(
    restoring state: String?, phone: String,
    check: @escaping @MainActor (String, @escaping @MainActor (Bool) -> Void) -> Void
  ) throws(MemberError) {
    var configuration = VerificationCode.Configuration()
    configuration.phone = phone
    let live: LiveScene<VerificationCode>
    // A state of an older version of the app may not be readable any more.
    if let state, let restored = try? LiveScene<VerificationCode>(restoring: state) {
      live = restored
    } else {
      live = try LiveScene(configuration: configuration)
    }
    // The last minute, for the report of a fault.
    recorder = try? live.record(RecordingOptions(.last(seconds: 60)))
    controller = FlowViewController(live)
    let host = controller.host
    host.onEffect = { [weak host] effect in
      guard case .verify(let attempt, let code) = effect else { return }
      check(code) { isRight in
        let id = VerificationCode.Effect.verificationID(attempt)
        host?.post(.response(Response(to: id, isRight ? .success : .failure)))
      }
    }
  }

  /// What the scene's restoration activity keeps: everything but the digits.
  var restorationState: String { controller.host.restorationState }

  /// What happened in the last minute, as a trace that `flow replay` shows frame by frame; it has
  /// other digits in place of those that were typed.
  var report: String { recorder?.trace ?? "" }
}
