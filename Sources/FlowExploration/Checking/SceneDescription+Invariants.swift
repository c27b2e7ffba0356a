import FlowEngine
import FlowSnapshots

extension SceneDescription {
  /// What is wrong with the name of an invariant, and which is nearest; `nil` for any scene's, the scene's own
  /// and that of one that it holds. A scene that does not list its own may have any.
  package func fault(ofInvariant name: String) -> String? {
    guard let invariants else { return nil }
    let known = SceneChecks.names.map { $0.name } + invariants
    guard !known.contains(where: { $0.bytes == name.bytes }) else { return nil }
    return Suggestion.unknown("invariant", name, among: known)
  }
}
