extension ChildVisitor {
  /// What a child may be recorded with in place of an event: it is found before and after the event in the
  /// scene itself, and asked in the scene with stand-ins.
  @usableFromInline struct Proposing {
    @usableFromInline enum Stage { case before, after, ask }

    @usableFromInline let address: EventAddress
    /// The time of the event, in seconds.
    @usableFromInline let time: Double
    @usableFromInline var stage = Stage.before
    /// The cores of the child; `nil` where it is not there.
    @usableFromInline var (before, after): (AnyObject?, AnyObject?)
    @usableFromInline var events: [Event] = []

    init(_ address: EventAddress, at time: Double) {
      self.address = address
      self.time = time
    }
  }

  /// The kind of an event's value, as the child that it is for lists it.
  @usableFromInline struct AskedKind {
    @usableFromInline let address: EventAddress
    @usableFromInline var kind: SceneInput.Value?

    init(_ address: EventAddress) { self.address = address }
  }

  /// The refining of stand-ins: the children of the scene itself are collected first.
  @usableFromInline struct Refining {
    @usableFromInline var originals: [(path: String, core: AnyObject)] = []
    @usableFromInline var isCollecting = true
  }
}

extension Scene {
  /// The kind of value that a command or a response has, as this scene, or the child that it is for, lists it.
  @usableFromInline func kind(of event: Event) -> SceneInput.Value? {
    if Self.isComposed {
      let (isFound, kind) = withUnsafePointer(to: event) {
        var (scene, asked) = (self, ChildVisitor.AskedKind(EventAddress($0, event.name)))
        let isFound = withUnsafeMutablePointer(to: &asked) {
          var visitor = ChildVisitor(.kind($0))
          scene.reachChildren(&visitor)
          return visitor.isDone
        }
        return (isFound, asked.kind)
      }
      if isFound { return kind }
    }
    switch event {
    case .command(let command): return Self.inputs.value(of: command)
    case .response(let response): return Self.responses.value(of: response)
    default: return nil
    }
  }
}
