#if hasFeature(Embedded)
  /// A part of a scene of any type.
  package struct AnyPart: ScenePart {
    #if LIVE_ONLY
      package static var allCases: [AnyPart] { [] }
    #else
      package static var allCases: [AnyPart] { SceneKind.current.parts }
    #endif

    package let rawValue: String
    package let kind: Node.Kind
    package let isSecret: Bool
    package let gestures: GestureSet

    package init?(rawValue: String) { nil }

    init(_ name: String, _ kind: Node.Kind, isSecret: Bool, _ gestures: GestureSet) {
      rawValue = name
      self.kind = kind
      self.isSecret = isSecret
      self.gestures = gestures
    }
  }

  /// The state of a scene of any type, by its name.
  package struct AnyState: RawRepresentable, CaseIterable, Sendable {
    package static var allCases: [AnyState] { [] }

    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A completion of a scene of any type, by its name.
  package struct AnyCompletion: RawRepresentable, Equatable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static func == (one: AnyCompletion, other: AnyCompletion) -> Bool {
      one.rawValue.bytes == other.rawValue.bytes
    }
  }

  /// An effect of a scene of any type.
  package struct AnyEffect: SceneEffect {
    package let type: String
    package let carriesSecret: Bool
    private let writeBody: @Sendable (inout MemberWriter) -> Void

    init<Effect: SceneEffect>(_ effect: Effect) {
      type = effect.type
      carriesSecret = effect.carriesSecret
      writeBody = { members in effect.write(to: &members) }
    }

    package func write(to members: inout MemberWriter) { writeBody(&members) }
  }
#endif
