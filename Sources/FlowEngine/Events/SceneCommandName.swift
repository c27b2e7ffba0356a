/// An element of a list of commands: a name alone, or a `SceneInput`.
public protocol SceneCommandName: Sendable {
  /// The commands of a list, with the kinds of their values.
  static func inputs(of commands: [Self]) -> [SceneInput]
}

extension SceneInput: SceneCommandName {
  /// The list itself.
  @inlinable public static func inputs(of commands: [SceneInput]) -> [SceneInput] { commands }
}

extension String: SceneCommandName {
  /// Commands that may have a value of any kind.
  public static func inputs(of commands: [String]) -> [SceneInput] {
    commands.map { SceneInput($0, .any) }
  }
}
