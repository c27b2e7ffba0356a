import FlowEngine
import Scenes
import SwiftUI
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// The wrapper for SwiftUI.
  @MainActor @Suite struct FlowViewTests {
    @Test("A view of SwiftUI shows the scene, and its effects are answered by the host")
    func effects() throws {
      let live = try LiveScene<VerificationCode>()
      var codes: [String] = []
      let place = SimulatedPlace(
        FlowView(live).onEffect { effect, host in
          guard case .verify(let attempt, let code) = effect else { return }
          codes.append(code)
          let id = VerificationCode.Effect.verificationID(attempt)
          host.post(.response(Response(to: id, .failure)))
        })
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      place.view.frame = window.bounds
      window.addSubview(place.view)
      window.layoutIfNeeded()
      let field = try #require(place.view.tree["code-input"] as? UITextField)
      #expect(field.isFirstResponder)
      field.simulatedInsert("1234")
      #expect(codes == ["1234"])
      #expect(live.frame.scene.state == .failed)
      // SwiftUI makes the value anew whenever it likes.
      place.update(FlowView(live))
      field.simulatedInsert("1234")
      #expect(codes == ["1234"])
      #expect(live.frame.scene.state == .verifying)
      place.view.removeFromSuperview()
    }

    @Test("A scene that is restored with the keyboard gets it, although it asks for it no more")
    func restoredFocus() throws {
      let live = try LiveScene<VerificationCode>()
      try live.start(at: 0)
      let place = SimulatedPlace(
        FlowView(try LiveScene<VerificationCode>(restoring: live.saved)))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      place.view.frame = window.bounds
      window.addSubview(place.view)
      window.layoutIfNeeded()
      let field = try #require(place.view.tree["code-input"] as? UITextField)
      #expect(field.isFirstResponder)
      place.view.removeFromSuperview()
    }
  }
}
