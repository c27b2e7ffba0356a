extension ComposedScene {
  /// The texts of the children.
  public static var textInput: TextInput<Self>? { .ofChildren }
}

extension ComposedScene where Self: TextInputScene {
  /// The scene's own texts, and those of the children.
  public static var textInput: TextInput<Self>? {
    let (own, children) = (TextInput<Self>(), TextInput<Self>.ofChildren)
    return TextInput(
      listsOwn: true,
      visit: {
        own.visit(&$0, &$1)
        children.visit(&$0, &$1)
      },
      // What of the children is derived from secrets has followed in the visit.
      didOmitSecrets: { own.didOmitSecrets(&$0, $1) },
      verdicts: { own.verdicts($0, $1) + children.verdicts($0, $1) },
      standIns: { own.standIns($0, $1, $2, $3, $4) + children.standIns($0, $1, $2, $3, $4) },
      refineStandIns: {
        own.refineStandIns(&$0, $1, $2)
        children.refineStandIns(&$0, $1, $2)
      })
  }
}

extension TextInput where S: ComposedScene {
  /// The texts of the children, each with its path before it.
  fileprivate static var ofChildren: TextInput {
    TextInput(
      listsOwn: false,
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
      standIns: { scene, event, before, after, context in
        withUnsafePointer(to: event) {
          var proposing = ChildVisitor.Proposing(EventAddress($0, event.name), at: context.time)
          for (stage, scene) in [
            (.before, before), (.after, after), (.ask, scene),
          ] as [(ChildVisitor.Proposing.Stage, S)] {
            var scene = scene
            proposing.stage = stage
            withUnsafeMutablePointer(to: &proposing) {
              var visitor = ChildVisitor(.propose($0))
              scene.visitChildren(&visitor)
            }
          }
          return proposing.events
        }
      },
      refineStandIns: { scene, original, _ in
        var refining = ChildVisitor.Refining()
        var original = original
        withUnsafeMutablePointer(to: &refining) {
          var visitor = ChildVisitor(.refine($0))
          original.visitChildren(&visitor)
          $0.pointee.isCollecting = false
          scene.visitChildren(&visitor)
        }
      })
  }
}

extension ChildVisitor {
  /// Visits what is entered in a child.
  @usableFromInline func visitTexts<S: Scene>(
    of core: ChildCore<S>, _ texts: UnsafeMutablePointer<EnteredTexts>
  ) {
    if texts.pointee.clearsSecrets { core.engine.leaving.omitTexts() }
    guard let input = S.textInput else { return }
    let outer = texts.pointee.path
    texts.pointee.path = outer + core.path + "/"
    input.visit(&core.engine.current.scene, &texts.pointee)
    if texts.pointee.clearsSecrets {
      input.didOmitSecrets(&core.engine.current.scene, core.engine.context)
    }
    texts.pointee.path = outer
  }

  /// Updates what a child derives from its texts.
  @usableFromInline func refreshTexts<S: Scene>(
    of core: ChildCore<S>, _ failure: UnsafeMutablePointer<MemberError?>
  ) {
    do throws(MemberError) {
      try core.engine.refreshTexts()
    } catch {
      failure.pointee = error.within(core.path)
    }
  }

  @usableFromInline func addVerdicts<S: Scene>(
    of core: ChildCore<S>, _ verdicts: UnsafeMutablePointer<[Bool]>
  ) {
    guard Recognition.isIncluded, let input = S.textInput else { return }
    verdicts.pointee += input.verdicts(core.engine.current.scene, core.engine.context)
  }

  /// Finds the child that an event is for, or asks it for events in place of it.
  @usableFromInline mutating func propose<S: Scene>(
    _ core: ChildCore<S>, _ proposing: UnsafeMutablePointer<Proposing>
  ) {
    guard Recognition.isIncluded, !isDone, let input = S.textInput,
      core.isAddressed(by: proposing.pointee.address)
    else { return }
    isDone = true
    switch proposing.pointee.stage {
    case .before: proposing.pointee.before = core
    case .after: proposing.pointee.after = core
    case .ask:
      guard let before = proposing.pointee.before, let after = proposing.pointee.after else {
        return
      }
      // A path names children of one type.
      let earlier = unsafeDowncast(before, to: ChildCore<S>.self).engine.current.scene
      let later = unsafeDowncast(after, to: ChildCore<S>.self).engine.current.scene
      var context = core.engine.context
      context.moment.time = proposing.pointee.time
      let seen = core.seen(proposing.pointee.address.event.pointee)
      let events = input.standIns(core.engine.current.scene, seen, earlier, later, context)
      proposing.pointee.events = events.map { $0.nested(in: core.path) }
    }
  }

  /// Keeps a child of the scene itself, or refines the stand-ins of the one that is to be like it.
  @usableFromInline func refine<S: Scene>(
    _ core: ChildCore<S>, _ refining: UnsafeMutablePointer<Refining>
  ) {
    guard Recognition.isIncluded, let input = S.textInput else { return }
    if refining.pointee.isCollecting {
      return refining.pointee.originals.append((core.path, core))
    }
    for (path, original) in refining.pointee.originals where path.bytes == core.path.bytes {
      // A path names children of one type.
      let scene = unsafeDowncast(original, to: ChildCore<S>.self).engine.current.scene
      input.refineStandIns(&core.engine.current.scene, scene, core.engine.context)
    }
  }
}
