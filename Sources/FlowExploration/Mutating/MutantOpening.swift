import FlowEngine
import FlowSnapshots

/// Opens scenes with something wrong.
struct MutantOpening: Sendable {
  private let scenes: SceneList
  private let scene: any Scene.Type

  /// - Parameter name: The scene's name; `nil` is returned for one that is not in the list.
  init?(of name: String, in scenes: SceneList) {
    guard let type = scenes.type(of: name) else { return nil }
    self.scenes = scenes
    scene = type
  }

  /// Opens the scene as it is.
  var unchanged: TraceReplay.Opening { scenes.open }

  /// Opens the scene with a mutation; `nil` if a trace with this header cannot have it.
  func opening(_ mutation: Mutation, _ header: TraceHeader) -> TraceReplay.Opening? {
    switch mutation {
    case .number(let path, let percent): numbers(scene, header, path, percent)
    case .eventOrder: unchanged
    case .event, .doubled, .mistaken, .completion, .effect, .slower, .undamped, .later, .member,
      .nodeOrder,
      .effectOrder:
      opening(scene, MutationProbe(mutation))
    }
  }

  /// Opens the scene as it is, so that a probe sees what it does.
  func opening(_ probe: MutationProbe) -> TraceReplay.Opening { opening(scene, probe) }

  private func opening<S: Scene>(
    _ scene: S.Type, _ probe: MutationProbe
  ) -> TraceReplay.Opening {
    { (header, options) throws(TraceError) in
      let result = MutationProbe.$current.withValue(probe) {
        () -> Result<AnyReplay, TraceError> in
        do throws(TraceError) {
          return .success(try header.open(Mutant<S>.self, options))
        } catch {
          return .failure(error)
        }
      }
      return try result.get()
    }
  }

  private func numbers<S: Scene>(
    _ scene: S.Type, _ header: TraceHeader, _ path: String, _ percent: Int
  ) -> TraceReplay.Opening? {
    guard
      let setup = ConfigurationNumbers.setup(scene, header, changing: path, by: percent)
    else { return nil }
    return { (header, options) throws(TraceError) in
      do throws(MemberError) {
        return try scene.ownErased.replay(setup, options)
      } catch {
        throw header.error(for: error)
      }
    }
  }

  /// The paths of the numbers in a header's configuration.
  func numbers(_ header: TraceHeader) -> [String] {
    func paths<S: Scene>(_ scene: S.Type) -> [String] {
      ConfigurationNumbers.paths(scene, header)
    }
    return paths(scene)
  }

  /// The numbers at a path in a header's configuration.
  func numbers(_ header: TraceHeader, at path: String) -> [Double] {
    func numbers<S: Scene>(_ scene: S.Type) -> [Double] {
      ConfigurationNumbers.numbers(scene, header, at: path)
    }
    return numbers(scene)
  }
}
