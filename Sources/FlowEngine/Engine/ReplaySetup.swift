/// The starting point of a replay.
public struct ReplaySetup: Equatable, Sendable {
  /// The scene's environment; ignored if there is a `state`, which has its own.
  @usableFromInline package var environment: Environment
  /// The scene's configuration as parsed; ignored if there is a `state`, which has its own.
  @usableFromInline package var configuration: JSONValue?
  /// The saved state to resume from; `nil` to open the scene from the start.
  @usableFromInline package var state: JSONValue?

  /// Creates a setup.
  package init(
    environment: Environment = Environment(), configuration: JSONValue? = nil,
    state: JSONValue? = nil
  ) {
    self.environment = environment
    self.configuration = configuration
    self.state = state
  }
}
