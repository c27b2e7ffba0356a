/// Tells children where they are mounted.
extension ChildVisitor {
  @inlinable mutating func settle<S: Scene>(
    _ core: ChildCore<S>, _ settling: UnsafeMutablePointer<Settling>
  ) {
    let mount = settling.pointee.list.pointee.mounts[settling.pointee.mount]
    if core.mountParent != mount.parent {
      core.mountParent = mount.parent
      core.step = settling.pointee.step
      core.engine.current.nodes.forgetAll()
      settling.pointee.needsLayout = true
    }
    let change = settling.pointee.change(
      from: &core.engine.context.moment.environment, since: core.environmentVersion, at: mount)
    core.environmentVersion = settling.pointee.environmentVersion
    // One that refuses it stays as it was.
    if let change { _ = receive(.environment(change), .environment, core) }
  }
}

extension ChildVisitor {
  /// Whether a child is mounted in another place than it was, or has to be told of its environment.
  @inlinable func concerns<S: Scene>(
    _ core: ChildCore<S>, _ locating: UnsafeMutablePointer<Locating>
  ) -> Bool {
    guard let index = locating.pointee.list.pointee.mountIndex(of: core.number) else {
      return false
    }
    if locating.pointee.hasChange
      || core.environmentVersion != locating.pointee.environmentVersion
      || core.mountParent != locating.pointee.list.pointee.mounts[index].parent
    {
      return true
    }
    var place = locating.pointee.place
    if let parent = locating.pointee.list.pointee.mounts[index].parentIndex {
      place.narrow(to: locating.pointee.list.pointee.windowFrame(at: parent))
    }
    return place.size != core.engine.context.moment.environment.size
      || place.safeArea != core.engine.context.moment.environment.safeArea
      || place.windowOrigin != core.engine.context.moment.environment.windowOrigin
  }
}

extension ChildVisitor.Settling {
  /// The change of the environment for a child at a place; `nil` if it sees what it saw before.
  ///
  /// - Parameters:
  ///   - last: What it has been told, where it is.
  ///   - version: The number of changes of the parent's environment that it has been told of.
  ///   - mount: The place.
  @usableFromInline mutating func change(
    from last: UnsafePointer<Environment>, since version: Int, at mount: NodeMount
  ) -> EnvironmentChange? {
    var place = ChildPlace(environment)
    if let parent = mount.parentIndex { place.narrow(to: list.pointee.windowFrame(at: parent)) }
    // Mostly only the place has changed: then no environment is copied or compared.
    if !hasChange, version == environmentVersion {
      return EnvironmentChange(from: ChildPlace(last.pointee), to: place)
    }
    return change(from: last.pointee, to: place)
  }

  /// The change for a child to which the parent's environment has changed.
  private func change(from last: Environment, to place: ChildPlace) -> EnvironmentChange? {
    var environment = environment
    environment.size = place.size
    environment.safeArea = place.safeArea
    environment.windowOrigin = place.windowOrigin
    // One that was not mounted has missed what came before.
    if var given = change, var before {
      before.size = last.size
      before.safeArea = last.safeArea
      before.windowOrigin = last.windowOrigin
      guard before == last else { return full(from: last, to: environment) }
      if given.size != nil || last.size != environment.size { given.size = environment.size }
      if given.safeArea != nil || last.safeArea != environment.safeArea {
        given.safeArea = environment.safeArea
      }
      if given.windowOrigin != nil || last.windowOrigin != environment.windowOrigin {
        given.windowOrigin = environment.windowOrigin
      }
      return given
    }
    return full(from: last, to: environment)
  }

  /// All that differs.
  private func full(from last: Environment, to environment: Environment) -> EnvironmentChange? {
    var change = EnvironmentChange(from: last, to: environment)
    if environment.fonts != last.fonts {
      change = change ?? EnvironmentChange()
      change?.fonts = environment.fonts
    }
    return change
  }
}
