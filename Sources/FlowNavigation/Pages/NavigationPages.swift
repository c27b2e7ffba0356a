import FlowEngine

/// What the pages of a `Stack`, a `Sheet`, `Tabs` or an `Alert` have besides their screens.
public protocol NavigationPages: Sendable {
  /// The texts that the pages show themselves, such as titles, for translators; none by default. The screens
  /// have their own.
  static var strings: [SceneString] { get }
  /// The colours that the pages add, by name; none by default.
  static var palette: [SceneColor] { get }

  /// Lists what the value keeps besides the screens, such as what an alert is about, as `Scene.visit` does;
  /// nothing by default.
  ///
  /// It is the object `own` in frames and saved states. What is not listed is lost where a state is saved.
  mutating func visit(_ members: inout StateMembers)
}

extension NavigationPages {
  /// None by default.
  public static var strings: [SceneString] { [] }

  /// None by default.
  public static var palette: [SceneColor] { [] }

  /// Nothing by default.
  public mutating func visit(_ members: inout StateMembers) {}
}
