extension Engine {
  /// Resumes from a saved state, with frames that are identical byte for byte.
  ///
  /// The first frame equals the last one before saving, with its number and time; its cause is `start`,
  /// and it has no effects.
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - saved: The value of `saved`, from any platform.
  ///   - checksLayout: Whether faults in the scene's layout are errors.
  /// - Throws: `MemberError` with the location of the fault: another scene or version, or a member
  ///   that is missing, unknown or out of bounds.
  public init(
    _ scene: S.Type = S.self, restoring saved: String,
    checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    var saved = saved
    let parsed = saved.withUTF8 { bytes -> Result<JSONValue, JSONError> in
      do throws(JSONError) {
        return .success(try JSONValue(parsing: bytes))
      } catch {
        return .failure(error)
      }
    }
    switch parsed {
    case .success(let json): try self.init(restoring: json, checksLayout: checksLayout)
    case .failure(let error): throw MemberError(error.message, at: error.offset)
    }
  }

  /// Resumes from a saved state that has been parsed.
  @usableFromInline package init(
    restoring json: JSONValue, checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    var configuration = S.Configuration()
    let saved = try SavedEngine(
      json, scene: S.name,
      configuration: { (reader) throws(MemberError) in
        configuration = try reader.value("configuration")
      },
      isCompletion: { S.completion(named: $0) != nil })
    faultFinder = checksLayout ? LayoutCheck.finder : nil
    context = SceneContext(configuration: configuration, environment: saved.environment)
    context.moment.time = saved.time
    var scene = S(&context)
    context.discard()
    try Self.restore(&scene, from: saved.state, context)
    current = Frame(scene: scene)
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    current.index = saved.index
    current.time = saved.time
    for transaction in saved.transactions {
      running.append(
        RunningTransaction(
          number: nextTransaction, end: transaction.end,
          completion: transaction.completion.flatMap { S.completion(named: $0) },
          isTimer: transaction.isTimer))
      nextTransaction += 1
    }
    current.animations = saved.animations
    transition = saved.transition
    layOutNodes()
    listFollowing()
    present(at: saved.time)
    if checksLayout { findFault() }
  }

  /// Overwrites the members of a scene that has just been opened with the saved ones.
  private static func restore(
    _ scene: inout S, from state: JSONValue, _ context: SceneContext<S>
  ) throws(MemberError) {
    guard case .object(let given) = state.content else {
      throw MemberError("expected an object, found \(state.kind)", at: state.offset).within("state")
    }
    var members = StateMembers(restoring: given, offset: state.offset)
    scene.visit(&members)
    do throws(MemberError) {
      try members.finishRestoring()
      try scene.didRestore(context)
    } catch {
      throw error.located(in: state).within("state")
    }
  }
}
