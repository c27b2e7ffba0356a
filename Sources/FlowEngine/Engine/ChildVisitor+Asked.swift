extension ChildVisitor {
  /// What is asked of the child that an event is for.
  @usableFromInline struct Asked {
    @usableFromInline enum Question {
      /// What kind of value the event has.
      case kind
      /// Whether the part at its target is a secret, also of a child that takes no events.
      case secret
    }

    @usableFromInline let address: EventAddress
    @usableFromInline let question: Question
    @usableFromInline var answer = Answer()

    /// What the child says.
    @usableFromInline struct Answer {
      var kind: SceneInput.Value?
      var isSecret = false
    }

    init(_ question: Question, _ address: EventAddress) {
      self.question = question
      self.address = address
    }

    /// Asks the child's scene, of an event as the child sees it.
    @usableFromInline @inline(never) mutating func ask<S: Scene>(_ scene: S, _ event: Event) {
      switch question {
      case .kind: answer.kind = scene.kind(of: event)
      case .secret: answer.isSecret = event.target.map { scene.hasSecretPart(at: $0) } ?? false
      }
    }
  }
}

extension Scene {
  /// The kind of value that a command or a response has, as this scene, or the child that it is for, lists it.
  @usableFromInline func kind(of event: Event) -> SceneInput.Value? {
    if Self.isComposed, let answer = childAnswer(.kind, event) { return answer.kind }
    switch event {
    case .command(let command): return Self.inputs.value(of: command)
    case .response(let response): return Self.responses.value(of: response)
    default: return nil
    }
  }

  /// Whether a node is of a part whose text is a secret, in this scene or in the child that has it.
  @usableFromInline func hasSecretPart(at node: NodeID) -> Bool {
    // Listing the parts of the whole tree would open its scenes.
    if Self.isComposed, node.isOfChild, let answer = childAnswer(.secret, .focus(target: node)) {
      return answer.isSecret
    }
    return Part.allCases.contains { $0.isSecret && PartName.names($0.rawValue, node) }
  }

  /// What the child that an event is for answers; `nil` if the event is for no child.
  @inline(never) private func childAnswer(
    _ question: ChildVisitor.Asked.Question, _ event: Event
  ) -> ChildVisitor.Asked.Answer? {
    withUnsafePointer(to: event) {
      var scene = self
      var asked = ChildVisitor.Asked(question, EventAddress($0, event.name))
      let isFound = withUnsafeMutablePointer(to: &asked) {
        var visitor = ChildVisitor(.ask($0))
        scene.reachChildren(&visitor)
        return visitor.isDone
      }
      return isFound ? asked.answer : nil
    }
  }
}
