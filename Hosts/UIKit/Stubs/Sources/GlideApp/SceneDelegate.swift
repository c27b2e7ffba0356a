import FlowEngine
import FlowUIKit
import Scenes
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let live = try? LiveScene<GlideCard>() else {
      return
    }
    let card = FlowViewController(live)
    card.host.onEffect = { effect in
      if case .didMove(let position) = effect { print("The card is \(position).") }
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = card
    window.makeKeyAndVisible()
    self.window = window
  }
}
