/// Something particular that a scene asks of its host, as data in the frame.
public protocol SceneEffect: Equatable, Sendable {
  /// The effect's `type` in a frame.
  var type: String { get }

  /// Writes the members that follow `type` in a frame; none of them is called so.
  func write(to members: inout MemberWriter)
}

extension Never: SceneEffect {
  /// There is none.
  public var type: String {
    switch self {
    }
  }

  /// There is nothing to write.
  public func write(to members: inout MemberWriter) {}
}
