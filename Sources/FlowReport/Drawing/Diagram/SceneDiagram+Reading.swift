import FlowSnapshots

/// The reason there is no diagram of a scene.
package enum DiagramError: Error, Equatable {
  /// The tool does not have the scene.
  case unknownScene
  /// A trace cannot be read or replayed.
  case document(DocumentError)
}

extension SceneDiagram {
  /// Draws what traces have shown of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene's name.
  ///   - search: The cases, of which those of other scenes are passed over.
  ///   - check: The scenes, and how much frames may be.
  ///   - moves: What an exploration has found.
  /// - Throws: `DiagramError` for a scene that is unknown and a trace that cannot be replayed.
  package init(
    of scene: String, _ search: SnapshotSearch, check: CaseCheck,
    moves: [ReportCoverage.Move] = []
  ) throws(DiagramError) {
    guard let description = check.scenes.description(of: scene) else { throw .unknownScene }
    let results = Parallel.map(search.cases, jobs: Parallel.processors, progress: { _, _ in }) {
      (snapshot) -> Result<StateWalk, DocumentError>? in
      do throws(FileError) {
        guard try TraceText(at: snapshot.trace).scene == scene else { return nil }
      } catch {
        return .failure(.file(error))
      }
      do throws(DocumentError) {
        return .success(try StateWalk(of: snapshot.trace, check: check))
      } catch {
        return .failure(error)
      }
    }
    var walks: [StateWalk] = []
    for result in results {
      switch result {
      case .success(let walk): walks.append(walk)
      case .failure(let error): throw .document(error)
      case nil: break
      }
    }
    self.init(of: description, walks, moves: moves)
  }
}
