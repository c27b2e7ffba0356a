/// A request to the host, as data in a frame.
public enum FrameEffect<Own: SceneEffect>: Equatable, Sendable {
  /// Show the keyboard, for the given field if there is one.
  case focus(NodeID?)
  /// Dismiss the keyboard.
  case blur
  /// Have a screen reader speak a text.
  case announce(String)
  /// An effect of the scene's own.
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
