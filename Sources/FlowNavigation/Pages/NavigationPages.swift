import FlowEngine

/// What the pages of a `Stack`, a `Sheet`, `Tabs` or an `Alert` have besides their screens.
public protocol NavigationPages: Sendable {
  /// The configuration of the whole; it has a group for each screen that needs one.
  associatedtype Configuration: SceneConfiguration = NoConfiguration
  /// What the screens ask of whoever holds the whole, besides an alert's answers.
  associatedtype Effect: SceneEffect = Never

  /// The name of the whole as a scene.
  static var name: String { get }
  /// One sentence that says what it is.
  static var summary: String { get }
  /// What has changed from each version of the whole to the next, as of any scene; nothing by default.
  static var steps: VersionSteps { get }
  /// The texts that the pages show themselves, such as titles, for translators; none by default. The screens
  /// have their own.
  static var strings: [SceneString] { get }
  /// The colours that the pages add, by name; none by default.
  static var palette: [SceneColor] { get }

  /// Creates the value, in which none of the screens is there.
  init()

  /// Lists what the value keeps besides the screens, such as what an alert is about, as `Scene.visit` does;
  /// nothing by default.
  ///
  /// It is the object `own` in frames and saved states. What is not listed is lost where a state is saved.
  mutating func visit(_ members: inout StateMembers)
}

extension NavigationPages {
  /// Empty by default.
  public static var summary: String { "" }

  /// None by default: at version 1.
  @inlinable public static var steps: VersionSteps { VersionSteps() }

  /// None by default.
  public static var strings: [SceneString] { [] }

  /// None by default.
  public static var palette: [SceneColor] { [] }

  /// Nothing by default.
  public mutating func visit(_ members: inout StateMembers) {}
}
