@MainActor public enum UIApplication {
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChange")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
}

open class UIScene: UIResponder {
  public final class ConnectionOptions {
    public init() {}
  }
}

public final class UISceneSession {
  public init() {}
}

public final class UIWindowScene: UIScene {
  public var screen: UIScreen { .main }
}

@MainActor public protocol UIWindowSceneDelegate: AnyObject {
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

// What the system's headers have under the names of the engine: using one of them unqualified does not
// compile, as on Apple's systems.
public struct Point {}
public struct Rect {}
public struct Size {}
