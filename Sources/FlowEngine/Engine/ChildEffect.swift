/// An effect that a child of the scene requests, as its frame shows it.
public struct ChildEffect: Equatable, Sendable {
  /// What is asked of the host.
  public enum Request: Sendable {
    /// Show the keyboard, for the given field if there is one; the id is that of the whole frame.
    case focus(NodeID?)
    /// Dismiss the keyboard.
    case blur
    /// Have a screen reader speak a text.
    case announce(String)
    /// Put a text on the clipboard.
    case copy(String)
    /// Enter what is on the clipboard into a field, whose id is that of the whole frame.
    case paste(NodeID)
    /// An effect of the child's own, which its type and members tell.
    case own
  }

  /// The path of the child, such as `sheet/card`.
  public let path: String
  /// The effect's `type` in a frame.
  public let type: String
  /// Whether the host is given a secret with it.
  public let carriesSecret: Bool
  /// What is asked of the host.
  public let request: Request
  /// The members of an effect of the child's own, as JSON without the braces around them; `id` and `target`
  /// are those of the whole frame.
  @usableFromInline let members: [UInt8]

  @usableFromInline init(
    path: String, type: String, carriesSecret: Bool = false, request: Request,
    members: [UInt8] = []
  ) {
    self.path = path
    self.type = type
    self.carriesSecret = carriesSecret
    self.request = request
    self.members = members
  }

  /// Whether it is one of the child's own.
  @usableFromInline var isOwn: Bool { if case .own = request { true } else { false } }

  var isBlur: Bool { if case .blur = request { true } else { false } }

  @usableFromInline var isFocus: Bool { if case .focus = request { true } else { false } }

  /// Whether two effects are written with the same bytes.
  public static func == (effect: ChildEffect, other: ChildEffect) -> Bool {
    effect.path.bytes == other.path.bytes && effect.type.bytes == other.type.bytes
      && effect.request.text?.bytes == other.request.text?.bytes && effect.members == other.members
  }

  /// Writes the members that follow `type` in a frame.
  @usableFromInline func write(to members: inout MemberWriter) {
    members.member("from", path)
    switch request {
    case .focus(let target): if let target { members.member("target", target) }
    case .blur: break
    case .announce(let text), .copy(let text): members.member("text", text)
    case .paste(let target): members.member("target", target)
    case .own: members.add(self.members)
    }
  }
}

extension ChildEffect.Request {
  /// The text that is in it.
  fileprivate var text: String? {
    switch self {
    case .focus(let target): target?.name
    case .announce(let text), .copy(let text): text
    case .paste(let target): target.name
    case .blur, .own: nil
    }
  }
}

extension [ChildEffect] {
  /// Puts what dismisses the keyboard for one scene before what shows it for another: a host does what it is
  /// asked in this order.
  @usableFromInline mutating func putBlursFirst() {
    if count < 2 { return }
    guard let place = firstIndex(where: { $0.isFocus }) else { return }
    let path = self[place].path
    var next = place
    for index in place..<count where self[index].isBlur && self[index].path.bytes != path.bytes {
      let blur = remove(at: index)
      insert(blur, at: next)
      next += 1
    }
  }
}
