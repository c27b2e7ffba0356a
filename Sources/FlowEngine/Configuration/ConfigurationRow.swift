/// A line in the description of a configuration.
public struct ConfigurationRow: Equatable, Sendable {
  /// The member's name, with the names of the groups it is in, such as `heights.open`.
  public var path: String
  /// What is expected in JSON.
  public var expectation: String
  /// The default, as JSON.
  public var defaultValue: String
  /// What the member means.
  public var summary: String
}
