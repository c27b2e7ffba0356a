import FlowEngine

/// What is done with the type of a scene that is found by its name; scripts/build-module writes the
/// list of scenes, `SceneList`.
protocol SceneVisitor {
  associatedtype Result
  associatedtype Failure: Error

  func visit<S: Scene>(_ scene: S.Type) throws(Failure) -> Result
}
