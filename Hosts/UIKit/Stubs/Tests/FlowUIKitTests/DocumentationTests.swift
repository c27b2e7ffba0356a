import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit
@testable import GlideApp

extension UIKitTests {
  /// The code of docs/embedding-uikit.md is compiled, and works.
  @MainActor @Suite struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../..").standardized

    @Test("The page shows the code that is compiled, the app in 30 lines")
    func isVerbatim() throws {
      let page = try String(
        contentsOf: Self.root.appending(path: "docs/embedding-uikit.md"), encoding: .utf8)
      let folder = Self.root.appending(path: "Hosts/UIKit/Stubs/Sources/GlideApp")
      let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "```\n")[0]
      }
      let names = ["SceneDelegate.swift", "CardView.swift", "CodeScreen.swift"]
      let files = try names.map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }
      #expect(Array(blocks) == files)
      #expect(files[0].filter { $0 == "\n" }.count <= 30)
    }

    @Test("The app shows a card that a finger opens")
    func app() throws {
      let delegate = SceneDelegate()
      delegate.scene(
        UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
      let window = try #require(delegate.window)
      let controller = try #require(window.rootViewController as? FlowViewController<GlideCard>)
      let finger = SimulatedFinger(in: window)
      // Without a safe area the trigger is at the window's top.
      finger.down(at: CGPoint(x: 337, y: 20), time: SimulatedTime.now + 1)
      finger.up(time: SimulatedTime.now + 0.1)
      CADisplayLink.simulatedLinks.last?.simulatedRefresh(at: SimulatedTime.now + 2)
      #expect(controller.host.live.frame.scene.position == .compressed)
      finger.down(at: CGPoint(x: 187, y: 525), time: SimulatedTime.now + 1)
      for y in stride(from: 505.0, through: 205, by: -20) {
        finger.move(to: CGPoint(x: 187, y: y), time: SimulatedTime.now + 1.0 / 60)
      }
      finger.up(time: SimulatedTime.now + 0.01)
      CADisplayLink.simulatedLinks.last?.simulatedRefresh(at: SimulatedTime.now + 2)
      #expect(controller.host.live.frame.scene.position == .open)
      window.rootViewController = nil
    }

    @Test("The code's screen asks the server, keeps no digit, and reports with others")
    func code() throws {
      var asked: [(String, @MainActor (Bool) -> Void)] = []
      let screen = try CodeScreen(restoring: "{", phone: "+44 20 7946 0018") {
        asked.append(($0, $1))
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      window.rootViewController = screen.controller
      window.makeKeyAndVisible()
      let field = try #require(
        screen.controller.host.view.tree["code-input"] as? UITextField)
      field.simulatedInsert("8351")
      #expect(asked.map(\.0) == ["8351"])
      SimulatedTime.now += 2
      asked.first?.1(true)
      #expect(screen.controller.host.live.frame.scene.state == .verified)
      #expect(!screen.restorationState.contains("8351"))
      #expect(screen.report.contains("flowTrace") && !screen.report.contains("8351"))
      window.rootViewController = nil
      let again = try CodeScreen(restoring: screen.restorationState, phone: "") { _, _ in }
      #expect(again.controller.host.live.engine.configuration.phone == "+44 20 7946 0018")
    }
  }
}
