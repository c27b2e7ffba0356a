/// Something that a scene asks of its host, as data in the frame.
public protocol SceneEffect: Equatable, Sendable {
  /// The effect's `type` in a frame.
  var type: String { get }

  /// Writes the members that follow `type` in a frame.
  func write(to json: inout JSONWriter)
}
