extension ComposedScene {
  /// The texts of the children.
  public static var textInput: TextInput<Self>? { .ofChildren }
}

extension ComposedScene where Self: TextInputScene {
  /// The scene's own texts, and those of the children.
  public static var textInput: TextInput<Self>? {
    let (own, children) = (TextInput<Self>(), TextInput<Self>.ofChildren)
    return TextInput(
      visit: {
        own.visit(&$0, &$1)
        children.visit(&$0, &$1)
      },
      // What of the children is derived from secrets has followed in the visit.
      didOmitSecrets: { own.didOmitSecrets(&$0, $1) },
      verdicts: { own.verdicts($0, $1) + children.verdicts($0, $1) },
      standIns: { own.standIns($0, $1, $2, $3, $4) },
      refineStandIns: { own.refineStandIns(&$0, $1, $2) })
  }
}

extension TextInput where S: ComposedScene {
  /// The texts of the children, each with its path before it. Recordings have stand-ins of the right shape
  /// for them, without the proposals of the children.
  fileprivate static var ofChildren: TextInput {
    TextInput(
      visit: { scene, texts in
        withUnsafeMutablePointer(to: &texts) {
          var visitor = ChildVisitor(.texts($0))
          scene.visitChildren(&visitor)
        }
      },
      didOmitSecrets: { _, _ in },
      verdicts: { scene, _ in
        var scene = scene
        var verdicts: [Bool] = []
        withUnsafeMutablePointer(to: &verdicts) {
          var visitor = ChildVisitor(.verdicts($0))
          scene.visitChildren(&visitor)
        }
        return verdicts
      },
      standIns: { _, _, _, _, _ in [] }, refineStandIns: { _, _, _ in })
  }
}

extension ChildVisitor {
  /// Visits what is entered in a child.
  @usableFromInline func visitTexts<S: Scene>(
    of core: ChildCore<S>, _ texts: UnsafeMutablePointer<EnteredTexts>
  ) {
    guard let input = S.textInput else { return }
    let outer = texts.pointee.path
    texts.pointee.path = outer + core.path + "/"
    input.visit(&core.engine.current.scene, &texts.pointee)
    if texts.pointee.clearsSecrets {
      input.didOmitSecrets(&core.engine.current.scene, core.engine.context)
    }
    texts.pointee.path = outer
  }

  @usableFromInline func addVerdicts<S: Scene>(
    of core: ChildCore<S>, _ verdicts: UnsafeMutablePointer<[Bool]>
  ) {
    guard let input = S.textInput else { return }
    verdicts.pointee += input.verdicts(core.engine.current.scene, core.engine.context)
  }
}
