/// A scene's own request to its host, as data in a frame.
public protocol SceneEffect: Equatable, Sendable {
  /// The effect's `type` in a frame.
  var type: String { get }

  /// Writes the members that follow `type` in a frame; none of them may be called `type`.
  ///
  /// It must not compare effects: `==` calls it, also of a type that is declared `Equatable`.
  func write(to members: inout MemberWriter)

  /// Whether the host is given a secret with it, or a part of one, such as a code that it is to check;
  /// false by default.
  ///
  /// Audits and `flow explore` look for secrets, and parts of them, in all other effects.
  var carriesSecret: Bool { get }

  /// The effects that there are, one for each `type`; none by default.
  ///
  /// `flow scenes` lists them, and `scripts/generate-members` declares them for hosts in other languages.
  static var descriptions: [EffectDescription] { get }
}

extension SceneEffect {
  /// Whether two effects have the same type and write the same members, to the byte.
  public static func == (effect: Self, other: Self) -> Bool {
    effect.type.bytes == other.type.bytes
      && ValueWriter.text { effect.write(to: &$0) }.bytes
        == ValueWriter.text { other.write(to: &$0) }.bytes
  }

  /// False by default.
  public var carriesSecret: Bool { false }

  /// None by default.
  public static var descriptions: [EffectDescription] { [] }
}

extension Never: SceneEffect {
  /// Never called, since there is no value.
  public var type: String {
    switch self {
    }
  }

  /// Never called, since there is no value.
  public func write(to members: inout MemberWriter) {}
}
