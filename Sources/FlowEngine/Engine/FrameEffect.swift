/// A request to the host, as data in a frame.
public enum FrameEffect<Own: SceneEffect>: Equatable, Sendable {
  /// Show the keyboard, for the given field if there is one.
  case focus(NodeID?)
  /// Dismiss the keyboard.
  case blur
  /// Have a screen reader speak a text.
  case announce(String)
  /// Put a text on the clipboard.
  case copy(String)
  /// Enter what is on the clipboard into a field, by a `text` event.
  case paste(NodeID)
  /// An effect of the scene's own.
  case own(Own)
  /// An effect of a child's.
  case child(ChildEffect)

  /// Whether two effects ask for the same, texts being the same only if their bytes are.
  public static func == (effect: Self, other: Self) -> Bool {
    switch (effect, other) {
    case (.focus(let target), .focus(let other)): target == other
    case (.blur, .blur): true
    case (.announce(let text), .announce(let other)), (.copy(let text), .copy(let other)):
      text.bytes == other.bytes
    case (.paste(let target), .paste(let other)): target == other
    case (.own(let own), .own(let other)): own == other
    case (.child(let effect), .child(let other)): effect == other
    default: false
    }
  }

  /// The effect's `type` in a frame.
  @inlinable public var type: String {
    switch self {
    case .focus: "focus"
    case .blur: "blur"
    case .announce: "announce"
    case .copy: "copy"
    case .paste: "paste"
    case .own(let effect): effect.type
    case .child(let effect): effect.type
    }
  }

  /// Writes the members that follow `type` in a frame.
  @inlinable func write(to members: inout MemberWriter) {
    switch self {
    case .focus(let target): if let target { members.member("target", target) }
    case .blur: break
    case .announce(let text), .copy(let text): members.member("text", text)
    case .paste(let target): members.member("target", target)
    case .own(let effect): effect.write(to: &members)
    case .child(let effect): effect.write(to: &members)
    }
  }
}

extension FrameEffect {
  /// The text that a screen reader is to speak, of the scene or of one that it holds; `nil` for another effect.
  package var announcement: String? {
    switch self {
    case .announce(let text): return text
    case .child(let effect): if case .announce(let text) = effect.request { return text }
    default: break
    }
    return nil
  }

  /// The field that is to have the keyboard, of the scene or of one that it holds; `nil` if none is named.
  package var focusedField: NodeID? {
    switch self {
    case .focus(let field): return field
    case .child(let effect): if case .focus(let field) = effect.request { return field }
    default: break
    }
    return nil
  }

  /// Whether it asks for the keyboard, for the scene or for one that it holds.
  @inlinable var isFocus: Bool {
    switch self {
    case .focus: true
    case .child(let effect): effect.isFocus
    default: false
    }
  }

  /// Whether it is one of a scene's own that must not have a secret.
  var isPublicOwn: Bool {
    switch self {
    case .own(let effect): !effect.carriesSecret
    case .child(let effect): effect.isOwn && !effect.carriesSecret
    default: false
    }
  }
}
