/// What a replay begins with.
public struct ReplaySetup: Sendable {
  /// What the scene is shown in; not with `state`, which has its own.
  @usableFromInline package var environment: Environment
  /// The scene's configuration, as it was read; not with `state`, which has its own.
  @usableFromInline package var configuration: JSONValue?
  /// The saved state to go on from; `nil` where the scene is opened anew.
  @usableFromInline package var state: JSONValue?

  /// Makes a setup.
  package init(environment: Environment, configuration: JSONValue? = nil, state: JSONValue? = nil) {
    self.environment = environment
    self.configuration = configuration
    self.state = state
  }
}
