/// An effect that a scene may request, as `flow scenes` lists it and hosts declare it.
public struct EffectDescription: Equatable, Sendable {
  /// A member that follows `type`.
  public struct Member: Equatable, Sendable {
    /// The member's name.
    public var name: String
    /// The member's form in JSON, such as `a number`.
    public var expectation: String
    /// Whether an effect of the type can lack the member.
    public var isOptional: Bool

    private init(_ name: String, _ expectation: String, isOptional: Bool) {
      self.name = name
      self.expectation = expectation
      self.isOptional = isOptional
    }

    /// A member that every effect of the type has.
    public static func member<Value: MemberValue>(_ name: String, _ value: Value.Type) -> Member {
      Member(name, Value.expectation, isOptional: false)
    }

    /// A member that an effect of the type can lack.
    public static func optional<Value: MemberValue>(_ name: String, _ value: Value.Type) -> Member {
      Member(name, Value.expectation, isOptional: true)
    }

    /// A member that is an object, whose members have any names and one type.
    public static func object<Value: MemberValue>(_ name: String, of value: Value.Type) -> Member {
      Member(name, "an object, each \(Value.expectation)", isOptional: false)
    }
  }

  /// The effect's `type` in a frame.
  public var type: String
  /// The members that follow it, in order.
  public var members: [Member]

  /// Describes the effects of a type.
  public init(_ type: String, _ members: Member...) {
    self.type = type
    self.members = members
  }
}
