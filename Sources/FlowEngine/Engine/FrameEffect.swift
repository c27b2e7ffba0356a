/// Something that is asked of the host in a frame.
public enum FrameEffect<Own: SceneEffect>: Equatable, Sendable {
  /// Bring the keyboard up, for a field where one is named.
  case focus(NodeID?)
  /// Put the keyboard away.
  case blur
  /// Let a screen reader say a text.
  case announce(String)
  /// What is particular to the scene.
  case own(Own)

  /// The effect's `type` in a frame.
  @inlinable public var type: String {
    switch self {
    case .focus: "focus"
    case .blur: "blur"
    case .announce: "announce"
    case .own(let effect): effect.type
    }
  }

  /// Writes the members that follow `type` in a frame.
  @inlinable func write(to members: inout MemberWriter) {
    switch self {
    case .focus(let target): if let target { members.member("target", target) }
    case .blur: break
    case .announce(let text): members.member("text", text)
    case .own(let effect): effect.write(to: &members)
    }
  }
}
